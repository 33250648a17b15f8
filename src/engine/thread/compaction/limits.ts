/** When Codex compacts by itself. All numbers are tokens. */
import type { CompactionReason } from "../../timeline.ts";
import type { Session } from "../session.ts";
import type { TokenCount } from "../state.ts";

/** A history longer than this is compacted: 90 % of the window, or less when configured. */
export function autoCompactLimit(session: Session): number {
  const { limit, scope } = session.compaction;
  // Under the other scope the limit counts only what follows the prefix: the window does not bound it.
  if (scope === "body_after_prefix" && limit !== null) return limit;
  const share = Math.floor((session.contextWindow * 9) / 10);
  return limit === null ? share : Math.min(limit, share);
}

/** 95 % of the window: what Codex lets a conversation fill. */
export function effectiveWindow(session: Session): number {
  return Math.floor((session.contextWindow * 95) / 100);
}

export function activeTokens({ reported, since }: TokenCount): number {
  return reported + since;
}

/** Is the history so long that it must be compacted before the next request? */
export function isOverLimit(session: Session, tokens: TokenCount): boolean {
  const active = activeTokens(tokens);
  if (session.compaction.scope === "total") return active >= autoCompactLimit(session);
  const body = tokens.baseline === null ? 0 : active - tokens.baseline;
  return body >= autoCompactLimit(session) || active >= effectiveWindow(session);
}

/** After a turn: a share of the effective window, when one is configured, or the limit itself. */
export function isOverPostTurnThreshold(session: Session, tokens: TokenCount): boolean {
  const { postTurnPercent } = session.compaction;
  if (postTurnPercent === null) return false;
  return isOverLimit(session, tokens) || activeTokens(tokens) * 100 >= postTurnPercent * effectiveWindow(session);
}

/**
 * Must the former model shorten the history before the new one reads it? When both have a hash of their compaction format
 * and these differ; or when the new window is smaller and the whole history goes beyond its limit (under the other scope: fills its window).
 */
export function mustShrinkForModel(before: Session, after: Session, tokens: TokenCount): CompactionReason | null {
  if (before.slug === after.slug) return null;
  const hashes = [before.model.compHash, after.model.compHash];
  if (!hashes.includes(null) && hashes[0] !== hashes[1]) return "comp_hash_changed";
  const isSmaller = after.contextWindow < before.contextWindow;
  // The rest is left to the new model: a history that just reaches the limit, and what a scope would count.
  const isBeyond =
    after.compaction.scope === "total"
      ? activeTokens(tokens) > autoCompactLimit(after)
      : activeTokens(tokens) >= effectiveWindow(after);
  return isSmaller && isBeyond ? "model_downshift" : null;
}
