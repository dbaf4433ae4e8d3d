import { Alert, Button, ConfirmDialog, Inline, useSurface } from "@baize/ui-kit";
import { type ReactElement, type ReactNode, useState } from "react";
import { ActBar } from "../money-form/act-bar.tsx";
import { useFinanceWords } from "../words.ts";
import * as css from "./order.css.ts";
import type { OrderActs } from "./use-order-acts.ts";

/** "I have paid" and "cancel", of an order that is unpaid. */
export const OrderActions = ({ acts, isUnpaid }: { acts: OrderActs; isUnpaid: boolean }): ReactElement => {
  const t = useFinanceWords();
  const isMobile = useSurface() === "mobile";
  const [isAsking, setAsking] = useState(false);
  const isSending = acts.picture.step === "sending";
  return (
    <>
      {acts.error !== null && (
        <Alert isLive tone="danger">
          {acts.error}
        </Alert>
      )}
      {isUnpaid && (
        <Acts>
          <Button
            variant="primary"
            fullWidth={isMobile}
            size="large"
            loading={acts.isPaying}
            disabled={acts.isCancelling}
            disabledReason={isSending ? t("order.slipSending") : undefined}
            onPress={acts.pay}
          >
            {t("order.paid")}
          </Button>
          <Button variant="quiet" size="large" disabled={acts.isPaying || isSending} onPress={() => setAsking(true)}>
            {t("order.cancel")}
          </Button>
        </Acts>
      )}
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        title={t("order.cancelTitle")}
        confirmLabel={t("order.cancelConfirm")}
        cancelLabel={t("order.keep")}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await acts.cancel();
          setAsking(false);
        }}
      >
        {t("order.cancelText")}
      </ConfirmDialog>
    </>
  );
};

/** Side by side; on phones always in reach. */
const Acts = ({ children }: { children: ReactNode }): ReactElement => {
  const isMobile = useSurface() === "mobile";
  return <ActBar>{isMobile ? <div className={css.acts}>{children}</div> : <Inline gap={3}>{children}</Inline>}</ActBar>;
};
