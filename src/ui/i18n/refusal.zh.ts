/** The same in Chinese. */
import type { RefusalStrings } from "./refusal.en.ts";

export const refusalZh: RefusalStrings = {
  says: "Codex 的原话",
  where: {
    exec: "输出到 codex exec 的标准错误",
    tui: "输出到终端",
    "app-server": "返回给客户端；服务器完全无法启动时则输出到标准错误",
  },
};
