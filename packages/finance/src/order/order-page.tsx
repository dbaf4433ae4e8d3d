import { callQuery } from "@baize/api-client/react";
import { isTerminalDeposit, paths } from "@baize/domain";
import { QueryView, refusalOf, useSearchParams } from "@baize/feature-kit";
import { Alert, EmptyState, LinkButton, PageHeader, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { usePolledOrder } from "../polled-order/use-polled-order.ts";
import { useFinanceWords } from "../words.ts";
import { OrderResult } from "./order-result.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { PayPanel } from "./pay-panel.tsx";

/** One deposit order: how to pay it, what became of it. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const [query] = useSearchParams();
  const id = query.get("order") ?? "";
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.order")} backTo={paths.deposit} />
      {query.has("open") && <Alert tone="info">{t("deposit.openOrderShown")}</Alert>}
      {/^[A-Za-z0-9_:.-]{1,64}$/.test(id) ? <Order key={id} id={id} /> : <Unknown />}
    </Stack>
  );
};

const Order = ({ id }: { id: string }): ReactElement => {
  const t = useFinanceWords();
  const { depositOrder } = useClient().finance;
  const query = usePolledOrder((options) => callQuery(depositOrder, { id }, options), {
    isSettled: ({ state }) => isTerminalDeposit(state),
    deadlineOf: ({ deadline }) => deadline,
  });
  if (refusalOf(query.error)?.code === "order_unknown") return <Unknown />;
  return (
    <QueryView query={query} failed={t("order.failed")} skeleton={<OrderSkeleton />}>
      {(order) => (
        <Stack gap={6}>
          <OrderSteps order={order} />
          {isTerminalDeposit(order.state) ? (
            <OrderResult order={order} />
          ) : (
            <PayPanel order={order} isPolled={query.isPolled} onRefresh={query.refresh} />
          )}
        </Stack>
      )}
    </QueryView>
  );
};

const Unknown = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <EmptyState
      art="lost"
      title={t("order.unknownTitle")}
      action={
        <>
          <LinkButton variant="primary" to={paths.deposit}>
            {t("title.deposit")}
          </LinkButton>
          <LinkButton to={paths.transRecord}>{t("records")}</LinkButton>
        </>
      }
    >
      {t("order.unknownText")}
    </EmptyState>
  );
};

const OrderSkeleton = (): ReactElement => (
  <SkeletonRegion>
    <Stack gap={4}>
      <Skeleton shape="row" />
      <Skeleton shape="card" />
      <Skeleton shape="row" count={4} />
    </Stack>
  </SkeletonRegion>
);
