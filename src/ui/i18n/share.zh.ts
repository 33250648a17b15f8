/** The words of links, in Simplified Chinese. */
import { formatNumber } from "./format.ts";
import type { ShareStrings } from "./share.en.ts";

export const shareZh: ShareStrings = {
  title: "分享链接",
  link: "链接",
  making: "正在生成链接…",
  copy: "复制链接",
  copied: "已复制",
  copyFailed: "浏览器拒绝了复制。链接已选中，请手动复制。",
  withView: "打开时显示我正在看的内容",
  withViewHint: "标签页、文件与行、步骤和请求。",
  length: (length) => `${formatNumber(length)} 个字符`,
  limits: {
    discord: "Discord 消息",
    slack: "Slack 消息",
    address: "多数地址栏",
    github: "GitHub 评论",
  },
  limitsLabel: "链接可放在何处",
  upTo: (limit) => `最多 ${formatNumber(limit)}`,
  fits: "放得下",
  over: (over) => `超出 ${formatNumber(over)}`,
  tooLarge: "此场景太大，无法做成链接。请改为保存成文件。",
  close: "关闭",
  faultTitle: "无法打开此链接",
  faults: {
    foreign: () => "地址中 # 之后的内容不是本应用的链接。",
    newer: ({ form }) =>
      `此链接由本应用的更新版本生成（格式 ${formatNumber(form)}）。请重新加载页面以获得该版本，或索取场景文件。`,
    cut: ({ found, wanted }) =>
      `链接的末尾缺失${wanted === null ? "" : `：应有 ${formatNumber(wanted)} 个字符，只有 ${formatNumber(found)} 个`}。有些程序会截断长地址。请重新复制，或索取场景文件。`,
    damaged: () => "链接中的字符在传递中被改动：校验和不符。请重新复制，或索取场景文件。",
    tooLarge: () => "链接的内容超出了本应用可打开的范围。",
    invalid: () => "链接可以读取，但其内容不是有效的场景：",
  },
  kept: "您自己的场景仍然打开，没有改动。",
  keepMine: "继续使用我的场景",
};
