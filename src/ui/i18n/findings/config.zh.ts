/** Findings about configuration files, in Simplified Chinese. */
import type { ConfigFindingParams } from "../../../engine/insight.ts";
import type { Format } from "../format.ts";
import type { FindingWords } from "./words.ts";

const fileOf = (path: string | null, f: Format) => (path === null ? f.code("-c") : f.path(path));

/** The first three, and how many there are. */
const listOf = (keys: readonly string[], f: Format) =>
  keys.slice(0, 3).map(f.code).join("、") + (keys.length > 3 ? ` 等 ${f.number(keys.length)} 个键` : "");

export const configFindingsZh: FindingWords<keyof ConfigFindingParams> = {
  "refused-start": {
    name: "Codex 拒绝启动",
    message: ({ path, key }, f) =>
      key === null
        ? path === null
          ? "Codex 拒绝启动：不会发送任何请求。"
          : `Codex 无法读取 ${f.path(path)}，因此拒绝启动：不会发送任何请求。`
        : `Codex 不接受 ${fileOf(path, f)} 中的 ${f.code(key)}，因此拒绝启动：不会发送任何请求。`,
    page: [
      "配置有错误时，Codex 在第一个请求之前就停止：文本不是 TOML、值的类型不对或超出范围、名称未知、键已不再支持。",
      "类型只检查一次，对象是所有层叠加之后的结果。如果错误的值被更高的层替换，就没有影响；未受信任项目的配置不会被查看。",
      "换成 Codex 接受的值，或移除该键，使默认值生效。Codex 每次只指出一个错误，所以改正之后可能还会出现另一个。",
    ],
    in113: [
      '接受 `profile`，但它所指的表必须存在。也接受 `approval_policy = "untrusted"`；不接受 `granular`，代替它的是 `reject`。',
    ],
  },
  "project-config-unread": {
    name: "项目配置未读取",
    message: ({ untrusted, keys }, f) =>
      `${untrusted ? "该项目被标记为不受信任" : "没有任何条目表示信任该项目"}，所以 Codex 不读取此文件。${keys.length === 0 ? "" : `不起作用的键：${listOf(keys, f)}。`}`,
    page: [
      '仓库可以自带 `.codex/config.toml`。只有用户自己的配置对该目录、项目根目录或仓库写有 `trust_level = "trusted"`，Codex 才读取它。',
      "没有这样的条目时，Codex 不会提示：文件中的键不起作用。AGENTS.md 文件遵循另一条规则：只要没有把项目标记为不受信任，就会发送。",
      "如果了解该项目的配置会做什么，可以信任它。途中的每个目录单独判断，所以子目录的条目可以关闭那里的配置。",
    ],
    in113: ["AGENTS.md 文件完全不取决于信任：不受信任的项目的文件也会发送。"],
  },
  "trust-for-another-path": {
    name: "信任的是另一个路径",
    message: ({ entry, root }, f) => `配置信任的是 ${f.path(entry)}；对同名的 ${f.path(root)} 没有任何说明。`,
    page: [
      "信任属于路径。Codex 先查找启动目录，再查找仓库根目录；别处同名目录的条目不算数。",
      "仓库被移动、重新克隆，或配置来自另一台计算机时就会这样。此时不读取项目自己的配置，沙盒采用无人信任的项目的默认值。",
      "请信任项目现在所在的路径。旧条目没有害处，可以删除。",
    ],
  },
  "key-in-wrong-table": {
    name: "键写在表头之后",
    message: ({ key, belongs }, f) =>
      `${f.code(belongs)} 写在表头之后，所以 Codex 把它读作 ${f.code(key)}，而这个键没有意义。`,
    page: [
      '在 TOML 中，`[表]` 头之后的每一行都属于该表，直到下一个表头。加在文件末尾的键会落入最后一个表，常见的是 `[projects."…"]` 或 `[tui]`。',
      "Codex 会忽略那里的键。多数情况下启动时有警告；对 `[tui]` 和少数其他表则没有任何提示。",
      "把这一行移到文件的第一个表头之前。",
    ],
  },
  "unknown-key": {
    name: "未知的键",
    message: ({ key, nearest, later, warned }, f) =>
      later
        ? `这个版本的 Codex 不认识 ${f.code(key)}，会忽略它，不作提示。较新的版本才有这个键。`
        : `Codex 不认识 ${f.code(key)}，会忽略它${warned ? "" : "，不作提示"}。${nearest === null ? "" : `也许想写的是 ${f.code(nearest)}。`}`,
    page: [
      "遇到不认识的键，Codex 照常启动，但这些键不起作用。启动时的警告列出前三个。使用 `codex --strict-config` 时则拒绝启动。",
      "检查是否少了字母、下划线，或漏了所属的表：`network_access` 应写在 `[sandbox_workspace_write]` 中。名称未知的表会被整个忽略。",
      "这里的键以场景所用的版本为准。其他版本认识的键，这个版本可能不认识。",
    ],
    in113: [
      "无论未知的键写在哪里，都没有提示。所以这里只报告像是笔误的键，以及后来才有的键，例如 `include_environment_context`、`approvals_reviewer` 或 `instructions`。",
    ],
  },
  "marker-in-project-config": {
    name: "项目配置中的根标记",
    message: (_, f) => `Codex 在读取项目配置之前就确定项目根目录：${f.code("project_root_markers")} 在这里不起作用。`,
    page: [
      "有哪些项目配置取决于根目录，所以项目配置不能规定如何查找根目录。Codex 从用户配置、`/etc/codex` 和 `-c` 中读取 `project_root_markers`，对项目配置中的则直接跳过，不作提示。",
      "把该键移到你自己的 `config.toml`。此后它对所有项目生效：如果其他项目仍要照旧查找，请在列表中保留 `.git`。",
    ],
  },
  "key-not-for-projects": {
    name: "项目不能设置的键",
    message: ({ key }, f) => `项目配置不能设置 ${f.code(key)}：Codex 会丢弃它并给出警告。`,
    page: [
      "有些键决定数据发往何处、运行哪些程序：提供方及其地址、`notify`、`otel`、配置档。克隆来的仓库无论是否受信任，都不能设置它们。",
      "Codex 从项目层中去掉这些键，启动时给出警告，然后继续。文件中的其他内容照常生效。",
      "把该键移到你自己的 `config.toml`，在那里它对所有项目生效。",
    ],
    in113: ["没有这样的清单：受信任的项目可以设置这些键，也没有警告。"],
  },
  "required-value": {
    name: "管理员规定的值",
    message: ({ key, wanted, used }, f) =>
      `${f.code(key)} 本应为 ${f.code(wanted)}，但管理员的文件不允许。Codex 使用 ${f.code(used)}。`,
    page: [
      "`/etc/codex/requirements.toml` 列出允许的沙箱模式、批准策略和审查者。`/etc/codex/managed_config.toml` 对它们的设置也是唯一允许的值。",
      "不在列表中的值会被替换：沙箱换成 `read-only`，其他换成列表的第一项。模型得知的是实际生效的值，而不是所要求的值。",
      "设置一个允许的值，使配置与实际一致。",
    ],
    in113: ["没有审查者。清单禁止的值不会使启动被拒绝；requirements.toml 优先于 managed_config.toml 所隐含的要求。"],
  },
  "overruled-key": {
    name: "被覆盖的键",
    message: ({ key, by, profile }, f) =>
      profile === null
        ? `${by === null ? f.code("-c") : f.path(by)} 也设置了 ${f.code(key)}，并且优先：此处的值不起作用。`
        : `${fileOf(by, f)} 中的配置档 ${f.code(profile)} 也设置了它，并且优先：${f.code(key)} 的这个值不起作用。`,
    page: [
      "Codex 把配置文件逐层叠加：`/etc/codex/config.toml`、用户配置、受信任项目的配置（最近的目录在最后）、`-c`，以及 `/etc/codex/managed_config.toml`。设置了某个键的最高层胜出。",
      "表按键合并。文本和列表则整体替换：两处 `developer_instructions` 不会拼接在一起。",
      "这通常正是所要的效果。如果此处的值应当生效，请在胜出的文件中修改。",
    ],
    in113: [
      "`profile` 选用表 `[profiles.NAME]`，其中的值优先于每一层：模型、提供方、批准策略、沙箱、推理强度、个性、`model_instructions_file` 和功能开关。配置档中的 `project_doc_max_bytes` 等其他键不起作用。",
    ],
  },
  "base-replaced": {
    name: "基础指令被替换",
    message: ({ key, bytes }, f) => `${f.code(key)} 取代了模型自带的基础指令：换成 ${f.number(bytes)} 字节的其他文本。`,
    page: [
      "每个模型都带有基础指令：如何工作、如何使用工具、如何书写。`model_instructions_file` 或 `instructions` 会把它们全部替换，app-server 客户端也可以这样做。",
      "两个键都设置时，文件优先。`personality` 对自己的文本不起作用。",
      "自己的规则请写入 AGENTS.md 或 `developer_instructions`：它们会在基础指令之外发送。",
    ],
    in113: ["不读取 `instructions` 键。`model_instructions_file` 会读取，写在选用的配置档中也可以。"],
  },
  "relative-path": {
    name: "相对路径",
    message: ({ resolved }, f) => `Codex 从此文件所在的目录解析相对路径，而不是从启动目录：${f.path(resolved)}。`,
    page: [
      "配置文件中的相对路径从该文件所在的目录算起：用户配置从 `CODEX_HOME`，项目配置从 `.codex`（不是仓库）。`-c` 中的则从工作目录算起。",
      "`~` 表示主目录，但在 `[projects]` 的键中不是。",
      "不确定时，请写出完整路径。",
    ],
  },
  "managed-near-limit": {
    name: "管理指令接近上限",
    message: ({ bytes, limit }, f) =>
      `管理指令有 ${f.number(bytes)} 字节，上限为 ${f.number(limit)} 字节。文本再长，Codex 就会拒绝启动。`,
    page: [
      "`/etc/codex/requirements.toml` 中的 `additional_developer_instructions` 作为开发者文本进入每个会话。Codex 允许 40,000 字节，其中包括标签和日后替换时的句子。",
      "不会截断：更长的文本会使这台计算机上的所有人都无法启动 Codex。添加内容之前请先精简。",
    ],
    in113: ["没有管理指令：不读取这个键。"],
  },
};
