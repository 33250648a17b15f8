/** `<permissions instructions>` of 0.113.0: sandbox, approval, writable roots. */
import { rootsListSpans, withLineEnd } from "../../fragments/permissions.ts";
import { join } from "../../machine/path.ts";
import { mark, type Span, type Spans, span } from "../../provenance.ts";
import type { ApprovalPolicy } from "../../simulation.ts";
import { codexText, type TextKey } from "../../texts.ts";
import type { Root, Session } from "../../thread/session.ts";

export function permissionsSpans(session: Session): Spans {
  const blocks = [headerSpans(session), approvalSpans(session), rootsSpans(session)];
  return [mark("<permissions instructions>\n"), ...blocks.flatMap(withLineEnd), mark("</permissions instructions>")];
}

function headerSpans({ texts, sandbox }: Session): Span[] {
  const isWorkspace = sandbox.mode === "workspace-write";
  const open = isWorkspace ? sandbox.networkAccess.value : sandbox.mode === "danger-full-access";
  const source = isWorkspace ? sandbox.networkAccess.source : ({ kind: "default", key: "sandbox_mode" } as const);
  return [
    codexText(texts, `permissions.sandbox.${sandbox.mode}`),
    mark(" Network access is "),
    span(open ? "enabled" : "restricted", source),
    mark("."),
  ];
}

function approvalSpans({ texts, approval, features, corners }: Session): Span[] {
  const asks: TextKey = features.has("request_permissions")
    ? "permissions.approval.on-request.request-permissions"
    : "permissions.approval.on-request";
  const key = keyOf(approval);
  const text = codexText(texts, key === "permissions.approval.on-request" ? asks : key);
  const prefixes = key === "permissions.approval.on-request" ? (corners?.prefixes ?? []) : [];
  if (typeof approval !== "object") return [text, ...prefixes];
  const answers = (["sandbox_approval", "rules", "mcp_elicitations"] as const)
    .map((category) => `- \`${category}\`: ${!approval[category]}\n`)
    .join("");
  return [
    text,
    ...prefixes,
    mark(`\n\nApproval policy is \`reject\`.\n${answers}`),
    codexText(texts, "permissions.reject"),
  ];
}

function keyOf(approval: ApprovalPolicy): TextKey {
  if (approval === "never") return "permissions.approval.never";
  if (approval === "unless-trusted") return "permissions.approval.unless-trusted";
  return approval === "on-failure" ? "permissions.approval.on-failure" : "permissions.approval.on-request";
}

/** Under workspace-write only, in this order and not sorted. */
function rootsSpans({ sandbox, machine, cwd }: Session): Span[] {
  if (sandbox.mode !== "workspace-write") return [];
  const memories: Root = { value: join(machine.codexHome, "memories"), source: { kind: "machine", fact: "codexHome" } };
  const configured = sandbox.writableRoots;
  const isNamed = configured.some(({ value }) => value === memories.value);
  // A sandbox that the client says has the roots of the client alone.
  const roots = [...configured, ...(isNamed || sandbox.origin === "said" ? [] : [memories]), cwd];
  if (sandbox.slashTmp) roots.push({ value: "/tmp", source: { kind: "default", key: "sandbox_workspace_write" } });
  if (sandbox.tmpdirVariable && machine.tmpdir !== null) {
    roots.push({ value: machine.tmpdir, source: { kind: "machine", fact: "tmpdir" } });
  }
  return rootsListSpans(roots);
}
