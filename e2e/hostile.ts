/** Strings that would do something if any part of the page took them for more than text, and scenarios made of them. */
import type { ScenarioDocument, StepDocument } from "../src/scenario/document.ts";

/** What a string does when it is taken for code: a dialog, and a mark that stays. */
const ACT = "alert(1);window.executed=1";

export const HOSTILE: readonly string[] = [
  // Markup
  `<script>${ACT}</script>`,
  `</script><script>${ACT}</script>`,
  `</title></textarea></style><script>${ACT}</script>`,
  `<img src=x onerror="${ACT}">`,
  `"><img src=x onerror=${ACT}>`,
  `'><svg onload='${ACT}'>`,
  `<svg><script>${ACT}</script></svg>`,
  `<svg><a xlink:href="javascript:${ACT}"><text y="20">click</text></a></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${ACT}>`,
  `<iframe srcdoc="<script>parent.executed=1</script>"></iframe>`,
  `<iframe src="javascript:${ACT}"></iframe>`,
  `<object data="data:text/html,<script>${ACT}</script>"></object>`,
  `<embed src="data:image/svg+xml,<svg onload='${ACT}'>">`,
  `<details open ontoggle="${ACT}">`,
  `<input autofocus onfocus="${ACT}">`,
  `<style>*{background:url("https://example.com/leak")}</style>`,
  `<link rel=stylesheet href="https://example.com/leak.css">`,
  `<meta http-equiv="refresh" content="0;url=https://example.com/">`,
  `<base href="https://example.com/">`,
  `<form action="https://example.com/"><button>go</button></form>`,
  `" onmouseover="${ACT}" x="`,
  `' onfocus='${ACT}' autofocus='`,
  `<!--><script>${ACT}</script-->`,
  `<x-probe>probe</x-probe>`,
  // Addresses
  `javascript:${ACT}`,
  `data:text/html,<script>${ACT}</script>`,
  `[click](javascript:${ACT})`,
  `![image](https://example.com/leak.png)`,
  `[ref]: javascript:${ACT}`,
  `<javascript:${ACT}>`,
  `@import url(https://example.com/leak.css)`,
  // Mermaid
  `A[x]; click A call ${ACT}`,
  `click A href "javascript:${ACT}"`,
  `%%{init: {"securityLevel": "loose", "htmlLabels": true}}%%`,
  `"]; A["<img src=x onerror=${ACT}>"]`,
  `#quot;] --> B[#lt;script#gt;${ACT}`,
  `$$\\href{javascript:${ACT}}{x}$$`,
  `---\ntitle: x\nconfig:\n  securityLevel: loose\n---`,
  // Entities, templates, names of JavaScript
  `&lt;script&gt;${ACT}&lt;/script&gt;&#60;img src=x onerror=${ACT}&#62;`,
  `{{constructor.constructor('${ACT}')()}}`,
  `\${${ACT}}`,
  `<%= ${ACT} %>`,
  `__proto__`,
  `constructor`,
  `toString`,
  // Letters that change what is read
  `\u202egnp.exe\u202c\u2066isolated\u2069`,
  `zero\u200bwidth\u200d\u2060\ufeffjoined`,
  `${"a\u0301".repeat(3)}${"Z\u0351\u0352\u0353\u0354\u0355\u0356".repeat(4)}`,
  `\u0000\u0007\u001b[31mred\u001b[0m`,
  "W".repeat(240),
  `😀${"\u{1f468}\u200d\u{1f469}\u200d\u{1f467}".repeat(5)}`,
];

/** As one name in a path. */
function nameOf(text: string): string {
  const name = text.replaceAll("/", "\u2215").replaceAll("\0", "\u2400");
  return Buffer.from(name).subarray(0, 240).toString("utf8").replaceAll("\ufffd", "");
}

/** A scenario with the text in every field, name and text; the others of `all` come along in files. */
export function hostileScenario(text: string, all: readonly string[] = HOSTILE): ScenarioDocument {
  const name = nameOf(text);
  const cwd = `/w/${name}`;
  const plain = text.replaceAll("\0", "\u2400");
  const toml = JSON.stringify(plain);
  const steps: StepDocument[] = [
    {
      do: "turn",
      text: plain,
      parts: [{ text: plain }, { image: true }],
      reply: plain,
      during: [{ do: "write", path: `${cwd}/AGENTS.md`, node: `# ${text}\n` }],
      steer: plain,
      context: {
        ...(isRefusedKey(plain) ? {} : { [plain]: { kind: "untrusted", value: plain } }),
        "<b>": { kind: "application", value: plain },
      },
      skills: [`${cwd}/SKILL.md`],
    },
    { do: "cd", cwd: `/w/${nameOf(`sub ${text}`)}` },
    { do: "set", key: "model", value: plain },
    { do: "mode", mode: "plan" },
    { do: "trust", path: cwd, level: "trusted" },
    { do: "shell", command: plain, output: plain },
    { do: "write", path: `${cwd}/${name}.md`, node: text },
    { do: "turn", text: plain },
    { do: "compact", summary: plain },
    { do: "turn", text: plain },
  ];
  return {
    format: 1,
    title: plain.slice(0, 200),
    notes: plain,
    machine: { shell: plain, timezone: plain, tmpdir: cwd },
    files: {
      "/w/.git": { dir: true },
      "/w/AGENTS.md": `# ${text}\n\n## ${text} {#id}\n\n${text}\n`,
      [`${cwd}/AGENTS.md`]: all
        .map((one) => `# ${one}\n\n- [${one}](${one})\n- ![${one}](${one})\n\n${one}\n`)
        .join("\n"),
      [`${cwd}/agents.MD`]: text,
      [`${cwd}/CLAUDE.md`]: `@${text}\n`,
      [`${cwd}/SKILL.md`]: `---\nname: ${toml}\ndescription: ${toml}\n---\n${text}\n`,
      [`${cwd}/link`]: { symlink: plain },
      [`/w/${nameOf(`sub ${text}`)}`]: { dir: true },
      ...Object.fromEntries(all.map((one) => [`/w/names/${nameOf(one)}`, one])),
      "/home/dev/.codex/AGENTS.md": text,
      "/home/dev/.codex/config.toml": `model = ${toml}
developer_instructions = ${toml}
${toml} = ${toml}
project_doc_fallback_filenames = [${toml}, "CLAUDE.md"]
project_doc_max_bytes = 4000

[projects.${JSON.stringify(cwd)}]
trust_level = "trusted"

[mcp_servers.${toml}]
command = ${toml}
`,
      "/w/.codex/config.toml": `${toml} = {\n`,
    },
    launch: { cwd, overrides: { [`a.${JSON.stringify(plain)}`]: plain, model_reasoning_effort: plain } },
    steps,
  };
}

function isRefusedKey(key: string): boolean {
  return ["__proto__", "constructor", "prototype"].includes(key);
}
