/** `<permissions instructions>`: what the sandbox allows and when to ask. */
import { mark, type Span, type Spans, span } from "../provenance.ts";
import type { GranularApproval } from "../simulation.ts";
import { codexText, type TextKey, type Texts } from "../texts.ts";
import type { Root, Session } from "../thread/session.ts";
import { writableDirectories } from "./writableRoots.ts";

/** The categories of a granular policy, in the order in which they are listed. */
const CATEGORIES = ["sandbox_approval", "rules", "skill_approval", "request_permissions", "mcp_elicitations"] as const;

/** Header, approval, roots and what may not be read, one block a line; an empty block leaves no line. Null when the part is switched off. */
export function permissionsSpans(session: Session): Spans | null {
  if (!session.includes.permissions) return null;
  const denied = session.corners?.profile?.deniedReads(session) ?? [];
  const blocks = [headerSpans(session), approvalSpans(session), rootsSpans(session), denied];
  return [mark("<permissions instructions>\n"), ...blocks.flatMap(withLineEnd), mark("</permissions instructions>")];
}

/** An empty block leaves no line; a text that ends a line itself gets no second end. */
export function withLineEnd(block: Span[]): Span[] {
  const last = block.at(-1);
  return last === undefined || last.text.endsWith("\n") ? block : [...block, mark("\n")];
}

/** Which sandbox, and whether the network is open. A model may have empty texts instead. */
function headerSpans({ texts, model, sandbox }: Session): Span[] {
  if (model.emptyPermissions) return [];
  const isSaid = sandbox.mode === "workspace-write" || sandbox.origin === "custom";
  const open = isSaid ? sandbox.networkAccess.value : sandbox.mode === "danger-full-access";
  return [
    codexText(texts, `permissions.sandbox.${sandbox.mode}`),
    mark(" Network access is "),
    span(open ? "enabled" : "restricted", isSaid ? sandbox.networkAccess.source : NETWORK_BY_MODE),
    mark("."),
  ];
}

const NETWORK_BY_MODE = { kind: "default", key: "sandbox_mode" } as const;

/** The texts about asking, joined by a blank line. */
function approvalSpans(session: Session): Span[] {
  return approvalPieces(session).flatMap((piece, index) => (index === 0 ? piece : [mark("\n\n"), ...piece]));
}

function approvalPieces({ texts, model, approval, autoReview, features, corners }: Session): Span[][] {
  const text = (key: TextKey): Span[][] => [[codexText(texts, key)]];
  const review = autoReview ? text("permissions.approval.auto-review") : [];
  const requestTool = features.has("request_permissions_tool")
    ? text("permissions.approval.request-permissions-tool")
    : [];
  const prefixes = corners?.prefixes ? [[codexText(texts, "permissions.approval.prefixes"), ...corners.prefixes]] : [];
  const execPermissions = features.has("exec_permission_approvals");
  if (approval === "never") return model.emptyPermissions ? [] : text("permissions.approval.never");
  if (approval === "unless-trusted") return [...text("permissions.approval.unless-trusted"), ...requestTool, ...review];
  if (typeof approval === "object") {
    return [
      ...granularPieces(texts, features, approval),
      ...(execPermissions && approval.sandbox_approval ? text("permissions.approval.on-request.exec-permissions") : []),
      ...(approval.request_permissions ? requestTool : []),
      ...prefixes,
      ...review,
    ];
  }
  if (autoReview && model.autoReview === "replacement") {
    return text("permissions.approval.on-request.auto-review.gpt-6");
  }
  const asks = execPermissions ? "permissions.approval.on-request.exec-permissions" : "permissions.approval.on-request";
  return [...text(asks), ...requestTool, ...prefixes, ...review];
}

/** First the categories that may still ask, then those that are rejected; an empty group is left out. */
function granularPieces(texts: Texts, features: ReadonlySet<string>, approval: GranularApproval): Span[][] {
  const listed = CATEGORIES.filter(
    (category) => category !== "request_permissions" || features.has("request_permissions_tool"),
  );
  const group = (key: TextKey, value: boolean): Span[][] => {
    const items = listed.filter((category) => approval[category] === value).map((category) => `- \`${category}\``);
    return items.length === 0 ? [] : [[codexText(texts, key), mark(`\n${items.join("\n")}`)]];
  };
  return [
    [codexText(texts, "permissions.granular.intro")],
    ...group("permissions.granular.prompted", true),
    ...group("permissions.granular.rejected", false),
  ];
}

/** Only under workspace-write: every directory that may be written to, sorted by bytes. */
function rootsSpans(session: Session): Span[] {
  if (session.sandbox.mode !== "workspace-write") return [];
  return rootsListSpans(writableDirectories(session));
}

/** The sentence that names directories in their order. */
export function rootsListSpans(roots: readonly Root[]): Span[] {
  const label = roots.length === 1 ? " The writable root is " : " The writable roots are ";
  return [mark(label), ...roots.flatMap((root, index) => quoted(root, index > 0)), mark(".")];
}

function quoted(root: Root, separated: boolean): Span[] {
  return [mark(separated ? ", `" : "`"), span(root.value, root.source), mark("`")];
}
