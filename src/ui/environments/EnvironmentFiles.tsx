import { type ComponentType, type ReactNode, useMemo } from "react";
import type { FileReport, ThreadEnvironment } from "../../engine/index.ts";
import type { ShownMoment } from "../../state/moment.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { type EnvironmentGroup, groupsOf } from "./groups.ts";
import { useEnvironmentWords } from "./useEnvironmentWords.ts";
import "./environments.css";

interface Props {
  readonly moment: Pick<ShownMoment, "files">;
  readonly environments: readonly ThreadEnvironment[];
  readonly list: List;
}

/** The rows of the answer, which knows this file and cannot be known by it. */
type List = ComponentType<{ readonly files: readonly FileReport[]; readonly short: boolean }>;

/** The files of the answer, the global one first, then one section an environment in the order of the selection. */
export function EnvironmentFiles({ moment: { files }, environments, list: FileList }: Props): ReactNode {
  const words = useEnvironmentWords().files;
  const { format } = useTranslate();
  const { shared, groups, elsewhere } = useMemo(() => groupsOf(files, environments), [files, environments]);
  const ids = environments.map(({ id }) => id);
  return (
    <>
      <p className="muted" data-testid={TEST_IDS.environmentsLead} data-count={ids.length}>
        <Prose text={ids.length === 0 ? words.none : words.lead(ids, format)} />
      </p>
      {shared.length > 0 ? (
        <section>
          <h2>{words.shared}</h2>
          <FileList files={shared} short={false} />
        </section>
      ) : null}
      {groups.map((group) => (
        <Group key={group.environment.id} group={group} list={FileList} />
      ))}
      {elsewhere.length > 0 ? (
        <section>
          <h2>{words.elsewhere}</h2>
          <FileList files={elsewhere} short={true} />
        </section>
      ) : null}
    </>
  );
}

function Group(props: { readonly group: EnvironmentGroup; readonly list: List }): ReactNode {
  const { group, list: FileList } = props;
  const { environment, primary, files } = group;
  const words = useEnvironmentWords().files;
  const { format } = useTranslate();
  const { id, cwd, root } = environment;
  return (
    <section data-testid={TEST_IDS.environment} data-id={id} data-primary={primary}>
      <h2>
        <Prose text={words.environment(id, format)} />
        {primary ? (
          <>
            {" "}
            <span className="verdict verdict-quiet" title={words.primaryHint}>
              {words.primary}
            </span>
          </>
        ) : null}
      </h2>
      <p className="muted environment-place">
        <Prose text={words.worksIn(cwd.value, format)} />{" "}
        <Prose text={root === null ? words.noRoot : words.root(root.path, root.marker, format)} />
        {files.length === 0 ? ` ${words.nothing}` : null}
      </p>
      <FileList files={files} short={false} />
    </section>
  );
}
