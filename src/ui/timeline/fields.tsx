/** The fields of the step form. Each has its label above it; what a field does not touch of a text stays as it was. */
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { applyShown, shownText } from "../editor/textEdits.ts";

interface FieldProps {
  readonly label: string;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
}

interface TextProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly code?: boolean;
}

/** A text of several lines: line ends and a byte order mark survive. */
export function AreaField(props: TextProps & { readonly invalid?: string | undefined }): ReactNode {
  const { label, value, wide, code } = props;
  return (
    <label className={wide ? "is-wide" : undefined}>
      {label}
      <textarea
        className={`field-input${code ? " mono" : ""}`}
        value={shownText(value)}
        rows={1}
        placeholder={props.placeholder}
        spellCheck={false}
        aria-describedby={props.invalid}
        onChange={(event) => props.onChange(applyShown(value, event.target.value))}
      />
    </label>
  );
}

export function LineField(props: TextProps & { readonly suggestions?: readonly string[] }): ReactNode {
  const { label, suggestions = [], wide, code } = props;
  const id = useId();
  return (
    <label className={wide ? "is-wide" : undefined}>
      {label}
      <input
        type="text"
        className={`field-input${code ? " mono" : ""}`}
        value={props.value}
        placeholder={props.placeholder}
        list={suggestions.length === 0 ? undefined : id}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => props.onChange(event.target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </label>
  );
}

/** A whole number, 0 or more; null: nothing is typed. */
export function NumberField(
  props: FieldProps & {
    readonly value: number | null;
    readonly placeholder: string;
    readonly onChange: (value: number | null) => void;
  },
): ReactNode {
  return (
    <label>
      {props.label}
      <input
        type="text"
        inputMode="numeric"
        className="field-input"
        value={props.value ?? ""}
        placeholder={props.placeholder}
        autoComplete="off"
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, "").slice(0, 15);
          props.onChange(digits === "" ? null : Number(digits));
        }}
      />
    </label>
  );
}

export function ChoiceField<Value extends string>(
  props: FieldProps & {
    readonly value: Value;
    readonly choices: readonly { readonly value: Value; readonly name: string }[];
    readonly onChange: (value: Value) => void;
  },
): ReactNode {
  return (
    <label className={props.wide ? "is-wide" : undefined}>
      {props.label}
      <select
        className="field-input"
        value={props.value}
        onChange={(event) => {
          const choice = props.choices.find(({ value }) => value === event.target.value);
          if (choice !== undefined) props.onChange(choice.value);
        }}
      >
        {props.choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function CheckField(props: {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): ReactNode {
  return (
    <label className="step-check">
      <input type="checkbox" checked={props.checked} onChange={(event) => props.onChange(event.target.checked)} />
      <span>
        {props.label}
        {props.hint !== undefined && <small>{props.hint}</small>}
      </span>
    </label>
  );
}

interface RowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Names the button that takes a row out. */
  readonly take: string;
  readonly row: (row: Row, change: (row: Row) => void) => ReactNode;
  readonly add: readonly { readonly name: string; readonly row: () => Row }[];
  readonly onChange: (rows: readonly Row[]) => void;
}

/** A list of equal groups of fields that can grow and shrink. */
export function RowsField<Row>(props: RowsProps<Row>): ReactNode {
  const { label, rows, onChange } = props;
  return (
    <fieldset className="step-rows is-wide">
      <legend>{label}</legend>
      {rows.map((row, at) => (
        // Rows have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className="step-row">
          <div className="step-row-fields">{props.row(row, (changed) => onChange(rows.with(at, changed)))}</div>
          <button
            type="button"
            className="icon-button"
            aria-label={props.take}
            title={props.take}
            onClick={() => onChange(rows.toSpliced(at, 1))}
          >
            <Trash2 size={14} aria-hidden />
          </button>
        </div>
      ))}
      <div className="step-row-add">
        {props.add.map(({ name, row }) => (
          <button key={name} type="button" className="button-add" onClick={() => onChange([...rows, row()])}>
            <Plus size={12} aria-hidden />
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
