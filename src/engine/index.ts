/** The only door of the engine. */

export { agentId } from "./agents/ids.ts";
export { hasEnvironments } from "./environments/registry.ts";
export { RulesMissing } from "./late.ts";
export { areRulesLoaded, loadLateRules, loadRules } from "./loadRules.ts";
export { decodeBase64, encodeBase64, isBase64 } from "./machine/base64.ts";
export { FileSystem } from "./machine/files.ts";
export {
  ancestors as ancestorsOf,
  baseName,
  below as pathBelow,
  isAbsolute as isAbsolutePath,
  isBelow,
  isNormal as isNormalPath,
  join as joinPath,
  namesOf,
  normalise as normalisePath,
  parentOf,
  separatorOf,
  topOf,
} from "./machine/path.ts";
export { decodeLossy, encodeUtf8 } from "./machine/utf8.ts";
export { type Offsets, offsetsOf } from "./machine/utf8Offsets.ts";
export { canonicalPath, isWindowsPath } from "./machine/windowsPath.ts";
export type * from "./provenance.ts";
export { byteLength, bytesOf, sliceSpan, textOf } from "./provenance.ts";
export { CODEX_RELEASES, type CodexRelease } from "./releases/names.ts";
export { isLoaded, loadRelease, modelsOf } from "./releases/registry.ts";
export type * from "./scenario.ts";
export { ENVIRONMENT_STATES, MODES, SET_KEYS, SURFACES } from "./scenario.ts";
export type * from "./sentences.ts";
export { sentence } from "./sentences.ts";
export type * from "./simulation.ts";
export { FRAGMENTS, NOT_MODELLED, ROLES, SANDBOX_MODES, SKILL_VERDICTS, VERDICTS } from "./simulation.ts";
export { STAND_INS, type TextKey, type TextPack, type Texts, textsOf } from "./texts.ts";
export { Simulator, simulate } from "./thread/simulate.ts";
export type * from "./timeline.ts";
export { COMPACTION_PHASES, COMPACTION_REASONS, FATES } from "./timeline.ts";
