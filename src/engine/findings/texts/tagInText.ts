/** The tags that Codex writes around the instructions, inside a text: nothing is escaped. */
import type { Rule } from "../context.ts";
import { inFile } from "../finding.ts";
import { sentTexts } from "./sent.ts";

const TAGS = ["</INSTRUCTIONS>", "<INSTRUCTIONS>"] as const;

export const tagInText: Rule<"tag-in-text"> = {
  severity: "warning",
  /** Once for each tag of a file, at its first place. */
  *find(context) {
    for (const sent of sentTexts(context)) {
      for (const tag of TAGS) {
        const at = sent.text.indexOf(tag);
        if (at < 0 || at + tag.length > sent.end) continue;
        yield {
          params: { path: sent.path, tag },
          place: inFile(sent.path, sent.range(at, at + tag.length)),
          fixes: [],
        };
      }
    }
  },
};
