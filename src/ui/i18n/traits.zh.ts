/** Words for what differs by release, in Chinese. */
import type { TraitWords } from "./traits.en.ts";

export const traitsZh: TraitWords = {
  groups: {
    sent: "发送什么",
    files: "哪些指令文件",
    later: "之后的轮次",
    compaction: "压缩",
    settings: "配置",
  },
  areas: {
    basePrompt: {
      name: "基础提示的位置",
      values: {
        field: "所有模型都放在 `instructions` 字段里。",
        fieldOrMessage: "放在 `instructions` 字段里；Responses Lite 模型则是第一条 developer 消息。",
      },
    },
    defaultModel: {
      name: "默认模型",
      values: { "gpt-5.3-codex": "`gpt-5.3-codex`。", "gpt-6-astra": "`gpt-6-astra`。" },
    },
    skillsText: {
      name: "技能和插件的文本",
      values: {
        agentsPart: "在 AGENTS.md 部分里，排在文件之后。所以没有任何文件时也有这个部分。",
        ownPart: "单独的 developer 部分，排在权限之前。",
      },
    },
    hierarchicalNote: {
      name: "功能 `child_agents_md`",
      values: {
        lastInAgentsPart: "在 AGENTS.md 部分末尾加一段文本，没有文件时也加。",
        gone: "已取消：未知功能，没有文本。",
      },
    },
    jsRepl: {
      name: "功能 `js_repl`",
      values: {
        agentsPart: "把自己的文本加进 AGENTS.md 部分，排在插件和技能之前。",
        gone: "已移除：没有文本。",
      },
    },
    modeUnsaid: {
      name: "没人指定模式时",
      values: {
        nothing: "不发送任何关于模式的内容。",
        modelText: "有自己的 Default 模式文本的模型会收到它；其他模型什么也收不到。",
      },
    },
    modeFirstTurn: {
      name: "第一轮指定的模式",
      values: {
        behindContext: "单独的 developer 消息，排在环境上下文之后。",
        inContext: "第一条 developer 消息的一个部分。",
      },
    },
    multiAgent: {
      name: "关于子代理的提示",
      values: {
        nothing: "不发送。",
        byModel: "模型有这类文本时，用单独的 developer 消息发送。",
      },
    },
    environmentForm: {
      name: "环境上下文",
      values: {
        short: "目录、shell、日期和时区。",
        withPermissions: "目录、shell、日期、时区、工作区根目录，以及可读可写的范围。",
      },
    },
    writableRoots: {
      name: "可写根目录的顺序",
      values: {
        asWritten: "配置的按书写顺序，接着是 CODEX_HOME 下的 memories 目录，然后是当前目录。",
        sorted: "按字节排序；不含 CODEX_HOME 下的目录。",
      },
    },
    protectedPaths: {
      name: "其中的只读路径",
      values: {
        unsaid: "不写出。",
        said: "写出：`.git`、`.agents` 和 `.codex` 保持只读。",
      },
    },
    personality: {
      name: "换一种个性",
      values: {
        update: "之后的轮次用一个 developer 部分告知。",
        noUpdate: "不告知。",
      },
    },
    headerGlobalOnly: {
      name: "只有全局文件时 AGENTS.md 部分的标题",
      values: {
        names: "写出目录：`# AGENTS.md instructions for …`。",
        omits: "不写目录：`# AGENTS.md instructions`。",
      },
    },
    separator: {
      name: "全局文件和项目文件之间",
      values: { projectDoc: "空行之间的 `--- project-doc ---`；项目文件之间用一个空行连接。" },
    },
    trust: {
      name: "不受信任的项目",
      values: {
        noEffect: "它的 AGENTS.md 文件照样发送；只是不读它的配置。",
        untrustedGlobalOnly: "不发送它的 AGENTS.md 文件；全局文件照发。",
      },
    },
    invalidUtf8Global: {
      name: "全局文件含无效 UTF-8",
      values: {
        skipped: "略过，好像不存在；接着试下一个名称。",
        replaced: "照发，无效字节换成 U+FFFD。",
      },
    },
    pathFallbacks: {
      name: "写成路径的备用名称",
      values: {
        accepted: "接受：`docs/X.md`、`../X.md` 和绝对路径都接在目录之后。",
        refused: "忽略：备用名称只能是文件名。",
      },
    },
    danglingLink: {
      name: "指向空处的 AGENTS.md 链接",
      values: {
        hides: "被选中：遮住同目录的其他名称，自己什么也不提供。",
        nextName: "跳过：试下一个名称。",
      },
    },
    linkToDirectory: {
      name: "指向目录的 AGENTS.md 链接",
      values: {
        losesAll: "被选中，读取失败：所有项目文件都不发送。",
        nextName: "跳过：试下一个名称。",
      },
    },
    linkedDirectory: {
      name: "通过链接进入的当前目录",
      values: {
        resolved: "搜索前先解析：能找到真实根目录的文件。",
        asWritten: "按书写的路径搜索：上级目录是链接的上级目录。",
      },
    },
    budget: {
      name: "大小上限",
      values: {
        sharedRootFirst: "项目文件共用 `project_doc_max_bytes`，从根目录开始；分隔符和全局文件不计。",
      },
    },
    globalRead: {
      name: "读取全局文件",
      values: {
        once: "只在会话开始时读一次。",
        eachRequest: "每次请求之前都读；有变化就完整地重新告知。",
      },
    },
    projectRead: {
      name: "读取项目文件",
      values: {
        once: "只在会话开始时读一次。",
        onChange: "开始时读；目录、沙盒或信任变化时再读。",
      },
    },
    directoryChange: {
      name: "换目录",
      values: {
        environmentOnly: "只重新发送环境上下文；不读那里的 AGENTS.md 文件。",
        agentsAgain: "发送新目录的 AGENTS.md 部分和环境上下文。",
      },
    },
    updateOrder: {
      name: "重新告知的顺序",
      values: {
        developerThenUser: "一条 developer 消息包含所有变化的部分，然后一条 user 消息包含环境。",
        byFragment: "按种类：相邻且角色相同的合为一条消息，角色不同则另起一条。",
      },
    },
    interruptRole: {
      name: "中断消息的角色",
      values: {
        user: "user。",
        byThread: "第二版多代理的会话用 developer，否则用 user。",
      },
    },
    resume: {
      name: "恢复",
      values: {
        replayed: "历史原样恢复；不读改过的文件。",
        readAgain: "历史原样恢复；重新读文件，告知不同之处。",
      },
    },
    fork: {
      name: "分叉",
      values: {
        contextAgain: "在复制的历史之后重新发送整个上下文，文件重新读取。",
        differences: "只告知与复制的历史不同之处。",
      },
    },
    localKeeps: {
      name: "本地压缩保留什么",
      values: { userMessages: "真正的用户消息，从新到旧，共 20,000 个 token 以内，加上摘要。" },
    },
    remoteRequest: {
      name: "远程压缩的请求",
      values: {
        ownEndpoint: "`/responses/compact`；返回的是新历史，由 Codex 过滤。",
        trigger: "`/responses`，末尾有一个 `compaction_trigger` 项。",
      },
    },
    remoteKeeps: {
      name: "远程压缩保留什么",
      values: {
        userAndAssistant: "服务器返回的内容里：真正的用户消息、assistant 消息和压缩项。",
        userMessages: "64,000 个 token 以内的真正用户消息，以及压缩项。",
      },
    },
    ownMarkers: {
      name: "算作 Codex 自己的文本",
      values: {
        six: "六种：`# AGENTS.md instructions for`、`<environment_context>`、`<skill>`、`<user_shell_command>`、`<turn_aborted>`、`<subagent_notification>`。",
        many: "十五种：还有 `<external_…>`、`<codex_internal_context>`、`<recommended_plugins>`、`<agent_message_board_notification>`、`<goal_context>`、钩子提示和三种警告。",
      },
    },
    contextAfterTurn: {
      name: "两轮之间压缩后的上下文",
      values: { nextTurn: "随下一轮回来，在摘要之后、提示之前。" },
    },
    contextMidTurn: {
      name: "一轮之中压缩后的上下文",
      values: { beforeLastUser: "立刻回来，排在最后一条真正的用户消息之前。" },
    },
    contextText: {
      name: "放回的指令",
      values: {
        asAtStart: "会话开始时读到的样子。",
        globalFromDisk: "全局文件以磁盘为准；项目文件以上次读到的为准。",
      },
    },
    cutMessage: {
      name: "超出上限的那条消息",
      values: { onePart: "去掉中间，换成 `…n tokens truncated…`，仍是一个部分。" },
    },
    unknownKeys: {
      name: "config.toml 里的未知键",
      values: { silent: "忽略，不作声。", warned: "忽略并警告。" },
    },
    trustPersisted: {
      name: "Codex 自己写下的信任",
      values: {
        never: "从不。",
        chosenSandbox: "没有条目的项目以明确可写的沙盒启动时。",
      },
    },
    gitRoot: {
      name: "查信任时的 git 根目录",
      values: {
        anyDotGit: "任何 `.git`，空目录也算。",
        withHead: "带 `HEAD` 的 `.git`，或指向它的文件。",
      },
    },
    approvalTable: {
      name: "写成表的批准策略",
      values: { reject: "`reject`：直接拒绝的内容。", granular: "`granular`：需要询问的内容。" },
    },
    onFailureText: {
      name: "`on-failure` 的文本",
      values: { own: "有自己的文本。", onRequest: "用 `on-request` 的文本。" },
    },
  },
};
