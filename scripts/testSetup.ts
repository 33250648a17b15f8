/** Before each file of unit tests: every rule of the newest release is there, as in the app at rest. */
import { loadLateRules } from "../src/engine/index.ts";

await loadLateRules();
