import type { FixWords } from "./words.ts";

export const fixesZh: FixWords = {
  "raise-limit": ({ bytes }) => `将上限提高到 ${bytes / 1024} KiB`,
  "start-in": ({ directory }, f) => `在 ${f.path(directory)} 中启动`,
  trust: ({ path }, f) => `信任 ${f.path(path)}`,
  "remove-file": ({ path }, f) => `删除 ${f.path(path)}`,
  "move-file": ({ to }, f) => `移动到 ${f.path(to)}`,
  "add-fallback": ({ name }, f) => `将 ${f.code(name)} 加入后备文件名`,
  "add-marker": ({ directory }, f) => `将 ${f.path(directory)} 变为仓库`,
  "set-key": ({ key, value }, f) => `设置 ${f.code(`${key} = ${value}`)}`,
  "remove-key": ({ key }, f) => `移除 ${f.code(key)}`,
  "rename-key": ({ to }, f) => `改名为 ${f.code(to)}`,
  "move-key-to-top": ({ key }, f) => `将 ${f.code(key)} 移到第一个表之前`,
  "move-key-to-user": ({ key }, f) => `将 ${f.code(key)} 移到你自己的 config.toml`,
  "inline-file": ({ path }, f) => `用 ${f.path(path)} 的内容替换此行`,
  "make-symlink": ({ target }, f) => `改为指向 ${f.code(target)} 的符号链接`,
  "encode-utf8": () => "按模型所见保存为 UTF-8",
  "remove-byte-order-mark": () => "去掉字节顺序标记",
  "unify-line-ends": () => "所有行以 LF 结尾",
  "remove-text": ({ path }, f) => `删除 ${f.path(path)} 中的副本`,
  "edit-message": ({ step }) => `在步骤 ${step + 1} 的消息前加一个词`,
  "remove-step": ({ step }) => `删除步骤 ${step + 1}`,
};
