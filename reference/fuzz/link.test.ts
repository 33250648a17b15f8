import { expect, it } from "vitest";
import { normaliseScenario } from "../../src/scenario/document.ts";
import { decodeLink, encodeLink, type LinkView, linkText, packLink } from "../../src/scenario/link.ts";
import { generateScenario } from "./generate.ts";
import { Random } from "./random.ts";
import { generateSteps } from "./steps.ts";

const SCENARIOS = 500;
const MUTANTS = 5_000;

function viewOf(random: Random): LinkView {
  const file = random.pick(["/home/dev/acme/AGENTS.md", "/a b", "/ä"]);
  const tabs = ["answer", "layout", "messages", "history"];
  return {
    ...(random.chance(0.7) ? { tab: random.pick(tabs) } : {}),
    ...(random.chance(0.7) ? { file } : {}),
    ...(random.chance(0.5) ? { file, at: [random.int(1, 900), random.int(1, 80)] as const } : {}),
    ...(random.chance(0.5) ? { step: random.int(-1, 20) } : {}),
    ...(random.chance(0.3) ? { request: random.int(0, 3) } : {}),
  };
}

it("1,000 random scenarios come back from a link as they were", async () => {
  const random = new Random("links");
  for (let index = 0; index < SCENARIOS; index++) {
    for (const document of [generateScenario(21, index), generateSteps(21, index)]) {
      const view = viewOf(random);
      const link = await encodeLink(document, view);
      expect(link).toMatch(/^1-[\w-]+$/);
      const decoded = await decodeLink(link ?? "");
      if (!decoded.ok) throw new Error(`${index}: ${JSON.stringify(decoded.fault)}`);
      expect(normaliseScenario(decoded.document)).toEqual(normaliseScenario(document));
      expect(decoded.view).toEqual(view);
    }
  }
});

/** One random change: a letter, a gap, a doubled or moved piece, noise. */
function mutated(text: string, random: Random, letters: string): string {
  const at = random.int(0, text.length);
  const length = random.int(1, 40);
  const noise = Array.from({ length: random.int(1, 12) }, () => random.pick([...letters])).join("");
  return random.pick([
    () => text.slice(0, at),
    () => text.slice(0, at) + random.pick([...letters]) + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at + length),
    () => text.slice(0, at) + text.slice(at, at + length) + text.slice(at),
    () => text.slice(at) + text.slice(0, at),
    () => text.slice(0, at) + noise + text.slice(at),
  ])();
}

const KINDS = ["foreign", "newer", "cut", "damaged", "tooLarge", "invalid"];

it("5,000 mutated links and 5,000 links around mutated texts are refused or opened, and nothing throws", async () => {
  const random = new Random("mutants");
  const refused = new Set<string>();
  const documents = Array.from({ length: 60 }, (_, index) => generateSteps(22, index));
  const links = await Promise.all(documents.map((document) => encodeLink(document)));
  const texts = documents.map((document) => linkText(document, { step: 1 }));
  for (let index = 0; index < MUTANTS; index++) {
    const link = links[index % links.length] ?? "";
    const text = mutated(texts[index % texts.length] ?? "", random, '{}[]",:\\u0019-e\u0000ä');
    for (const hash of [mutated(link, random, "AZaz09-_1%#."), (await packLink(text)) ?? ""]) {
      const decoded = await decodeLink(hash);
      if (decoded.ok) continue;
      expect(KINDS).toContain(decoded.fault.kind);
      refused.add(decoded.fault.kind);
    }
  }
  expect([...refused].sort()).toEqual(expect.arrayContaining(["cut", "damaged", "foreign", "invalid"]));
});
