/** Demonstrations: values that are refused, replaced, or read in another way. Imports only types and data. */
import type { ConfigFindingParams } from "../../engine/insight.ts";
import { HOME, REPO, USER_CONFIG } from "../examples/machine.ts";
import { PROJECT_CONFIG, TRUST, trust } from "./configKeys.ts";
import type { Demonstration } from "./demonstration.ts";
import { type Files, inRepository, probe } from "./fileParts.ts";

type Ids =
  | "refused-start"
  | "trust-for-another-path"
  | "overruled-key"
  | "relative-path"
  | "base-replaced"
  | "managed-near-limit"
  | "required-value";

const REQUIREMENTS = "/etc/codex/requirements.toml";

const BRIEF = "Answer in one sentence.";
const LONG = "Explain every step.";
const voice = (text: string): string => `developer_instructions = "${text}"\n`;

/** A further directory to write to, said in the project's own config. */
const withRoot = (path: string): Files => ({
  [USER_CONFIG]: TRUST,
  [PROJECT_CONFIG]: `[sandbox_workspace_write]\nwritable_roots = ["${path}"]\n`,
  [`${HOME}/shared/notes.md`]: "",
});

const REVIEW = "You review pull requests.";

const CAUTION = "Never touch the production database. ";
const managed = (times: number): Files => ({
  [REQUIREMENTS]: `additional_developer_instructions = "${CAUTION.repeat(times)}"\n`,
});

const WRITABLE = `<entry access="write"><path>${REPO}</path></entry>`;
const mayWrite = (allowed: string): Files => ({
  [USER_CONFIG]: `sandbox_mode = "workspace-write"\n\n${TRUST}`,
  [REQUIREMENTS]: `allowed_sandbox_modes = [${allowed}]\n`,
});

export const CONFIG_VALUES: { readonly [Id in keyof Pick<ConfigFindingParams, Ids>]: Demonstration } = {
  "refused-start": {
    raises: inRepository("A value that Codex does not know", { [USER_CONFIG]: 'sandbox_mode = "workspace_write"\n' }),
    nearMiss: inRepository("A value that it knows", { [USER_CONFIG]: 'sandbox_mode = "workspace-write"\n' }),
    probes: [],
  },
  "trust-for-another-path": {
    raises: inRepository("Trusted where it lay before", { [USER_CONFIG]: trust("/home/dev/old/acme") }),
    nearMiss: inRepository("Trusted where it lies", { [USER_CONFIG]: TRUST }),
    probes: [probe(WRITABLE, false, true, true)],
  },
  "overruled-key": {
    raises: inRepository("The project's config overrules the user's", {
      [USER_CONFIG]: `${voice(LONG)}\n${TRUST}`,
      [PROJECT_CONFIG]: voice(BRIEF),
    }),
    nearMiss: inRepository("Only the project says it", { [USER_CONFIG]: TRUST, [PROJECT_CONFIG]: voice(BRIEF) }),
    probes: [probe(LONG, false, false, false), probe(BRIEF, true, true, true)],
  },
  "relative-path": {
    raises: inRepository("A path from the project's directory", withRoot("../shared")),
    nearMiss: inRepository("An absolute path", withRoot(`${HOME}/shared`)),
    probes: [probe(`${REPO}/shared`, true, false, false), probe(`${HOME}/shared`, false, true, true)],
  },
  "base-replaced": {
    raises: inRepository("Base instructions of one's own", { [USER_CONFIG]: `instructions = "${REVIEW}"\n` }),
    nearMiss: inRepository("The same as developer instructions", { [USER_CONFIG]: voice(REVIEW) }),
    probes: [probe(REVIEW, true, true, false)],
  },
  "managed-near-limit": {
    raises: inRepository("Managed instructions of 37,000 bytes", managed(1_000)),
    nearMiss: inRepository("Managed instructions of 370 bytes", managed(10)),
    probes: [probe(CAUTION, true, true, null)],
  },
  "required-value": {
    raises: inRepository("A sandbox that the administrator forbids", mayWrite('"read-only"')),
    nearMiss: inRepository("A sandbox that is allowed", mayWrite('"read-only", "workspace-write"')),
    probes: [probe(WRITABLE, false, true, false)],
  },
};
