import { ChevronDown, ChevronRight, File, FileX, Link } from "lucide-react";
import { type CSSProperties, memo, type ReactNode, useMemo } from "react";
import { byteLength, type FileNode, type FileReport } from "../../engine/index.ts";
import { TEST_IDS } from "../../testIds.ts";
import { EnvironmentFlags } from "../environments/EnvironmentFlags.tsx";
import { FindingsMark } from "../findings/FindingsMark.tsx";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import { useLateFindings } from "../views/answer/lateFindings.ts";
import type { TreeRow } from "./treeRows.ts";
import { VerdictMarks } from "./VerdictMark.tsx";

interface Props {
  readonly row: TreeRow;
  readonly node: FileNode | undefined;
  /** Several where environments look at one file; empty where Codex does not look. */
  readonly reports: readonly FileReport[];
  readonly selected: boolean;
  /** In the tab order. */
  readonly reachable: boolean;
  readonly isCut: boolean;
  readonly isDrop: boolean;
  readonly isConfig: boolean;
  readonly isBroken: boolean;
  /** The flag of the present directory does not mean the start. */
  readonly moved: boolean;
}

const SKILL_NAME = /^skill\.md$/i;

/** One row: name, size, verdict or flag, and the line from the root to the start directory. */
export const TreeRowView = memo(function TreeRowView(props: Props): ReactNode {
  const { row, node, reports } = props;
  const report = reports.find(({ used }) => used > 0) ?? reports[0];
  const { panels } = usePanelTranslate();
  const late = useLateFindings();
  const link = typeof node === "object" && "symlink" in node ? node.symlink : null;
  const quiet = !row.directory && (report === undefined ? !props.isConfig && !props.isBroken : report.used === 0);
  const classes = ["tree-row"];
  if (quiet) classes.push("is-quiet");
  if (props.isCut) classes.push("is-cut");
  if (props.isDrop) classes.push("is-drop");

  return (
    <div
      role="treeitem"
      className={classes.join(" ")}
      style={{ "--depth": row.depth, "--guide": row.guide ?? 0 } as CSSProperties}
      aria-level={row.depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.directory ? row.open : undefined}
      aria-selected={props.selected}
      tabIndex={props.reachable ? 0 : -1}
      draggable
      title={row.path}
      data-testid={TEST_IDS.treeRow}
      data-path={row.path}
      data-verdict={reports.length === 0 ? undefined : [...new Set(reports.map(({ verdict }) => verdict))].join(" ")}
    >
      {row.guide !== null && <span className={`tree-guide${row.guideEnds ? " ends" : ""}`} />}
      <span className="tree-mark">
        {row.directory ? (
          <Mark row={row} node={node} />
        ) : (
          <FindingsMark path={row.path}>
            <Mark row={row} node={node} />
          </FindingsMark>
        )}
      </span>
      <span className="tree-name">
        {row.name}
        {link !== null && <span className="tree-target"> {panels.files.link(link)}</span>}
      </span>
      <span className="tree-bytes">
        {row.directory ? row.inside > 0 && panels.files.inside(row.inside) : <Size node={node} report={report} />}
      </span>
      {row.isCwd || row.environments.length > 0 ? (
        <span className="tree-flags">
          {row.isCwd && (
            <span className="tree-flag">{props.moved ? panels.files.worksHere : panels.files.startsHere}</span>
          )}
          <EnvironmentFlags row={row} />
        </span>
      ) : props.isBroken ? (
        <span className="row-verdict tone-bad">{panels.files.broken}</span>
      ) : report !== undefined ? (
        <VerdictMarks reports={reports} />
      ) : props.isConfig ? (
        <span className="row-verdict tone-quiet">{panels.files.config}</span>
      ) : late !== null && SKILL_NAME.test(row.name) ? (
        <late.SkillMark path={row.path} />
      ) : (
        <span />
      )}
    </div>
  );
});

function Mark({ row, node }: { readonly row: TreeRow; readonly node: FileNode | undefined }): ReactNode {
  if (!row.directory) {
    const Icon = typeof node !== "object" ? File : "symlink" in node ? Link : "unreadable" in node ? FileX : File;
    return <Icon size={11} aria-hidden />;
  }
  return row.open ? <ChevronDown size={13} aria-hidden /> : <ChevronRight size={13} aria-hidden />;
}

function Size(props: { readonly node: FileNode | undefined; readonly report: FileReport | undefined }): ReactNode {
  const { panels } = usePanelTranslate();
  const { node, report } = props;
  const bytes = useMemo(() => bytesOf(node), [node]);
  if (report !== undefined && report.used > 0 && report.used < report.bytes && report.cutAt !== null) {
    return panels.files.used(report.used, report.bytes);
  }
  return bytes === null ? null : panels.files.size(bytes);
}

/** Size in bytes of a regular file; null for everything else. */
function bytesOf(node: FileNode | undefined): number | null {
  if (typeof node === "string") return byteLength(node);
  if (node === undefined || !("base64" in node)) return null;
  const padding = node.base64.endsWith("==") ? 2 : node.base64.endsWith("=") ? 1 : 0;
  return (node.base64.length / 4) * 3 - padding;
}
