/** Before each file of unit tests: threads can be compacted and taken up again, skills read, as in the app at rest. */
import { loadCompaction, loadReopening, loadSkills } from "../src/engine/index.ts";

await Promise.all([loadCompaction(), loadReopening(), loadSkills()]);
