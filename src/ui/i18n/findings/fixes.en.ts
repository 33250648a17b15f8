import type { FixWords } from "./words.ts";

export const fixesEn: FixWords = {
  "raise-limit": ({ bytes }) => `Raise the limit to ${bytes / 1024} KiB`,
  "start-in": ({ directory }, f) => `Start in ${f.path(directory)}`,
  trust: ({ path }, f) => `Trust ${f.path(path)}`,
  "remove-file": ({ path }, f) => `Delete ${f.path(path)}`,
  "move-file": ({ to }, f) => `Move it to ${f.path(to)}`,
  "add-fallback": ({ name }, f) => `Accept ${f.code(name)} as a fallback filename`,
  "add-marker": ({ directory }, f) => `Make ${f.path(directory)} a repository`,
  "set-key": ({ key, value }, f) => `Set ${f.code(`${key} = ${value}`)}`,
  "remove-key": ({ key }, f) => `Take out ${f.code(key)}`,
  "rename-key": ({ to }, f) => `Rename it to ${f.code(to)}`,
  "move-key-to-top": ({ key }, f) => `Move ${f.code(key)} above the first table`,
  "move-key-to-user": ({ key }, f) => `Move ${f.code(key)} to your own config.toml`,
  "inline-file": ({ path }, f) => `Put the text of ${f.path(path)} in its place`,
  "make-symlink": ({ target }, f) => `Make it a symlink to ${f.code(target)}`,
  "encode-utf8": () => "Save it as UTF-8, as the model sees it",
  "remove-byte-order-mark": () => "Take the byte order mark out",
  "unify-line-ends": () => "End every line with LF",
  "remove-text": ({ path }, f) => `Delete the copy in ${f.path(path)}`,
  "edit-message": ({ step }) => `Put a word before the message of step ${step + 1}`,
  "remove-step": ({ step }) => `Delete step ${step + 1}`,
};
