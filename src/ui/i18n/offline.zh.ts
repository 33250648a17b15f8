/** The words about new versions in Chinese. */
import type { OfflineStrings } from "./offline.en.ts";

export const offlineZh: OfflineStrings = {
  label: "新版本",
  ready: "新版本已就绪。重新加载后，你的场景会保留。",
  reload: "重新加载",
  later: "以后再说",
};
