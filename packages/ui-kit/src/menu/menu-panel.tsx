import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Fragment, type ReactElement, type RefObject, startTransition } from "react";

import { Link } from "../link/link.tsx";
import * as overlay from "../overlay/overlay.css.ts";
import { cx } from "../style/cx.ts";
import type { MenuItem } from "./menu-item.ts";

interface MenuPanelProps {
  label: string;
  items: readonly MenuItem[];
  align: "start" | "center" | "end";
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** In a task of its own, so that the frame that shows the press does not wait for it. */
const afterPress = (act: () => void): void => void setTimeout(act);

/** What an item does is drawn after the menu has closed, so that neither waits for the other. */
const press = ({ onPress }: MenuItem): { onClick?: () => void } =>
  onPress === undefined ? {} : { onClick: () => afterPress(() => startTransition(onPress)) };

/** The open menu; its code arrives when the button is first pointed at, focused or pressed. */
export const MenuPanel = ({ label, items, align, button, isOpen, onOpenChange }: MenuPanelProps): ReactElement => (
  <BaseMenu.Root
    open={isOpen}
    modal={false}
    onOpenChange={(open, details) => {
      const { target } = details.event;
      // The button itself decides what its press means.
      if (target instanceof Node && button.current?.contains(target)) details.cancel();
      else if (details.reason === "item-press") afterPress(() => onOpenChange(open));
      else onOpenChange(open);
    }}
  >
    <BaseMenu.Portal>
      <BaseMenu.Positioner anchor={button} className={overlay.positioner} sideOffset={6} align={align}>
        <BaseMenu.Popup className={overlay.popup} aria-label={label} finalFocus={button}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.startsGroup === true && <BaseMenu.Separator className={overlay.separator} />}
              <BaseMenu.Item
                className={cx(overlay.item, item.isDangerous === true && overlay.danger)}
                disabled={item.disabled ?? false}
                {...press(item)}
                {...(item.to !== undefined && { render: <Link to={item.to} /> })}
              >
                {item.icon !== undefined && <span className={overlay.itemIcon}>{item.icon}</span>}
                <span className={overlay.itemWords}>{item.label}</span>
              </BaseMenu.Item>
            </Fragment>
          ))}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
);
