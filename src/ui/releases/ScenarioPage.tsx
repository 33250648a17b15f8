import { ArrowLeftRight } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { CODEX_RELEASES, type CodexRelease } from "../../engine/index.ts";
import { app } from "../../state/app.ts";
import { linkViewOf, scenarioLink } from "../../state/share.ts";
import { TEST_IDS } from "../../testIds.ts";
import { IconButton } from "../components/IconButton.tsx";
import { CopyButton } from "../views/CopyButton.tsx";
import { Comparison } from "./Comparison.tsx";
import { type ReleasesRequest, useReleases } from "./releasesStore.ts";
import { RuleFinder } from "./rules.ts";
import { useReleaseWords } from "./useReleaseWords.ts";
import { type Side, useSide } from "./useSide.ts";

/** Which releases stand beside each other, and what differs. */
export function ScenarioPage({ request }: { readonly request: ReleasesRequest }): ReactNode {
  const { words } = useReleaseWords();
  const { left, right } = request;
  const choose = (patch: Partial<ReleasesRequest>) => useReleases.setState({ request: { ...request, ...patch } });
  return (
    <>
      <div className="releases-sides">
        <ReleaseSelect
          label={words.left}
          testId={TEST_IDS.releaseLeft}
          value={left}
          onChoose={(release) => choose({ left: release })}
        />
        <span className="muted">{words.against}</span>
        <ReleaseSelect
          label={words.right}
          testId={TEST_IDS.releaseRight}
          value={right}
          onChoose={(release) => choose({ right: release })}
        />
        <span data-testid={TEST_IDS.releaseSwap}>
          <IconButton
            icon={ArrowLeftRight}
            size={14}
            label={words.swap}
            onClick={() => choose({ left: right, right: left })}
          />
        </span>
        <span className="grow" />
        <CopyButton label={words.copyLink} text={() => linkTo(left, right)} />
      </div>
      {left === right ? <p className="muted">{words.sameRelease}</p> : <Sides left={left} right={right} />}
    </>
  );
}

/** The open scenario, and this comparison of it. */
async function linkTo(left: CodexRelease, right: CodexRelease): Promise<string> {
  const { document, view } = app.getState();
  const link = await scenarioLink(document, { ...linkViewOf(view), compare: [left, right] });
  if (link === null) throw new Error("larger than a link");
  return link;
}

function ReleaseSelect(props: {
  readonly label: string;
  readonly testId: string;
  readonly value: CodexRelease;
  readonly onChoose: (release: CodexRelease) => void;
}): ReactNode {
  return (
    <select
      className="request-picker"
      aria-label={props.label}
      data-testid={props.testId}
      value={props.value}
      onChange={(event) => props.onChoose(event.target.value as CodexRelease)}
    >
      {CODEX_RELEASES.map((release) => (
        <option key={release} value={release}>
          Codex {release}
        </option>
      ))}
    </select>
  );
}

function Sides({ left, right }: { readonly left: CodexRelease; readonly right: CodexRelease }): ReactNode {
  const sides = [useSide(left), useSide(right)] as const;
  const rules = useMemo(() => new RuleFinder(left, right), [left, right]);
  const [one, other] = sides;
  if (one.kind === "played" && other.kind === "played") {
    return <Comparison key={`${left} ${right}`} left={one.simulation} right={other.simulation} rules={rules} />;
  }
  return (
    <>
      <NotPlayed release={left} side={one} />
      <NotPlayed release={right} side={other} />
    </>
  );
}

function NotPlayed({ release, side }: { readonly release: CodexRelease; readonly side: Side }): ReactNode {
  const { words } = useReleaseWords();
  switch (side.kind) {
    case "played":
      return null;
    case "loading":
      return (
        <p className="faint" role="status">
          {words.loading(release)}
        </p>
      );
    case "failed":
      return (
        <p className="dialog-warning" role="alert">
          {words.failed(release)}{" "}
          <button type="button" className="button-link" onClick={side.retry}>
            {words.retry}
          </button>
        </p>
      );
    case "bug":
      return (
        <p className="check-fault" role="alert">
          {words.bug} <code>{side.error.message}</code>
        </p>
      );
  }
}
