/** `-p NAME`: a file of settings that lies over the user's config. */
import { join } from "../machine/path.ts";
import { sentence } from "../sentences.ts";
import type { Loader } from "./load.ts";
import { lookUp } from "./merge.ts";
import { stringAt } from "./read.ts";
import { Refusal, refuseAt } from "./refusal.ts";
import type { TableValue } from "./toml.ts";

const NAME = /^[\w-]+$/;

/**
 * `<codexHome>/NAME.config.toml`; a missing file is nothing. A name that is no plain word refuses the start, and so does a
 * profile of that name in the older form, in the user's config.
 */
export function profileTables(
  loader: Loader,
  user: TableValue,
  name: string | undefined,
  codexHome: string,
): readonly TableValue[] {
  if (name === undefined) return [];
  if (!NAME.test(name)) {
    const at = { path: null, line: null, column: null, key: null };
    loader.refusal = new Refusal({ sentence: sentence("error.profileName", { profile: name }), at });
    return [];
  }
  const path = join(codexHome, `${name}.config.toml`);
  const chosen = stringAt(user, ["profile"]);
  const legacy = chosen?.value === name ? chosen : lookUp(user, ["profiles", name]);
  if (legacy !== undefined) {
    loader.refusal ??= refuseAt(legacy, sentence("error.profileBesideLegacy", { profile: name, path }));
  }
  return [loader.file({ kind: "profile", path, directory: codexHome })];
}
