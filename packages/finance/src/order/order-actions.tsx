import { useClient } from "@baize/api-client/react";
import { Alert, Button, ConfirmDialog, Inline, StickyAction, useSurface } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useCallback, useState } from "react";
import { type DepositOrder, depositOpenQuery, depositOrderQuery } from "../queries.ts";
import { clearance } from "../money-form/money-form.css.ts";
import * as css from "./order.css.ts";
import { useSend } from "../use-send.ts";
import { useFinanceWords } from "../words.ts";

/** "I have paid" and "cancel": only while the order is unpaid. */
export const OrderActions = ({ order: { id, state } }: { order: DepositOrder }): ReactElement | null => {
  const t = useFinanceWords();
  const isMobile = useSurface() === "mobile";
  const client = useClient();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const paid = useSend(useCallback(async () => client.finance.depositPaid({ id }), [client, id]));
  const cancel = useSend(useCallback(async () => client.finance.depositCancel({ id }), [client, id]));
  if (state !== "awaiting_payment") return null;

  /** The answer is the order as it now stands; a refusal means that it has moved on meanwhile. */
  const take = async (answer: Promise<DepositOrder | null>): Promise<void> => {
    const order = await answer;
    const { queryKey } = depositOrderQuery(client, id);
    if (order) queryClient.setQueryData(queryKey, order);
    else void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries(depositOpenQuery(client));
  };
  const error = paid.error ?? cancel.error;
  return (
    <>
      {error !== null && (
        <Alert isLive tone="danger">
          {error}
        </Alert>
      )}
      <Acts>
        <Button variant="primary" fullWidth={isMobile} size="large" loading={paid.isRunning} disabled={cancel.isRunning} onPress={async () => take(paid.run())}>
          {t("order.paid")}
        </Button>
        <Button variant="quiet" size="large" disabled={paid.isRunning} onPress={() => setAsking(true)}>
          {t("order.cancel")}
        </Button>
      </Acts>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        title={t("order.cancelTitle")}
        confirmLabel={t("order.cancelConfirm")}
        cancelLabel={t("order.keep")}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await take(cancel.run());
          setAsking(false);
        }}
      >
        {t("order.cancelText")}
      </ConfirmDialog>
    </>
  );
};

/** Side by side; on phones always in reach. */
const Acts = ({ children }: { children: ReactNode }): ReactElement =>
  useSurface() === "mobile" ? (
    <StickyAction>
      <div className={css.acts}>{children}</div>
      <div className={clearance} />
    </StickyAction>
  ) : (
    <Inline gap={3}>{children}</Inline>
  );
