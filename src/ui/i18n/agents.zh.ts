/** What is said about agents that a turn spawns, in Chinese. */
import type { AgentStrings } from "./agents.en.ts";

export const agentsZh: AgentStrings = {
  label: "查看谁的请求",
  thread: "会话本身",
  notSpawned: (path, why) => `${path}：未创建，${why}`,
  refusals: {
    limit: "子代理过多",
    depth: "子代理不能再创建子代理",
    role: "没有这个角色",
    roleOfFork: "带历史的子代理沿用父级角色",
    model: "没有这个模型",
    name: "名称已被占用",
  },
  olderGlobal: "全局文本比会话的旧",
  olderGlobalWhy: "创建这个子代理之后，全局 AGENTS.md 又有改动。会话已经或将会得知；子代理则始终保留创建时得到的文本。",
  answerOf: (path) => `${path} 的回答。`,
  taskFrom: (path) => (path === "/root" ? "来自会话的任务。" : `来自 ${path} 的任务。`),
  showRequests: "查看其请求",
  history: (path, count) => `${path}：${count} 项`,
  form: {
    agents: "模型创建的子代理",
    add: "子代理",
    name: "名称",
    message: "任务",
    reply: "它的回答",
    type: "角色",
    typeHint: "无",
    model: "模型",
    modelHint: "与父级相同",
    fork: "起始历史",
    forks: { default: "工具的默认值", none: "无历史", all: "全部历史", turns: "最近几轮" },
    turns: "轮数",
    waits: "父级等待回答",
    waitsHint: "否则回答在本轮结束后到达。",
    own: (count) => `自己再创建 ${count} 个；请在场景文件中编辑。`,
  },
};
