/** The byte at which a file is cut lies inside a character: the model sees U+FFFD in its place. */
import type { Rule } from "../context.ts";
import { inFile } from "../finding.ts";
import { characterAcross, readRow, sentRows } from "./sent.ts";

export const cutInCharacter: Rule<"cut-in-character"> = {
  severity: "info",
  *find(context) {
    for (const listed of sentRows(context)) {
      // The global file is never cut; as a project file, where CODEX_HOME lies on the way, it may be.
      const row = listed.asProjectFile ?? listed;
      const sent = row.cutAt === null ? null : readRow(context, row);
      const across = sent === null ? null : characterAcross(sent.bytes, row.cutAt ?? 0);
      if (sent === null || across === null) continue;
      const width = across.end - across.start === 4 ? 2 : 1;
      yield {
        params: { path: sent.path, offset: row.cutAt ?? 0 },
        place: inFile(sent.path, sent.range(sent.end, sent.end + width)),
        fixes: [],
      };
    }
  },
};
