/** Fillers in the place of shapes: what is done with the skeleton in a link. */
import { LIMITS } from "./limits.ts";
import { fillNode, fillText, type Shape, sizeOfShape } from "./skeletonShape.ts";

/**
 * Puts the fillers in. Everything else stays as it is, what is no shape among it: the schema looks at the result. Null
 * when the fillers would take more than a link may hold.
 */
export function expandSkeleton(packed: object): object | null {
  let left: number = LIMITS.linkBytes;
  const expand = (value: unknown, isNode: boolean): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const size = sizeOfShape(value);
    if (size !== null) {
      left -= size;
      if (left < 0) throw new TooLarge();
      return isNode ? fillNode(value as Shape) : fillText(value as Shape);
    }
    if (Array.isArray(value)) return value.map((one) => expand(one, false));
    const isFiles = value === (packed as { readonly files?: unknown }).files;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, expand(one, isFiles || (key === "node" && "do" in value))]),
    );
  };
  try {
    return expand(packed, false) as object;
  } catch (thrown) {
    if (thrown instanceof TooLarge) return null;
    throw thrown;
  }
}

class TooLarge extends Error {}
