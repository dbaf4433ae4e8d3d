import { isRefusalError } from "@baize/api-client/react";
import { isTerminalDeposit, paths } from "@baize/domain";
import { useRefusalWords, useSearchParams } from "@baize/feature-kit";
import { Alert, EmptyState, ErrorState, LinkButton, PageHeader, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFinanceWords } from "../words.ts";
import { OrderResult } from "./order-result.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { PayPanel } from "./pay-panel.tsx";
import { useOrder } from "./use-order.ts";

/** One deposit order: how to pay it, what became of it. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const [query] = useSearchParams();
  const id = query.get("order") ?? "";
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.order")} backTo={paths.deposit} />
      {query.has("open") && <Alert tone="info">{t("deposit.openSeen")}</Alert>}
      {/^[A-Za-z0-9_:.-]{1,64}$/.test(id) ? <Order key={id} id={id} /> : <Unknown />}
    </Stack>
  );
};

const Order = ({ id }: { id: string }): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const { data, dataUpdatedAt, error, refetch, isPolled } = useOrder(id);
  if (isRefusalError(error) && error.code === "order_unknown") return <Unknown />;
  if (data === undefined && error !== null)
    return (
      <ErrorState title={t("order.failed")} onRetry={refetch}>
        {words.fault(error)}
      </ErrorState>
    );
  if (data === undefined) return <Bones />;
  return (
    <Stack gap={6}>
      <OrderSteps order={data} />
      {isTerminalDeposit(data.state) ? (
        <OrderResult order={data} />
      ) : (
        <PayPanel order={data} at={dataUpdatedAt} isPolled={isPolled} onRefresh={refetch} />
      )}
    </Stack>
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

const Bones = (): ReactElement => (
  <SkeletonRegion>
    <Stack gap={4}>
      <Skeleton shape="row" />
      <Skeleton shape="card" />
      <Skeleton shape="row" count={4} />
    </Stack>
  </SkeletonRegion>
);
