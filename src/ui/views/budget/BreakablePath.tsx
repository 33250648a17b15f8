import { Fragment, type ReactNode } from "react";

/** A path that breaks behind its separators before it breaks within a name. */
export function BreakablePath({ path }: { readonly path: string }): ReactNode {
  return path.split(/(?<=[\\/])/).map((piece, at) => (
    // The pieces of a path never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ));
}
