import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";

import * as css from "../button/button.css.ts";
import { MoreIcon } from "../icon/icons.ts";
import { Link, type To } from "../navigation/navigation.ts";
import * as overlay from "../overlay/overlay.css.ts";
import { cx } from "../style/cx.ts";

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Goes there … */
  to?: To | undefined;
  /** … or does this. */
  onPress?: (() => void) | undefined;
  isDangerous?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A line above it. */
  startsGroup?: boolean | undefined;
}

export interface MenuProps {
  /** Accessible name of the button that opens it. */
  label: string;
  /** What the button shows; three dots unless given. */
  children?: ReactNode;
  items: readonly MenuItem[];
  align?: "start" | "center" | "end" | undefined;
}

/** Acts and places that open from a button. */
export const Menu = ({ label, children, items, align = "end" }: MenuProps): ReactElement => (
  <BaseMenu.Root>
    <BaseMenu.Trigger
      aria-label={label}
      title={label}
      className={cx(
        css.button,
        children === undefined ? css.iconVariant.quiet : css.variant.quiet,
        children === undefined ? css.square.medium : css.size.medium,
      )}
    >
      <span className={css.label}>{children ?? <MoreIcon />}</span>
    </BaseMenu.Trigger>
    <BaseMenu.Portal>
      <BaseMenu.Positioner className={overlay.positioner} sideOffset={6} align={align}>
        <BaseMenu.Popup className={overlay.popup}>
          {items.map(
            ({
              id,
              label,
              icon,
              to,
              onPress,
              isDangerous = false,
              disabled = false,
              startsGroup = false,
            }) => (
              <div key={id} role="none">
                {startsGroup && <BaseMenu.Separator className={overlay.separator} />}
                <BaseMenu.Item
                  className={cx(overlay.item, isDangerous && overlay.danger)}
                  disabled={disabled}
                  {...(onPress && { onClick: onPress })}
                  {...(to !== undefined && { render: <Link to={to} /> })}
                >
                  {icon !== undefined && <span className={overlay.itemIcon}>{icon}</span>}
                  <span className={overlay.itemWords}>{label}</span>
                </BaseMenu.Item>
              </div>
            ),
          )}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
);
