import type { Rules } from "./context.ts";
import type { TextFindingParams } from "./textParams.ts";
import { cutInCharacter } from "./texts/cutInCharacter.ts";
import { duplicateText } from "./texts/duplicateText.ts";
import { byteOrderMark, invalidUtf8 } from "./texts/encoding.ts";
import { inertImport } from "./texts/inertImport.ts";
import { mixedLineEnds } from "./texts/mixedLineEnds.ts";
import { pathOnlyFile } from "./texts/pathOnlyFile.ts";
import { tagInText } from "./texts/tagInText.ts";

export const TEXT_RULES: Rules<keyof TextFindingParams> = {
  "path-only-file": pathOnlyFile,
  "inert-import": inertImport,
  "invalid-utf8": invalidUtf8,
  "tag-in-text": tagInText,
  "duplicate-text": duplicateText,
  "byte-order-mark": byteOrderMark,
  "mixed-line-ends": mixedLineEnds,
  "cut-in-character": cutInCharacter,
};
