/** Before each file of unit tests: a thread can be taken up again, as in the app at rest. */
import { loadReopening } from "../src/engine/index.ts";

await loadReopening();
