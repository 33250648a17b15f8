/** The words about execution environments and the launch of a client in Simplified Chinese. */
import type { EnvironmentStrings } from "./environments.en.ts";
import { formatNumber } from "./format.ts";

export const environmentsZh: EnvironmentStrings = {
  files: {
    lead: (ids, f) =>
      ids.length === 1
        ? `选择了一个环境：${f.code(ids[0] ?? "")}。`
        : `选择了 ${formatNumber(ids.length)} 个环境：${ids.map(f.code).join("、")}。每个环境各自查找文件；所有环境按此顺序共用一个上限。`,
    none: "没有选择任何环境：Codex 不查找项目的任何文件。",
    shared: "所有环境共用",
    environment: (id, f) => `环境 ${f.code(id)}`,
    primary: "主环境",
    primaryHint: "选择中的第一个：沙盒和可写目录以它为准。",
    worksIn: (cwd, f) => `工作目录 ${f.path(cwd)}。`,
    root: (path, marker, f) => `根目录 ${f.path(path)}（${f.code(marker)}）。`,
    noRoot: "没有根目录：只搜索这个目录。",
    nothing: "它的路径上没有指令文件。",
    elsewhere: "不查找",
  },

  tree: {
    group: (ids) => `环境 ${ids.join("、")}`,
    flag: (id, cwd, primary) => `${cwd}：环境 ${id}${primary ? "（主环境）" : ""}在此工作`,
    seen: (views) => views.map(({ id, verdict }) => `${id}：${verdict}`).join("；"),
  },

  bar: {
    environments: "环境",
    all: "全部已注册",
    none: "无",
    profile: "配置档",
    noProfile: "无",
  },

  menu: {
    all: "全部已注册的环境",
    allHint: (ids) =>
      ids.length === 0
        ? "客户端什么都不说时 Codex 的做法。"
        : `客户端什么都不说时 Codex 的做法：现在是 ${ids.join("、")}。`,
    none: "无",
    noneHint: "空的选择：不查找项目的任何文件。",
    list: (ids) => ids.join("、"),
    listHint: "客户端启动会话时选择的环境。",
    edit: "编辑选择…",
    set: "选择环境…",
    setProfile: "使用配置档启动…",
    noProfile: "不用配置档",
    noProfileHint: (f) => `不带 ${f.code("-p")}。`,
    otherProfile: "其他配置档…",
    profileTitle: "配置档",
    profileLabel: "名称，即 -p 的参数",
    profileTake: "设置配置档",
    profileEmpty: "请输入名称。",
    profileName: "名称只能含字母、数字、- 和 _。否则 Codex 拒绝启动。",
    profileFile: (path, f) => `它的文件：${f.path(path)}。`,
    profileMissing: (path, f) => `没有 ${f.path(path)}。`,
    editsLaunch: "修改 Codex 的启动方式",
  },

  dialog: {
    title: "启动时的环境",
    text: "app server 的客户端启动会话时选择的环境。第一个是主环境。",
    choice: "选择",
    all: "全部已注册",
    none: "无",
    list: "以下环境",
    allText: (ids, f) =>
      ids.length === 0
        ? "客户端什么都不说，所以以启动目录选择每个已注册的环境。"
        : `客户端什么都不说，所以以启动目录选择每个已注册的环境：${ids.map(f.code).join("、")}。`,
    noneText: "客户端不选择任何环境：Codex 不查找项目的任何文件，也不告知目录。",
    row: (number) => `环境 ${formatNumber(number)}`,
    id: "标识",
    cwd: "目录",
    up: (number) => `上移环境 ${formatNumber(number)}`,
    down: (number) => `下移环境 ${formatNumber(number)}`,
    remove: (number) => `移除环境 ${formatNumber(number)}`,
    add: "环境",
    empty: "请添加一个环境，或选择“无”。",
    primary: "主环境",
    take: "选择",
  },

  budget: {
    environment: (id, cwd, f) => `环境 ${f.code(id)}，位于 ${f.path(cwd)}`,
    oneLimit: "所有环境按选择的顺序共用一个上限。",
  },
};
