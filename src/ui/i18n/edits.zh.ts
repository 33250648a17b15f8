/** The names of edits in Simplified Chinese, for undo and redo. */
import type { EditStrings } from "./edits.en.ts";
import { fixesZh } from "./findings/fixes.zh.ts";
import { fixLabel } from "./fixLabel.ts";
import { formatNumber, lastName } from "./format.ts";
import { shellZh } from "./shell.zh.ts";

const { steps } = shellZh;

export const editsZh: EditStrings = {
  "edit.text": ({ path }, f) => `编辑 ${f.code(lastName(path))}`,
  "edit.createFile": ({ path }, f) => `新建文件 ${f.code(lastName(path))}`,
  "edit.createFolder": ({ path }, f) => `新建目录 ${f.code(lastName(path))}`,
  "edit.createSymlink": ({ path }, f) => `新建符号链接 ${f.code(lastName(path))}`,
  "edit.move": ({ from, to }, f) => `将 ${f.path(from)} 移到 ${f.path(to)}`,
  "edit.delete": ({ path }, f) => `删除 ${f.path(path)}`,
  "edit.replaceFile": ({ path }, f) => `替换 ${f.code(lastName(path))}`,
  "edit.retarget": ({ path }, f) => `更改 ${f.code(lastName(path))} 的目标`,
  "edit.makeText": ({ path }, f) => `将 ${f.code(lastName(path))} 作为文本`,
  "edit.lineEnds": ({ path, to }, f) => `将 ${f.code(lastName(path))} 的行尾改为 ${to}`,
  "edit.moveText": ({ from, to }, f) => `把文字从 ${f.path(from)} 移到 ${f.path(to)}`,
  "edit.os": ({ os }) => `改用 ${os === "windows" ? "Windows" : "Linux"} 路径`,
  "edit.cwd": ({ cwd }, f) => `在 ${f.path(cwd)} 中启动`,
  "edit.setting": ({ key, value }, f) =>
    value === null ? `${f.code(key)} 恢复默认` : `${f.code(`${key} = ${value}`)}`,
  "edit.trust": ({ level }) =>
    level === null ? "信任：未设置" : `信任：${level === "trusted" ? "受信任" : "不受信任"}`,
  "edit.mode": ({ mode }) => (mode === null ? "模式：未指明" : `模式：${mode === "plan" ? "Plan" : "Default"}`),
  "edit.surface": ({ surface }) => `启动方式 ${surface}`,
  "edit.environments": ({ ids }, f) =>
    ids === null ? "全部已注册的环境" : ids.length === 0 ? "不选环境" : `环境 ${ids.map(f.code).join("、")}`,
  "edit.profile": ({ profile }, f) => (profile === null ? "不用配置档" : `配置档 ${f.code(profile)}`),
  "edit.release": ({ release }) => `Codex ${release}`,
  "edit.step.add": ({ kind }) => `新步骤：${steps[kind]}`,
  "edit.step.change": ({ kind, number }) => `更改第 ${formatNumber(number)} 步（${steps[kind]}）`,
  "edit.step.duplicate": ({ kind, number }) => `复制第 ${formatNumber(number)} 步（${steps[kind]}）`,
  "edit.step.move": ({ kind, from, to }) =>
    `将第 ${formatNumber(from)} 步（${steps[kind]}）移到第 ${formatNumber(to)} 位`,
  "edit.step.delete": ({ kind, number }) => `删除第 ${formatNumber(number)} 步（${steps[kind]}）`,
  "edit.fix": ({ fix }, f) => `“${fixLabel(fix, fixesZh, f)}”`,
  "edit.title": () => "标题",
  "edit.addFiles": ({ path, files }, f) =>
    files === 1 ? `添加 ${f.code(lastName(path))}` : `添加 ${formatNumber(files)} 个文件`,
  "edit.migrate": ({ path, files }, f) =>
    files === 1 ? `迁移到 ${f.path(path)}` : `迁移到 ${formatNumber(files)} 个文件`,
  "edit.open": ({ title }) => `打开“${title}”`,
};
