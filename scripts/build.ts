/** `npm run build`: makes the text pack when it is missing, then builds the app into `dist/`. */
import { bin, runCommand } from "./runCommand.ts";
import { ensureTextPack, TEXT_PACK } from "./textPack.ts";

const hasTexts = await ensureTextPack();
const { code } = await runCommand(bin("vite"), ["build"], { minutes: 10 });
if (!hasTexts) {
  console.log(`${TEXT_PACK} could not be made: this build shows marked stand-ins for Codex's own texts.`);
}
process.exitCode = code ?? 1;
