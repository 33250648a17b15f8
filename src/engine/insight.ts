/**
 * The second door of the engine, for what is said about a simulation: findings, and where a piece of text stands. The app
 * loads it after the answer.
 */

export { cutAt } from "./agentsMd/cut.ts";
export { type OverrideText, readOverrideText } from "./config/overrideText.ts";
export { codexRefusal, codexWarnings } from "./config/says/index.ts";
export {
  type ConfigLine,
  type ConfigLineId,
  type ConfigLineParams,
  type ConfigLineSays,
  explainConfigKey,
} from "./findings/configLine.ts";
export type { ConfigFindingParams } from "./findings/configParams.ts";
export { FindingContext, type FindingMoment } from "./findings/context.ts";
export type { FileFindingParams } from "./findings/fileParams.ts";
export { bySeverity, endOf, findingsOf, findingsOneByOne, RULE_IDS } from "./findings/find.ts";
export type * from "./findings/finding.ts";
export { fix, SEVERITIES } from "./findings/finding.ts";
export type { SkillFindingParams } from "./findings/skillParams.ts";
export type { TextFindingParams } from "./findings/textParams.ts";
export type { ThreadFindingParams } from "./findings/threadParams.ts";
export { skillsBudget } from "./fragments/skillsBudget.ts";
export type { Detected, MigrationRefusal } from "./migration/detect.ts";
export {
  detectAll,
  type Migration,
  type MigrationItem,
  type MigrationPlaces,
  migrate,
  placeOfWrite,
  type ScopeDetected,
} from "./migration/migrate.ts";
export { type Rewriting, type RewrittenText, rewriteTerms, type TermChange } from "./migration/terms.ts";
export {
  type FileVersion,
  placesOfConfig,
  placesOfFile,
  placesOfSource,
  type TextPlace,
} from "./places/places.ts";
export { partAt, type SourcePiece, sourcesOf } from "./places/sources.ts";
export { type Absence, type AbsenceParams, type Stands, type StandsInput, standsIn } from "./places/stands.ts";
export { MIGRATION_RULES, type MigrationRelease } from "./releases/migration.ts";
export {
  TRAIT_GROUPS,
  TRAIT_VALUES,
  type TraitArea,
  type TraitGroup,
  type Traits,
  type TraitValue,
} from "./releases/traits.ts";
export { changedAreas, RELEASE_TRAITS } from "./releases/traitsOf.ts";
export { pseudoUserMarker } from "./thread/compaction/pseudoUser.ts";
export { machineFiles } from "./thread/start.ts";
