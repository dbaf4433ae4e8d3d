import {
  Alert,
  Button,
  Card,
  CopyButton,
  Countdown,
  Inline,
  MoneyText,
  Section,
  Split,
  Stack,
  StatusBadge,
  useFormat,
} from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositOrder } from "../wire-types.ts";
import { stateTone } from "../tones.ts";
import { useFinanceWords } from "../words.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderFacts } from "./order-facts.tsx";
import * as css from "./order.css.ts";
import { Payee } from "./payee.tsx";
import { Slip } from "./slip.tsx";
import { useOrderActs } from "./use-order-acts.ts";

export interface PayPanelProps {
  order: DepositOrder;
  /** Whether it is still read again by itself. */
  isPolled: boolean;
  onRefresh: () => unknown;
}

/** All that is needed to pay an order, and what is said once it is paid. */
export const PayPanel = ({ order, isPolled, onRefresh }: PayPanelProps): ReactElement => {
  const t = useFinanceWords();
  const isUnpaid = order.state === "awaiting_payment";
  const acts = useOrderActs(order);
  return (
    <Split
      aside={
        <Stack gap={4}>
          <Card as="section">
            <Section
              size="card"
              title={t("order.summary")}
              action={<StatusBadge tone={stateTone(order.state)}>{t(`order.state.${order.state}`)}</StatusBadge>}
            >
              <OrderFacts order={order} />
            </Section>
          </Card>
          {!isPolled && (
            <Alert
              tone="info"
              action={
                <Button size="small" onPress={onRefresh}>
                  {t("order.refresh")}
                </Button>
              }
            >
              {t("order.stopped")}
            </Alert>
          )}
        </Stack>
      }
    >
      <Stack gap={4}>
        <AmountDue order={order} isUnpaid={isUnpaid} onOver={onRefresh} />
        {!isUnpaid && (
          <Alert isLive tone="info" title={t("order.state.awaiting_confirmation")}>
            {t("order.paidText")}
          </Alert>
        )}
        <Payee order={order} isUnpaid={isUnpaid} />
        <Slip order={order} picture={acts.picture} onSend={acts.sendSlip} error={acts.slipError} />
        <OrderActions acts={acts} isUnpaid={isUnpaid} />
      </Stack>
    </Split>
  );
};

interface AmountDueProps {
  order: DepositOrder;
  isUnpaid: boolean;
  /** The time to pay is over. */
  onOver: () => unknown;
}

/** What is to be paid, exactly, and the time left for it; once it is said to be paid, how much it was. */
const AmountDue = ({ order, isUnpaid, onOver }: AmountDueProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const isConverted = order.payAsset !== order.currency;
  return (
    <Card tone="hero">
      <div className={css.top}>
        <div>
          <p className={css.label}>{t(isUnpaid ? "order.pay" : "order.payAmount")}</p>
          <Inline gap={2}>
            <MoneyText value={order.payAmount} asset={order.payAsset} size="hero" />
            {isUnpaid && <CopyButton text={order.payAmount} label={t("order.pay")} />}
          </Inline>
          {isUnpaid && <p className={css.label}>{t("order.exact")}</p>}
          {isConverted && (
            <p className={css.label} translate="no">
              {`≈ ${format.money(order.amount, order.currency).text}`}
            </p>
          )}
        </div>
        {isUnpaid && (
          <div className={css.clockBox}>
            <p className={css.label}>{t("order.deadline")}</p>
            <span className={css.clock}>
              <Countdown deadlineMs={Date.parse(order.deadline)} onEnd={() => void onOver()} over={t("order.over")} />
            </span>
          </div>
        )}
      </div>
    </Card>
  );
};
