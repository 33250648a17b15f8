/** The colours and the font of the page for a diagram; they follow the theme. */
import { useMemo, useSyncExternalStore } from "react";
import type { DiagramLook } from "../../../services/diagram.ts";
import type { DiagramColours } from "../../../services/diagramSource.ts";
import type { OutlineRole } from "../../../services/outline.ts";

const ROLES: readonly OutlineRole[] = ["instructions", "developer", "user", "assistant", "tool"];
const TOKENS = ["--panel", "--text", "--muted", "--line-strong", ...ROLES.map((role) => `--role-${role}`)];

/** The theme is an attribute of the root element, or the system's choice. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", listener);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", listener);
  };
}

let probe: HTMLElement | null = null;

/** A token's colour as #rrggbb. Tokens are written with `light-dark()`, which only an element's own colour resolves. */
function resolve(token: string): string {
  if (probe === null) {
    probe = document.createElement("span");
    probe.hidden = true;
    document.body.append(probe);
  }
  probe.style.color = `var(${token})`;
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, "0"))
    .join("")}`;
}

/** All tokens in one string, which changes exactly when a colour does. */
function snapshot(): string {
  const font = getComputedStyle(document.documentElement).getPropertyValue("--font-ui").trim();
  return JSON.stringify([...TOKENS.map(resolve), font]);
}

export function useDiagramLook(): { readonly colours: DiagramColours; readonly look: DiagramLook } {
  const tokens = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => {
    const values = JSON.parse(tokens) as string[];
    const token = (name: string) => values[TOKENS.indexOf(name)] ?? "";
    const roles = Object.fromEntries(ROLES.map((role) => [role, token(`--role-${role}`)]));
    const line = token("--line-strong");
    return {
      colours: {
        fill: token("--panel"),
        text: token("--text"),
        faint: token("--muted"),
        line,
        roles: roles as DiagramColours["roles"],
      },
      look: { dark: isDark(token("--panel")), text: token("--text"), line, fontFamily: values.at(-1) ?? "sans-serif" },
    };
  }, [tokens]);
}

/** Whether a colour written as #rrggbb is nearer to black. */
function isDark(colour: string): boolean {
  const channels = colour.match(/[0-9a-f]{2}/gi) ?? [];
  return channels.length > 0 && channels.reduce((sum, pair) => sum + Number.parseInt(pair, 16), 0) < 384;
}
