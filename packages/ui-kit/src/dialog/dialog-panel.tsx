import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactElement } from "react";

import { CloseIcon } from "../icon/icons.ts";
import type { SheetProps } from "../sheet/sheet-props.ts";
import { useScrollStop } from "../sheet/use-scroll-stop.ts";
import * as css from "../sheet/sheet.css.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";

export interface DialogProps extends SheetProps {
  /** `alertdialog` for a question that must be answered. */
  role?: "dialog" | "alertdialog" | undefined;
}

/** The dialog of desktops, and of questions on any surface. */
export const DialogPanel = ({
  isOpen,
  onClose,
  title,
  detail,
  children,
  footer,
  width = "medium",
  isDismissable = true,
  initialFocus,
  role = "dialog",
}: DialogProps): ReactElement => {
  const t = useKitWords();
  const scrollStop = useScrollStop();
  return (
    <BaseDialog.Root
      open={isOpen}
      disablePointerDismissal={!isDismissable || role === "alertdialog"}
      onOpenChange={(open, details) => {
        if (open) return;
        if (isDismissable) onClose();
        else details.cancel();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={css.backdrop} />
        <BaseDialog.Viewport className={css.viewport}>
          <BaseDialog.Popup
            role={role}
            data-in-use
            data-keep-clear="sheet"
            className={cx(css.dialog, css.width[width])}
            {...(initialFocus && { initialFocus })}
          >
            <header className={css.head}>
              <div className={css.words}>
                <BaseDialog.Title className={css.title}>{title}</BaseDialog.Title>
                {detail !== undefined && (
                  <BaseDialog.Description className={css.detail}>{detail}</BaseDialog.Description>
                )}
              </div>
              {isDismissable && role === "dialog" && (
                <BaseDialog.Close className={css.close} aria-label={t("close")}>
                  <CloseIcon />
                </BaseDialog.Close>
              )}
            </header>
            <div ref={scrollStop} className={css.body}>
              {children}
            </div>
            {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};
