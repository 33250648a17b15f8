import type { TextFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const textFindingsEn: FindingWords<keyof TextFindingParams> = {
  "inert-import": {
    name: "Import line without effect",
    message: ({ target, exists }, f) =>
      `Codex puts no file in the place of ${f.code(`@${target}`)}: the model sees this line as it stands.${exists ? "" : " There is no such file either."}`,
    page: [
      "Some tools replace a line such as `@docs/rules.md` by the text of that file. Codex does not: it sends instruction files as they stand. The model sees the line, and not the rules behind it.",
      "The model may open the file by itself, but nothing makes it do so. A line in a fenced code block, the name of a person and a package such as `@acme/ui` are no import lines.",
      "Put the text itself in the place of the line. Or move it into an `AGENTS.md` in a directory on the way, or write a sentence that asks the model to read the file.",
    ],
  },
  "path-only-file": {
    name: "File with only a path",
    message: ({ path, target, exists }, f) =>
      `All that stands in ${f.path(path)} is ${f.code(target)}. It looks like a symlink that was checked out as text: the model sees the path, not the rules.${exists ? "" : " There is no such file either."}`,
    page: [
      "Git stores a symlink as a short text, the path it leads to. Where symlinks are switched off (`core.symlinks = false`, common on Windows) or a tool unpacks an archive without them, that text becomes an ordinary file.",
      "Codex follows symlinks, but it does not read paths: it sends the path as the whole instructions. Make the file a symlink again, or put the text itself into it. Or delete it and name the other file in `project_doc_fallback_filenames`.",
    ],
  },
  "invalid-utf8": {
    name: "Bytes that are not UTF-8",
    message: ({ offset, replaced }, f) =>
      `The byte at offset ${f.number(offset)} is not UTF-8. In this file the model sees U+FFFD ${replaced === 1 ? "once" : `${f.number(replaced)} times`} where other characters were meant.`,
    page: [
      "Codex decodes instruction files as UTF-8. For bytes that are none it puts the replacement character U+FFFD, and it says nothing. Files in Latin-1, GBK or UTF-16 reach the model like that. The limit counts the bytes of the file, not those of the replacement characters.",
      "Save the file as UTF-8 in the editor it was written with: only there the characters that were meant can be told. The fix here keeps what the model sees.",
    ],
    in113: ["This holds for project files. A global file that is not UTF-8 is passed over whole."],
  },
  "byte-order-mark": {
    name: "Byte order mark",
    message: ({ path }, f) =>
      `${f.path(path)} begins with a byte order mark. Codex takes it for a character: U+FEFF stands before the first word.`,
    page: [
      "Some editors write the three bytes EF BB BF at the start of a file. Codex does not take them out. They count towards the limit, and the model gets an invisible character before the first word.",
      "For Codex the mark is no white space: a file with nothing else in it is not blank. Save the file as UTF-8 without a byte order mark.",
    ],
  },
  "mixed-line-ends": {
    name: "Mixed line ends",
    message: ({ lf, crlf }, f) =>
      `${f.number(lf)} ${lf === 1 ? "line ends" : "lines end"} with LF and ${f.number(crlf)} with CR LF. Codex sends both as they are.`,
    page: [
      "Codex keeps line ends as they stand in the file. A file that was edited on two systems reaches the model with carriage returns at the end of some lines.",
      "Every carriage return is a byte of the limit. Models read such texts, but a copied line may no longer be equal to another one.",
      "End every line the same way. A line `* text=auto eol=lf` in `.gitattributes` keeps it so.",
    ],
  },
  "tag-in-text": {
    name: "Instruction tag in the text",
    message: ({ tag }, f) =>
      `${f.code(tag)} stands in the text. Codex writes this tag around the instructions and escapes nothing: the model may take it for ${tag.startsWith("</") ? "their end" : "their beginning"}.`,
    page: [
      "Codex puts the text of all files between `<INSTRUCTIONS>` and `</INSTRUCTIONS>`. It does not look whether a file holds one of these tags itself.",
      "Nothing is lost: the whole text is sent. But what stands behind a closing tag may look to the model as if it were no instruction any more.",
      "Write the tag in another way. Small letters are enough, and so is a description in words.",
    ],
  },
  "duplicate-text": {
    name: "Same text in two files",
    message: ({ path, other, bytes }, f) =>
      `${f.number(bytes)} bytes of ${f.path(path)} also stand in ${f.path(other)}. Both files are sent, so the model gets them twice.`,
    page: [
      "All files on the way from the project root to the start directory are sent, and the global file as well. Codex does not look whether two of them say the same. Two symlinks to one file are two files.",
      "The copy takes bytes of the limit and tokens of every request. When only one of the two is edited later, the model gets both versions.",
      "Keep the text where it holds for all, mostly the file that is sent first, and delete the other copy. Shorter repetitions than 200 bytes are not reported.",
    ],
  },
  "cut-in-character": {
    name: "Cut inside a character",
    message: ({ path, offset }, f) =>
      `The limit cuts ${f.path(path)} at byte offset ${f.number(offset)}, inside a character. The model sees U+FFFD in its place.`,
    page: [
      "The limit for project documents counts bytes. Many characters take two, three or four of them in UTF-8. When the cut falls inside one, its first bytes alone are no character: one U+FFFD stands at the end of the text.",
      "That character is the smaller loss. All that stands behind it in the file is not sent either. Make the file shorter, or raise `project_doc_max_bytes`.",
    ],
  },
};
