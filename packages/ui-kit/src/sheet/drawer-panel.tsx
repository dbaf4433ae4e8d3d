import { Drawer } from "@base-ui/react/drawer";
import type { ReactElement } from "react";

import { CloseIcon } from "../icon/icons.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import type { SheetProps } from "./sheet-props.ts";
import { useScrollStop } from "./use-scroll-stop.ts";
import * as css from "./sheet.css.ts";

/** The sheet of phones. */
export const DrawerPanel = ({
  isOpen,
  onClose,
  title,
  detail,
  children,
  footer,
  isDismissable = true,
  initialFocus,
}: SheetProps): ReactElement => {
  const t = useKitWords();
  const scrollStop = useScrollStop();
  return (
    <Drawer.Root
      open={isOpen}
      swipeDirection="down"
      disablePointerDismissal={!isDismissable}
      onOpenChange={(open, details) => {
        if (open) return;
        if (isDismissable) onClose();
        else details.cancel();
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={cx(css.backdrop, css.drawerBackdrop)} />
        <Drawer.Viewport className={cx(css.viewport, css.drawerViewport)}>
          <Drawer.Popup
            data-in-use
            data-keep-clear="sheet"
            className={css.drawer}
            {...(initialFocus && { initialFocus })}
          >
            <span className={css.grip} aria-hidden="true" />
            <header className={css.head}>
              <div className={css.words}>
                <Drawer.Title className={css.title}>{title}</Drawer.Title>
                {detail !== undefined && <Drawer.Description className={css.detail}>{detail}</Drawer.Description>}
              </div>
              {isDismissable && (
                <Drawer.Close className={css.close} aria-label={t("close")}>
                  <CloseIcon />
                </Drawer.Close>
              )}
            </header>
            <Drawer.Content ref={scrollStop} className={css.body}>
              {children}
            </Drawer.Content>
            {footer !== undefined && <footer className={cx(css.foot, css.footWide)}>{footer}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
};
