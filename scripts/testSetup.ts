/** Before each file of unit tests: threads can be compacted and taken up again, as in the app at rest. */
import { loadCompaction, loadReopening } from "../src/engine/index.ts";

await Promise.all([loadCompaction(), loadReopening()]);
