/** Words a fault of the document's shape as one of our sentences. */
import type * as v from "valibot";
import { type Sentence, sentence } from "../engine/index.ts";
import { placeOf as placeOfKeys } from "./jsonFaults.ts";

type Issue = v.BaseIssue<unknown>;

/** A union reports the branches it tried; the branch whose keys fit best says most. */
function closest(issue: Issue): Issue {
  const inner = issue.issues?.filter((candidate) => candidate.path !== undefined);
  return inner?.length === 1 && inner[0] !== undefined ? { ...inner[0], path: joined(issue, inner[0]) } : issue;
}

function joined(outer: Issue, inner: Issue): NonNullable<Issue["path"]> {
  return [...(outer.path ?? []), ...(inner.path ?? [])] as NonNullable<Issue["path"]>;
}

function placeOf(path: NonNullable<Issue["path"]>): string {
  return placeOfKeys(path.map(({ key }) => (typeof key === "number" ? key : String(key))));
}

function unquoted(text: string): string {
  return text.startsWith('"') && text.endsWith('"') && text.length > 1 ? text.slice(1, -1) : text;
}

/** Of the two unions: a file, which may be plain text, and a part of a message, which is always an object. */
function alternatives({ expected }: Issue): string {
  return expected?.includes("string")
    ? 'text, {"base64"}, {"dir"}, {"symlink"} or {"unreadable"}'
    : '{"text"} or {"image"}';
}

export function shapeFault(reported: Issue): Sentence {
  const issue = closest(reported);
  const path = issue.path ?? ([] as unknown as NonNullable<Issue["path"]>);
  const last = path.at(-1);
  const parent = placeOf(path.slice(0, -1) as unknown as NonNullable<Issue["path"]>);
  if (issue.type === "strict_object" && last !== undefined && issue.expected === "never") {
    return sentence("fault.unknownKey", { where: parent, key: String(last.key) });
  }
  if (issue.received === "undefined" && last !== undefined) {
    return sentence("fault.missingKey", { where: parent, key: String(last.key) });
  }
  const allowed = issue.expected?.match(/"[^"]*"|\b(?:null|true|\d+)\b/g)?.map(unquoted) ?? [];
  const isChoice = issue.type === "picklist" || issue.type === "literal" || issue.type === "variant";
  if (isChoice && allowed.length > 0) {
    return sentence("fault.value", { where: placeOf(path), got: unquoted(issue.received), allowed });
  }
  return sentence("fault.type", {
    where: placeOf(path),
    expected: issue.type === "union" ? alternatives(issue) : (issue.expected ?? issue.type),
    got: unquoted(issue.received),
  });
}
