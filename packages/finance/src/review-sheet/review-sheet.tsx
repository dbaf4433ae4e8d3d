import { Alert, Button, Sheet, Stack } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { MoneyStatus, type MoneyStatusProps } from "../money-status/money-status.tsx";
import { sheetBody } from "./sheet-body.css.ts";
import { useFinanceWords } from "../words.ts";

export interface ReviewSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  detail: string;
  children: ReactNode;
  action: MoneyStatusProps["action"];
  /** Why the last try was refused. */
  refusal?: string | null | undefined;
  /** The act and the amount. */
  confirmLabel: string;
  onConfirm: () => unknown;
  disabledReason?: string | undefined;
}

/** The review of a money act: everything once more, then one press. */
export const ReviewSheet = ({
  isOpen,
  onClose,
  title,
  detail,
  children,
  action,
  refusal,
  confirmLabel,
  onConfirm,
  disabledReason,
}: ReviewSheetProps): ReactElement => {
  const t = useFinanceWords();
  const { state } = action;
  const isAsked = state === "idle" || state === "settled" || state === "sending";
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={state !== "sending"}
      title={title}
      detail={detail}
      width="small"
      footer={
        <>
          <Button disabled={state === "sending"} onPress={onClose}>
            {t("money.edit")}
          </Button>
          {isAsked && (
            <Button variant="primary" loading={state === "sending"} disabledReason={disabledReason} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5} className={sheetBody}>
        {children}
        {refusal && (
          <Alert isLive tone="danger">
            {refusal}
          </Alert>
        )}
        <MoneyStatus action={action} />
      </Stack>
    </Sheet>
  );
};
