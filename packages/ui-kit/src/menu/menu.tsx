import { useRef, useState, type ReactElement, type ReactNode } from "react";

import * as css from "../button/button.css.ts";
import { MoreIcon } from "../icon/icons.ts";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { cx } from "../style/cx.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { MenuItem } from "./menu-item.ts";

const MenuPanel = lazyPart(async () => (await import("./menu-panel.tsx")).MenuPanel);

export interface MenuProps {
  /** Name of the button that opens it; read after what the button shows. */
  label: string;
  /** What the button shows; three dots unless given. */
  children?: ReactNode;
  items: readonly MenuItem[];
  align?: "start" | "center" | "end" | undefined;
}

/** Acts and places that open from a button. */
export const Menu = ({ label, children, items, align = "end" }: MenuProps): ReactElement => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const toggle = (): void => {
    setWanted(true);
    setOpen(!isOpen);
  };
  const isIcon = children === undefined;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isIcon ? label : undefined}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={cx(
          css.button,
          isIcon ? css.iconVariant.quiet : css.variant.quiet,
          isIcon ? css.square.medium : css.size.medium,
        )}
        onPointerEnter={MenuPanel.preload}
        onFocus={MenuPanel.preload}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || isOpen) return;
          event.preventDefault();
          toggle();
        }}
      >
        <span className={css.label}>{children ?? <MoreIcon />}</span>
        {!isIcon && <VisuallyHidden>{label}</VisuallyHidden>}
      </button>
      {isWanted && <MenuPanel {...{ label, items, align, button, isOpen }} onOpenChange={setOpen} />}
    </>
  );
};
