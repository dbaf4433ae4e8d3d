import { callQuery, useMoneyAction } from "@baize/api-client/react";
import { useRefusalWords } from "@baize/feature-kit";
import { ErrorState, PageHeader, Skeleton, SkeletonRegion, Split, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { MoneyStatus } from "../money-status/money-status.tsx";
import { useFinanceWords } from "../words.ts";
import { Closed, NeedsAccount, NeedsPassword } from "./withdraw-guards.tsx";
import { WithdrawFigures } from "./withdraw-figures.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawResult } from "./withdraw-result.tsx";

/** Withdrawal: what stands in the way first, then enter, review, result. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const { data: info, error, refetch } = useQuery(callQuery(useClient().finance.withdrawInfo));
  const [isReviewing, setReviewing] = useState(false);
  const action = useMoneyAction(useClient().finance.withdrawSubmit, {
    onSettled: ({ ok }) => ok && setReviewing(false),
  });
  const body = (): ReactElement => {
    if (action.result?.ok) return <WithdrawResult order={action.result.data.order} onAgain={action.reset} />;
    if (info === undefined && error !== null)
      return (
        <ErrorState title={t("withdraw.failed")} onRetry={refetch}>
          {words.fault(error)}
        </ErrorState>
      );
    if (info === undefined) return <Bones />;
    if (info.maintenance !== null) return <Closed title={t("withdraw.closedTitle")} until={info.maintenance.end} />;
    return (
      <Stack gap={6}>
        <WithdrawFigures info={info} />
        <NeedsPassword>
          <NeedsAccount>
            {(accounts) => (
              <WithdrawForm
                info={info}
                accounts={accounts}
                action={action}
                isReviewing={isReviewing}
                onReviewing={setReviewing}
              />
            )}
          </NeedsAccount>
        </NeedsPassword>
      </Stack>
    );
  };
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.withdraw")} detail={t("withdraw.detail")} />
      {!isReviewing && <MoneyStatus action={action} />}
      {body()}
    </Stack>
  );
};

const Bones = (): ReactElement => (
  <SkeletonRegion>
    <Stack gap={6}>
      <Skeleton shape="card" />
      <Split aside={<Skeleton shape="card" />}>
        <Skeleton shape="row" count={4} />
      </Split>
    </Stack>
  </SkeletonRegion>
);
