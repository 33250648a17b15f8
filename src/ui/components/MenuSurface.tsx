import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { closeMenu, type MenuItem, type MenuRequest } from "./menuStore.ts";

/** The open menu. Keyboard, focus and placement are Radix's. */
export default function MenuSurface({ request }: { readonly request: MenuRequest }): ReactNode {
  const { at, items, label, returnTo } = request;
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && closeMenu()}>
      <DropdownMenu.Trigger asChild>
        <span
          aria-hidden
          tabIndex={-1}
          style={{
            position: "fixed",
            left: at.x,
            top: at.y,
            width: at.width,
            height: at.height,
            pointerEvents: "none",
            outline: "none",
          }}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="start"
          sideOffset={2}
          collisionPadding={8}
          loop
          aria-label={label}
          aria-labelledby={undefined}
          onInteractOutside={(event) => {
            // The button that opened the menu closes it itself.
            if (event.target instanceof Node && returnTo?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // An action may have opened a dialog or moved the focus on purpose.
            const lost = document.activeElement === null || document.activeElement === document.body;
            if (lost && returnTo?.isConnected) returnTo.focus();
          }}
        >
          {items.map((item, index) => {
            // The items of one request never change their order.
            const key = `${index}`;
            return <Item key={key} item={item} />;
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item }: { readonly item: MenuItem }): ReactNode {
  if (item.kind === "separator") return <DropdownMenu.Separator className="menu-separator" />;
  if (item.kind === "note") return <DropdownMenu.Label className="menu-note">{item.text}</DropdownMenu.Label>;
  if (item.kind === "action") {
    return (
      <DropdownMenu.Item
        className={`menu-item${item.danger ? " menu-item-danger" : ""}`}
        disabled={item.disabled ?? false}
        onSelect={() => run(item.onSelect)}
        data-testid={item.testId}
      >
        <span />
        <span className="menu-label">{item.label}</span>
        <span className="menu-key">{item.key}</span>
        {item.hint !== undefined && <span className="menu-hint">{item.hint}</span>}
      </DropdownMenu.Item>
    );
  }
  const checked = item.kind === "choice" ? item.chosen : item.on;
  return (
    <DropdownMenu.CheckboxItem
      className="menu-item"
      role={item.kind === "choice" ? "menuitemradio" : "menuitemcheckbox"}
      checked={checked}
      disabled={item.kind === "choice" && (item.disabled ?? false)}
      onSelect={() => run(item.onSelect)}
      data-value={item.kind === "choice" ? item.value : undefined}
    >
      <span className="menu-check" aria-hidden>
        {checked ? "✓" : ""}
      </span>
      <span className="menu-label">{item.label}</span>
      <span />
      {item.kind === "choice" && item.hint !== undefined && <span className="menu-hint">{item.hint}</span>}
    </DropdownMenu.CheckboxItem>
  );
}

/** After the menu has closed and given the focus back, so that a dialog keeps the focus that it takes. */
function run(action: () => void): void {
  setTimeout(action, 0);
}
