import type { ReactNode } from "react";
import { useMomentOrNull } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { useEnvironmentWords } from "./useEnvironmentWords.ts";

interface Props {
  readonly row: { readonly path: string; readonly environments: readonly string[] };
}

/** The environments that work in a directory of the tree. */
export function EnvironmentFlags({ row: { path, environments } }: Props): ReactNode {
  const words = useEnvironmentWords().tree;
  const { path: shorten } = useTranslate();
  const primary = useMomentOrNull()?.environments?.[0]?.id;
  return environments.map((id) => (
    <span
      key={id}
      className="tree-flag tree-environment"
      title={words.flag(id, shorten(path), id === primary)}
      data-testid={TEST_IDS.treeEnvironment}
      data-id={id}
    >
      {id}
    </span>
  ));
}
