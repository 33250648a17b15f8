/** What keeps the first load small, in the build only. */
import type { Plugin } from "vite";
import { TEST_IDS } from "../src/testIds.ts";

/** Each place has the text of its id instead of the table of all. */
export function inlineTestIds(): Plugin {
  const ids: Readonly<Record<string, string>> = TEST_IDS;
  return {
    name: "inline-test-ids",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "TEST_IDS." },
      handler: (code) =>
        code.replace(/\bTEST_IDS\.(\w+)/g, (whole, name: string) => JSON.stringify(ids[name]) ?? whole),
    },
  };
}

const NO_KEYS = "\0no-visitor-keys";

/** The TOML parser unites its keys with those of JavaScript for linters that walk its tree. Nothing here does. */
export function withoutVisitorKeys(): Plugin {
  return {
    name: "without-visitor-keys",
    apply: "build",
    enforce: "pre",
    resolveId: { filter: { id: /^eslint-visitor-keys$/ }, handler: () => NO_KEYS },
    load: { filter: { id: new RegExp(`^${NO_KEYS}$`) }, handler: () => "export const unionWith = (keys) => keys;" },
  };
}

/** What the bundler tells about a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** One module for each icon, of which all are imported by name from one list. */
const ICONS = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * All that is loaded first is one chunk: it compresses better than ten, and takes fewer requests. A module is loaded
 * first when a chain of static imports leads to it from the page. `page`: path of its HTML file.
 */
export function firstLoadInOne(page: string): (id: string, modules: Modules) => string | null {
  let first: ReadonlySet<string> | null = null;
  return (id, modules) => {
    first ??= reached(page, modules);
    return first.has(id) && !ICONS.test(id) ? "first" : null;
  };
}

function reached(page: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([page]);
  // A set is walked on to what is added meanwhile.
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
