/** What is wrong with a scenario file, in English. */
import type { FaultSentences } from "./catalogue.ts";
import { allOf, count, kind } from "./sentences.en.ts";

export const faultSentencesEn: FaultSentences = {
  "fault.json": ({ detail }) => `The scenario is not valid JSON: ${detail}`,
  "fault.duplicateKey": ({ where, key }, f) => `${f.code(where)} has the key ${f.code(key)} twice.`,
  "fault.number": ({ where }, f) => `${f.code(where)} is a number that is too large.`,
  "fault.type": ({ where, expected, got }, f) => `${f.code(where)} must be ${kind(expected)}, not ${kind(got)}.`,
  "fault.unknownKey": ({ where, key }, f) => `${f.code(where)} has an unknown key ${f.code(key)}.`,
  "fault.missingKey": ({ where, key }, f) => `${f.code(where)} lacks the key ${f.code(key)}.`,
  "fault.value": ({ where, got, allowed }, f) =>
    `${f.code(where)} cannot be ${f.code(got)}. Allowed: ${allOf(allowed, f)}.`,
  "fault.relativePath": ({ where, path }, f) => `${f.code(where)}: the path ${f.code(path)} is not absolute.`,
  "fault.windowsPath": ({ where, path }, f) =>
    `${f.code(where)}: ${f.code(path)} is a path of Windows. Say ${f.code('"os": "windows"')} under ${f.code("machine")}, or give the directory to an environment.`,
  "fault.pathForm": ({ where, path }, f) =>
    `${f.code(where)}: the path ${f.code(path)} is not in normal form. Write it without ., .. and a trailing slash; on Windows with backslashes and the drive in upper case.`,
  "fault.fileAsParent": ({ file, path }, f) =>
    `${f.path(file)} is not a directory, so ${f.path(path)} cannot lie inside it.`,
  "fault.date": ({ where, got }, f) => `${f.code(where)}: ${f.code(got)} is not a date of the form YYYY-MM-DD.`,
  "fault.base64": ({ where }, f) => `${f.code(where)} is not valid base64.`,
  "fault.surrogate": ({ where }, f) =>
    `${f.code(where)} holds half of a surrogate pair, which UTF-8 cannot write. Use base64 for raw bytes.`,
  "fault.execMode": (_, f) =>
    `${f.code("codex exec")} cannot say a collaboration mode. Set ${f.code("launch.mode")} to null.`,
  "fault.tuiMode": (_, f) =>
    `The terminal interface always says its collaboration mode. ${f.code("launch.mode")} cannot be null.`,
  "fault.notAppServer": ({ key }, f) => `The app server takes no ${f.code(key)}.`,
  "fault.appServerOnly": ({ key }, f) => `Only a client of the app server can give ${f.code(key)}.`,
  "fault.agentName": ({ where, name }, f) =>
    `${where}: the name of an agent is made of small letters, digits and ${f.code("_")}; not ${f.code(name)}.`,
  "fault.beside": ({ where, key, beside }, f) => `${where}: ${f.code(key)} cannot stand beside ${f.code(beside)}.`,
  "fault.needs": ({ where, key, needs }, f) =>
    `${f.code(where)}: ${f.code(key)} needs ${f.code(needs)}: only a tool call can be interrupted.`,
  "fault.contextKey": ({ where, key }, f) => `${f.code(where)} cannot have the key ${f.code(key)}.`,
  "fault.environmentId": ({ where }, f) => `${f.code(where)} must be the id of an environment: not empty.`,
  "fault.environmentState": ({ where }, f) => `${f.code(where)}: ${f.code("local")} is always ready.`,
  "fault.environmentTwice": ({ where, id }, f) => `${f.code(where)}: the environment ${f.code(id)} is selected twice.`,
  "fault.command": ({ where }, f) => `${f.code(where)} must be a command: not blank, and without the character NUL.`,
  "fault.reviewText": ({ where }, f) => `${f.code(where)} must say what is to be reviewed: not blank.`,
  "fault.beforeFirstTurn": ({ where, step }, f) =>
    `${f.code(where)}: ${f.code(step)} needs a turn before it. Codex has no thread yet.`,
  "fault.noSuchTurn": ({ where, turn, turns }, f) =>
    `${f.code(where)}: there is no turn ${f.number(turn)}. Before this step there ${turns === 1 ? "is" : "are"} ${count(turns, "turn")}, counted from 0.`,
  "fault.limit": ({ where, limit, unit }, f) => {
    const units = { entries: "entries", bytes: "bytes", characters: "characters", levels: "levels" };
    return `${f.code(where)} is too large. At most ${f.number(limit)} ${units[unit]} are allowed.`;
  },
};
