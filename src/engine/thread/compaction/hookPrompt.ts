/** `<hook_prompt hook_run_id="…">…</hook_prompt>`, read as XML: local compaction drops such messages as well. */
import { isBlank, trim } from "../../machine/utf8.ts";

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*("[^"<]*"|'[^'<]*')/g;
const ELEMENT =
  /^(?:\s|<!--.*?-->)*<hook_prompt((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*>((?:[^<&]|&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);|<!--.*?-->|<!\[CDATA\[.*?\]\]>)*)<\/hook_prompt\s*>/is;

/** The run's id and the body must not be blank, and no attribute may stand twice. What follows the element is ignored. */
export function isHookPrompt(text: string): boolean {
  const found = ELEMENT.exec(trim(text));
  if (found === null) return false;
  const [, attributes = "", body = ""] = found;
  const values = new Map<string, string>();
  for (const [, name = "", quoted = ""] of attributes.matchAll(ATTRIBUTE)) {
    if (values.has(name)) return false;
    values.set(name, quoted.slice(1, -1));
  }
  return !isBlank(values.get("hook_run_id") ?? "") && !isBlank(body.replace(/<!--.*?-->/gs, ""));
}
