import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A button that shows an icon alone: its label is read and shown as a tooltip. `size` in CSS pixels. */
export function IconButton(props: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly size: number;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}): ReactNode {
  const Icon = props.icon;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled ?? false}
      onClick={props.onClick}
    >
      <Icon size={props.size} aria-hidden />
    </button>
  );
}
