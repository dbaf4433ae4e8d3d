import { useClient } from "@baize/api-client/react";
import { EmptyState, ErrorState, PageHeader, Skeleton, SkeletonRegion, Split, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useFaultWords } from "../errors.ts";
import { depositMethodsQuery } from "../queries.ts";
import { useFinanceWords } from "../words.ts";
import { DepositForm } from "./deposit-form.tsx";
import { OpenOrders } from "./open-orders.tsx";

/** Deposit: choose a way, enter an amount, review, and go on to the order. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.deposit")} detail={t("deposit.detail")} />
      <OpenOrders />
      <Methods />
    </Stack>
  );
};

const Methods = (): ReactElement => {
  const t = useFinanceWords();
  const words = useFaultWords();
  const { data, error, refetch } = useQuery(depositMethodsQuery(useClient()));
  if (data === undefined && error !== null)
    return (
      <ErrorState title={t("deposit.failed")} onRetry={refetch}>
        {words.fault(error)}
      </ErrorState>
    );
  if (data === undefined) return <Bones />;
  const methods = data.filter(({ channels }) => channels.length > 0);
  if (methods.length === 0)
    return (
      <EmptyState art="wallet" title={t("deposit.noMethods")}>
        {t("deposit.noMethodsText")}
      </EmptyState>
    );
  return <DepositForm methods={methods} />;
};

const Bones = (): ReactElement => (
  <SkeletonRegion>
    <Split aside={<Skeleton shape="card" />}>
      <Stack gap={4}>
        <Skeleton shape="row" count={2} />
        <Skeleton shape="card" />
        <Skeleton shape="row" count={2} />
      </Stack>
    </Split>
  </SkeletonRegion>
);
