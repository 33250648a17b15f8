/** Why Codex refuses to start, in English. */
import type { ErrorSentences } from "./catalogue.ts";
import { allOf, anyOf, count, kind } from "./sentences.en.ts";

export const errorSentencesEn: ErrorSentences = {
  "error.toml": ({ detail }) => `The configuration is not valid TOML: ${detail}`,
  "error.utf8": ({ offset }, f) => `The configuration is not valid UTF-8 at byte ${f.number(offset)}.`,
  "error.configIsDirectory": () => "The configuration file is a directory.",
  "error.configUnreadable": () => "The configuration file cannot be read.",
  "error.type": ({ key, expected, got }, f) => `${f.code(key)} must be ${kind(expected)}, not ${kind(got)}.`,
  "error.variant": ({ key, got, allowed }, f) =>
    `${f.code(key)} cannot be ${f.code(got)}. Allowed: ${allOf(allowed, f)}.`,
  "error.range": ({ key, least, most }, f) => {
    if (least !== null && most !== null)
      return `${f.code(key)} must lie between ${f.number(least)} and ${f.number(most)}.`;
    return least === null ? `${f.code(key)} is too large.` : `${f.code(key)} must be at least ${f.number(least)}.`;
  },
  "error.blank": ({ key }, f) => `${f.code(key)} must not be blank.`,
  "error.missing": ({ key, missing }, f) => `${f.code(key)} needs ${anyOf(missing, f)}.`,
  "error.unsuited": ({ key, beside }, f) => `${f.code(key)} must not stand beside ${f.code(beside)}.`,
  "error.unknownKey": ({ key, allowed }, f) =>
    `${f.code(key)} is not known here.${allowed.length === 0 ? "" : ` Known: ${allOf(allowed, f)}.`}`,
  "error.noLongerSupported": ({ key }, f) => `${f.code(key)} is no longer supported. Remove it from the configuration.`,
  "error.reserved": ({ key, names }, f) => `${f.code(key)} uses a reserved name: ${allOf(names, f)} are built in.`,
  "error.approvalUntrusted": (_, f) =>
    `${f.code('approval_policy = "untrusted"')} is no longer supported. Remove the setting.`,
  "error.unknownProfile": ({ profile }, f) =>
    `The profile ${f.code(profile)} is not defined. Add it under ${f.code("[profiles]")}.`,
  "error.unknownProvider": ({ provider }, f) =>
    `The model provider ${f.code(provider)} is not defined. Add it under ${f.code("[model_providers]")}.`,
  "error.instructionsFileEmpty": ({ file }, f) => `The model instructions file ${f.path(file)} is empty.`,
  "error.instructionsFileUnreadable": ({ file }, f) => `The model instructions file ${f.path(file)} cannot be read.`,
  "error.managedTooLong": ({ bytes, limit }, f) =>
    `The managed instructions have ${count(bytes, "byte")}. At most ${f.number(limit)} are allowed.`,
  "error.threadInstructionsTooLong": ({ tokens, limit }, f) =>
    `The thread instructions have ${count(tokens, "estimated token")}. At most ${f.number(limit)} are allowed.`,
  "error.legacyProfile": (_, f) => `${f.code("profile")} in the configuration is no longer supported.`,
  "error.permissionProfile": ({ name, problem }, f) =>
    `${f.code(name)} is ${problem === "glob" ? "a pattern: it can only be denied" : `no ${problem} that a permission profile can name here`}.`,
  "error.instructionsDenied": ({ path }, f) =>
    `The permission profile denies reading ${f.path(path)}: no thread starts.`,
  "error.profileName": ({ profile }, f) =>
    `${f.code(profile)} names no profile: only letters, digits, ${f.code("-")} and ${f.code("_")} are allowed.`,
  "error.profileBesideLegacy": ({ profile, path }, f) =>
    `The configuration holds a profile ${f.code(profile)} in the older form. Move its settings to ${f.path(path)}.`,
  "error.environments": ({ id, fault }, f) => {
    const whys: Readonly<Record<string, string>> = {
      syntax: "it is not TOML",
      key: "this key is unknown",
      id: "an environment has no id",
      reserved: "this id is reserved",
      characters: "an id may hold only ASCII letters, digits, - and _",
      way: "this environment needs exactly one of url and program",
      twice: "this id stands there twice",
      default: "the default is not among the environments",
    };
    return `Codex refuses ${f.code("environments.toml")}: ${whys[fault] ?? fault}${id === "" ? "" : ` (${f.code(id)})`}.`;
  },
  "error.requirements": ({ key, detail }, f) =>
    `${f.code(key)} in ${f.code("requirements.toml")} is not valid: ${detail}`,
  "error.cwdNotADirectory": ({ cwd }, f) => `The start directory ${f.path(cwd)} is not a directory.`,
};
