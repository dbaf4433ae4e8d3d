import { useRef, type ReactElement, type ReactNode } from "react";

import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { usePressLock } from "../press/use-press-lock.ts";
import { useKitWords } from "../words/use-kit-words.ts";

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The act in words, such as "delete"; never only "OK". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** The act cannot be taken back. */
  isDangerous?: boolean | undefined;
  /** Runs once; while a returned promise is pending the dialog stays, and the screen closes it after. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** A question with two answers. Focus starts on the answer that changes nothing. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactElement => {
  const t = useKitWords();
  const cancel = useRef<HTMLButtonElement>(null);
  const [confirm, isRunning] = usePressLock(onConfirm);
  return (
    <Dialog
      role="alertdialog"
      width="small"
      isOpen={isOpen}
      isDismissable={!isRunning}
      onClose={onCancel}
      title={title}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} disabled={isRunning} onPress={onCancel}>
            {cancelLabel ?? t("cancel")}
          </Button>
          <Button variant={isDangerous ? "danger" : "primary"} loading={isRunning} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
