/** The text pack: Codex's own texts, made out of the installed npm package and never part of the repository. */
import { existsSync } from "node:fs";
import { ROOT, runScript } from "./runCommand.ts";

export const TEXT_PACK = "public/codex-texts/0.158.0.json";

export function hasTextPack(): boolean {
  return existsSync(`${ROOT}/${TEXT_PACK}`);
}

/** Makes the pack when it is missing. False: it could not be had, and the app shows marked stand-ins. */
export async function ensureTextPack(): Promise<boolean> {
  if (hasTextPack()) return true;
  const { code } = await runScript("texts", [], { minutes: 20 });
  return code === 0 && hasTextPack();
}
