import type { Rules } from "./context.ts";
import type { ThreadFindingParams } from "./threadParams.ts";
import { messageCutAtCompaction, messageLostAtCompaction } from "./threads/compactionLosses.ts";
import { directoryNotRead } from "./threads/directoryNotRead.ts";
import { messageLikeFragment } from "./threads/messageLikeFragment.ts";
import { compactionKeepsOldText, configEditedLate, staleAgentsMd } from "./threads/staleFiles.ts";
import { staleModeText } from "./threads/staleModeText.ts";
import { textDoubled } from "./threads/textDoubled.ts";

export const THREAD_RULES: Rules<keyof ThreadFindingParams> = {
  "stale-agents-md": staleAgentsMd,
  "directory-not-read": directoryNotRead,
  "stale-mode-text": staleModeText,
  "config-edited-late": configEditedLate,
  "message-like-fragment": messageLikeFragment,
  "message-lost-at-compaction": messageLostAtCompaction,
  "message-cut-at-compaction": messageCutAtCompaction,
  "compaction-keeps-old-text": compactionKeepsOldText,
  "text-doubled": textDoubled,
};
