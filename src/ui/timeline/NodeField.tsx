import type { ReactNode } from "react";
import { decodeBase64, decodeLossy, encodeBase64, encodeUtf8, type FileNode, isBase64 } from "../../engine/index.ts";
import { app, useDocument, useView } from "../../state/app.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { AreaField, ChoiceField, LineField } from "./fields.tsx";
import { useTimelineWords } from "./useTimelineWords.ts";

type NodeKind = "text" | "base64" | "dir" | "symlink" | "unreadable";
const NODE_KINDS: readonly NodeKind[] = ["text", "base64", "dir", "symlink", "unreadable"];

interface Props {
  readonly node: FileNode;
  readonly onChange: (node: FileNode) => void;
}

/** What a step writes: a text, or one of the other things that a path can hold. */
export function NodeField({ node, onChange }: Props): ReactNode {
  const { form } = useTimelineWords();
  const kind = kindOf(node);
  return (
    <>
      <ChoiceField
        label={form.node}
        value={kind}
        choices={NODE_KINDS.map((value) => ({ value, name: form.nodeKinds[value] }))}
        onChange={(to) => to !== kind && onChange(converted(node, to))}
      />
      {typeof node === "string" ? (
        <AreaField label={form.nodeKinds.text} value={node} wide code onChange={onChange} />
      ) : "base64" in node ? (
        <AreaField
          label={form.nodeKinds.base64}
          value={node.base64}
          wide
          code
          onChange={(base64) => onChange({ base64: base64.replaceAll(/\s/g, "") })}
        />
      ) : "symlink" in node ? (
        <LineField label={form.target} value={node.symlink} code onChange={(symlink) => onChange({ symlink })} />
      ) : null}
    </>
  );
}

/** Puts what is open in the editor in the place of the content. */
export function FromEditor({ onChange }: { readonly onChange: (node: FileNode) => void }): ReactNode {
  const { form } = useTimelineWords();
  const { path: shorten } = useTranslate();
  const selected = useView("selected");
  const files = useDocument().files ?? {};
  if (selected === null || !Object.hasOwn(files, selected)) return null;
  return (
    <button
      type="button"
      className="button-line"
      title={form.fromEditorHint(shorten(selected))}
      onClick={() => {
        const node = app.getState().document.files?.[selected];
        if (node !== undefined) onChange(node);
      }}
    >
      {form.fromEditor}
    </button>
  );
}

function kindOf(node: FileNode): NodeKind {
  if (typeof node === "string") return "text";
  return "base64" in node ? "base64" : "dir" in node ? "dir" : "symlink" in node ? "symlink" : "unreadable";
}

/** The bytes stay where both kinds have any. */
function converted(node: FileNode, to: NodeKind): FileNode {
  switch (to) {
    case "text":
      return typeof node === "object" && "base64" in node && isBase64(node.base64)
        ? decodeLossy(decodeBase64(node.base64))
        : "";
    case "base64":
      return { base64: typeof node === "string" ? encodeBase64(encodeUtf8(node)) : "" };
    case "dir":
      return { dir: true };
    case "symlink":
      return { symlink: "AGENTS.md" };
    case "unreadable":
      return { unreadable: true };
  }
}
