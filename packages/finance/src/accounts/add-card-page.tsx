import { useClient } from "@baize/api-client/react";
import { paths, safeReturnPath } from "@baize/domain";
import { EmptyState, ErrorState, LinkButton, PageHeader, Skeleton, SkeletonRegion, Stack, useNavigate, useSearchParams, useToasts } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useFaultWords } from "../errors.ts";
import { memberBanksQuery, withdrawBanksQuery } from "../queries.ts";
import { NeedsPassword } from "../withdraw/withdraw-guards.tsx";
import { useFinanceWords } from "../words.ts";
import { AddCardForm } from "./add-card-form.tsx";

/** Adds a bank card, then goes back to where the member came from. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const [query] = useSearchParams();
  const returnTo = safeReturnPath(query.get("return")) ?? paths.withdraw;
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.addCard")} detail={t("card.detail")} backTo={returnTo} />
      <NeedsPassword>
        <Entry returnTo={returnTo} />
      </NeedsPassword>
    </Stack>
  );
};

const Entry = ({ returnTo }: { returnTo: string }): ReactElement => {
  const t = useFinanceWords();
  const words = useFaultWords();
  const client = useClient();
  const navigate = useNavigate();
  const { show } = useToasts();
  const banks = useQuery(withdrawBanksQuery(client));
  const accounts = useQuery(memberBanksQuery(client));
  if (accounts.data === undefined || banks.data === undefined) {
    const failed = [accounts, banks].find(({ data, error }) => data === undefined && error !== null);
    if (failed)
      return (
        <ErrorState title={t(failed === banks ? "card.banksFailed" : "card.accountsFailed")} onRetry={failed.refetch}>
          {words.fault(failed.error)}
        </ErrorState>
      );
    return (
      <SkeletonRegion>
        <Skeleton shape="row" count={5} />
      </SkeletonRegion>
    );
  }
  const { list, max } = accounts.data;
  if (list.length >= max)
    return (
      <EmptyState art="wallet" title={t("card.full")} action={<LinkButton to={returnTo}>{t("title.withdraw")}</LinkButton>}>
        {t("card.fullText", { max })}
      </EmptyState>
    );
  return (
    <AddCardForm
      banks={banks.data}
      fixedHolder={list[0]?.holderMasked ?? null}
      count={list.length}
      max={max}
      onAdded={() => {
        show({ text: t("card.done"), tone: "win" });
        void navigate(returnTo, { replace: true });
      }}
    />
  );
};
