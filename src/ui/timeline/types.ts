import type { StepDocument } from "../../scenario/document.ts";
import type { StepKind } from "../../state/stepEdits.ts";

/** The step of one kind, or of some. */
export type StepOf<Kind extends StepKind> = Extract<StepDocument, { readonly do: Kind }>;
