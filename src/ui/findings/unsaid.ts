/** Warnings of the simulation that no finding says as well. Pure. */
import type { Sentence } from "../../engine/index.ts";
import type { Finding } from "../../engine/insight.ts";

export function unsaid(warnings: readonly Sentence[], findings: readonly Finding[]): readonly Sentence[] {
  return warnings.filter((warning) => !findings.some((finding) => says(finding, warning)));
}

/** The finding is about the same key of the same file. */
function says(finding: Finding, warning: Sentence): boolean {
  switch (warning.id) {
    case "warning.unknownKey":
      return (
        (finding.rule === "unknown-key" || finding.rule === "key-in-wrong-table") &&
        finding.params.path === warning.params.path &&
        finding.params.key === warning.params.key
      );
    case "warning.projectKeyIgnored":
      return (
        finding.place.path === warning.params.path &&
        (finding.rule === "marker-in-project-config"
          ? warning.params.key === "project_root_markers"
          : finding.rule === "key-not-for-projects" && finding.params.key === warning.params.key)
      );
    case "warning.requirements.sandbox":
    case "warning.requirements.approval":
      return finding.rule === "required-value" && finding.params.wanted === warning.params.wanted;
    default:
      return false;
  }
}
