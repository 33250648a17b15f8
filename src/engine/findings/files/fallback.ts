/** Fallback names that Codex does not accept. */
import { lookUp } from "../../config/merge.ts";
import type { Origin } from "../../simulation.ts";
import { cwdOf } from "../configs/layers.ts";
import type { FindingContext, Rules } from "../context.ts";
import { type FindingPlace, type Fix, fix, inFile } from "../finding.ts";
import { settingEdit } from "./edits.ts";
import { FALLBACK_KEY } from "./names.ts";
import { configText, placeOfSetting, rangeOfValue } from "./ranges.ts";

export const FALLBACK_RULES: Rules<"fallback-refused"> = {
  "fallback-refused": {
    severity: "warning",
    *find(context) {
      const fallback = context.moment.settings?.fallbackFilenames;
      if (fallback === undefined) return;
      const { value, origin } = fallback;
      const path = origin.kind === "config" ? origin.path : null;
      for (const [index, name] of value.entries()) {
        const { acceptFallbackName, namesIn } = context.release.agentsMd;
        if (acceptFallbackName(name) !== null && namesIn(cwdOf(context), [name]).length > 0) continue;
        const place = placeOfItem(context, origin, index);
        yield { params: { name, path }, place, fixes: fixesOf(context, origin, value, index) };
      }
    },
  },
};

/** The name in the list, as it is written. */
function placeOfItem(context: FindingContext, origin: Origin, index: number): FindingPlace {
  const path = origin.kind === "config" ? origin.path : null;
  const table = context.configs.find((config) => config.path === path)?.table;
  const list = table ? lookUp(table, [FALLBACK_KEY]) : undefined;
  const item = list?.kind === "array" ? list.items[index] : undefined;
  const text = path === null ? null : configText(context, path);
  if (path === null || text === null || !item?.line || !item.column) return placeOfSetting(context, origin);
  const range = rangeOfValue(text, item.line, item.column);
  return range === null ? placeOfSetting(context, origin) : inFile(path, range);
}

/** The plain name where the slash is needless (`./CLAUDE.md`), else the list without the name. */
function fixesOf(context: FindingContext, origin: Origin, names: readonly string[], index: number): readonly Fix[] {
  const plain = context.release.agentsMd.acceptFallbackName(
    (names[index] ?? "").trim().replace(/^(?:\.\/+)+|\/+$/g, ""),
  );
  const kept = plain === null || names.includes(plain) ? names.toSpliced(index, 1) : names.with(index, plain);
  const edits = settingEdit(context, origin, [FALLBACK_KEY], kept);
  if (edits.length === 0) return [];
  return [
    fix("set-key", { key: FALLBACK_KEY, value: `[${kept.map((name) => JSON.stringify(name)).join(", ")}]` }, ...edits),
  ];
}
