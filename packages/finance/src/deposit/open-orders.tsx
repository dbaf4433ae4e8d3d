import { callQuery } from "@baize/api-client/react";
import { Alert, Card, Countdown, Inline, LinkButton, MoneyText, Section, Stack, StatusBadge } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { orderPath } from "../order/order-path.ts";
import type { DepositOrder } from "../wire-types.ts";
import { stateTone } from "../tones.ts";
import { useFinanceWords } from "../words.ts";
import * as text from "../text.css.ts";
import * as css from "./deposit.css.ts";

/** Orders that are not settled: they are resumed, never created twice. */
export const OpenOrders = (): ReactElement | null => {
  const t = useFinanceWords();
  const { data, isError, refetch } = useQuery(callQuery(useClient().finance.depositOpen));
  if (data === undefined && isError)
    return (
      <Alert tone="warning" title={t("deposit.open.failed")} onRetry={refetch}>
        {t("deposit.open.failedText")}
      </Alert>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title={t("deposit.open.title")} detail={t("deposit.open.text")}>
      <Stack as="ul" gap={3}>
        {data.map((order) => (
          <OpenOrder key={order.id} order={order} />
        ))}
      </Stack>
    </Section>
  );
};

const OpenOrder = ({ order }: { order: DepositOrder }): ReactElement => {
  const t = useFinanceWords();
  return (
    <Card as="li" padding="small" className={css.open}>
      <Stack gap={1}>
        <Inline gap={3}>
          <MoneyText value={order.amount} asset={order.currency} size="large" />
          <StatusBadge tone={stateTone(order.state)}>{t(`order.state.${order.state}`)}</StatusBadge>
        </Inline>
        <p className={text.label}>
          <span translate="no">{order.channelName}</span>
          {order.state === "awaiting_payment" && (
            <span>
              <span>{` · ${t("deposit.open.left")} `}</span>
              <Countdown deadlineMs={Date.parse(order.deadline)} over={t("order.over")} />
            </span>
          )}
        </p>
      </Stack>
      <LinkButton variant="primary" to={orderPath(order.id)} aria-label={`${t("deposit.open.resume")} ${order.id}`}>
        {t("deposit.open.resume")}
      </LinkButton>
    </Card>
  );
};
