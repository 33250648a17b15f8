/** `npm run reference:capture -- NAME…` (or `--all`): runs cases with the real Codex and stores what it sent as their truth. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readCases, truthFile } from "../cases.ts";
import { runReference } from "../run.ts";
import { readTextPack } from "../textPack.ts";
import { truthOf } from "../truth.ts";

const { values, positionals } = parseArgs({
  options: { all: { type: "boolean", default: false } },
  allowPositionals: true,
});
if (positionals.length === 0 && !values.all) {
  console.error("Name the cases to capture (a part of the name is enough), or say --all.");
  process.exit(2);
}
const { cases, faults } = readCases({ names: positionals, codex: null });
for (const { name, scenario } of cases) {
  const capture = await runReference(scenario);
  const pack = readTextPack(scenario.codex)?.byKey ?? new Map<string, string>();
  writeFileSync(truthFile(name), `${JSON.stringify(truthOf(scenario, capture, pack), null, 1)}\n`);
  console.log(
    `${name}: ${capture.requests.length} requests${capture.error === null ? "" : `; Codex refuses: ${capture.error}`}`,
  );
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 || cases.length === 0 ? 1 : 0;
