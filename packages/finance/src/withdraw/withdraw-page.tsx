import { callQuery, useMoneyAction } from "@baize/api-client/react";
import { IdentityAlert, QueryView, Settled, useProtection } from "@baize/feature-kit";
import { PageHeader, Skeleton, SkeletonRegion, Split, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { MoneyStatus } from "../money-status/money-status.tsx";
import { useFinanceWords } from "../words.ts";
import { Closed, NeedsAccount, NeedsPassword } from "./withdraw-guards.tsx";
import { WithdrawFigures } from "./withdraw-figures.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawResult } from "./withdraw-result.tsx";

/** Withdrawal: what blocks it first, then enter, review, result. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const query = useQuery(callQuery(useClient().finance.withdrawInfo));
  const [isReviewing, setReviewing] = useState(false);
  const action = useMoneyAction(useClient().finance.withdrawSubmit, {
    onSettled: ({ ok }) => ok && setReviewing(false),
  });
  const form = { action, isReviewing, onReviewing: setReviewing };
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.withdraw")} detail={t("withdraw.detail")} />
      {!isReviewing && <MoneyStatus action={action} />}
      <Settled reads={[useProtection(), query]} skeleton={<WithdrawSkeleton />}>
        <IdentityAlert gate="withdraw" />
        {action.result?.ok ? (
          <WithdrawResult order={action.result.data.order} onAgain={action.reset} />
        ) : (
          <QueryView query={query} failed={t("withdraw.failed")} skeleton={<WithdrawSkeleton />}>
            {(info) =>
              info.maintenance === null ? (
                <Stack gap={6}>
                  <WithdrawFigures info={info} />
                  <NeedsPassword>
                    <NeedsAccount>
                      {(accounts) => <WithdrawForm info={info} accounts={accounts} {...form} />}
                    </NeedsAccount>
                  </NeedsPassword>
                </Stack>
              ) : (
                <Closed title={t("withdraw.closedTitle")} until={info.maintenance.end} />
              )
            }
          </QueryView>
        )}
      </Settled>
    </Stack>
  );
};

const WithdrawSkeleton = (): ReactElement => (
  <SkeletonRegion>
    <Stack gap={6}>
      <Skeleton shape="card" />
      <Split aside={<Skeleton shape="card" />}>
        <Skeleton shape="row" count={4} />
      </Split>
    </Stack>
  </SkeletonRegion>
);
