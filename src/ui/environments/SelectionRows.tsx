import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../components/IconButton.tsx";
import { added, moved, type Row } from "./draft.ts";
import { useEnvironmentWords } from "./useEnvironmentWords.ts";

interface Props {
  readonly rows: readonly Row[];
  readonly directories: readonly string[];
  /** Of a new row. */
  readonly cwd: string;
  /** Id of the element that says what is wrong. */
  readonly describedBy: string;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** Ids and directories in their order. Alt with an arrow key moves the row. */
export function SelectionRows({ rows, directories, cwd, describedBy, onChange }: Props): ReactNode {
  const words = useEnvironmentWords().dialog;
  const list = useRef<HTMLDivElement>(null);
  /** The field that gets the focus when the rows have changed. */
  const [wanted, setWanted] = useState<string | null>(null);
  const id = useId();
  useEffect(() => {
    if (wanted === null) return;
    list.current?.querySelector<HTMLElement>(`[data-field="${wanted}"]`)?.focus();
    setWanted(null);
  }, [wanted]);

  const move = (key: number, by: -1 | 1, field: string): void => {
    onChange(moved(rows, key, by));
    setWanted(`${key} ${field}`);
  };
  const remove = (at: number): void => {
    const rest = rows.toSpliced(at, 1);
    onChange(rest);
    const next = rest[at] ?? rest.at(-1);
    setWanted(next === undefined ? "add" : `${next.key} id`);
  };
  const add = (): void => {
    const more = added(rows, cwd);
    onChange(more);
    setWanted(`${more.at(-1)?.key} id`);
  };

  return (
    <div ref={list} className="environments-rows">
      {rows.map((row, at) => {
        const { key } = row;
        const number = at + 1;
        const field = (name: "id" | "cwd") => ({
          className: "field-input mono",
          value: row[name],
          spellCheck: false,
          autoCapitalize: "off",
          autoComplete: "off",
          "aria-describedby": describedBy,
          "data-field": `${key} ${name}`,
          onChange: (event: { readonly target: { readonly value: string } }) =>
            onChange(rows.with(at, { ...row, [name]: event.target.value })),
          onKeyDown: (event: KeyboardEvent) => {
            const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
            if (by === null || !event.altKey) return;
            event.preventDefault();
            move(key, by, name);
          },
        });
        return (
          <fieldset key={key} className="environments-row">
            <legend className="visually-hidden">{words.row(number)}</legend>
            <label>
              {at === 0 ? `${words.id} · ${words.primary}` : words.id}
              <input {...field("id")} />
            </label>
            <label>
              {words.cwd}
              <input {...field("cwd")} list={id} />
            </label>
            <span className="environments-tools">
              <IconButton
                size={14}
                icon={ArrowUp}
                label={words.up(number)}
                disabled={at === 0}
                onClick={() => move(key, -1, "id")}
              />
              <IconButton
                size={14}
                icon={ArrowDown}
                label={words.down(number)}
                disabled={number === rows.length}
                onClick={() => move(key, 1, "id")}
              />
              <IconButton size={14} icon={Trash2} label={words.remove(number)} onClick={() => remove(at)} />
            </span>
          </fieldset>
        );
      })}
      <button type="button" className="environments-add" data-field="add" onClick={add}>
        <Plus size={12} aria-hidden />
        {words.add}
      </button>
      <datalist id={id}>
        {directories.map((directory) => (
          <option key={directory} value={directory} />
        ))}
      </datalist>
    </div>
  );
}
