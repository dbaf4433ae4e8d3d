import { callQuery } from "@baize/api-client/react";
import { paths, safeReturnPath } from "@baize/domain";
import { QueryView, useNavigate, useSearchParams } from "@baize/feature-kit";
import { EmptyState, LinkButton, PageHeader, Stack, useToasts } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useClient } from "../client.ts";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import type { MemberBanks, PayoutAccount } from "../wire-types.ts";
import { NeedsPassword } from "../withdraw/withdraw-guards.tsx";
import { useFinanceWords } from "../words.ts";

export interface AddAccountPageProps {
  type: PayoutAccount["type"];
  title: string;
  detail: string;
  /** Said once it is added. */
  done: string;
  children: (known: MemberBanks, onAdded: () => void) => ReactNode;
}

/** A page that adds an account: its withdrawal password first, then the limit, then its form, then back. */
export const AddAccountPage = ({ type, title, detail, done, children }: AddAccountPageProps): ReactElement => {
  const [query] = useSearchParams();
  const returnTo = safeReturnPath(query.get("return")) ?? paths.withdraw;
  return (
    <Stack gap={6}>
      <PageHeader title={title} detail={detail} backTo={returnTo} />
      <NeedsPassword>
        <Entry type={type} done={done} returnTo={returnTo}>
          {children}
        </Entry>
      </NeedsPassword>
    </Stack>
  );
};

type EntryProps = Pick<AddAccountPageProps, "type" | "done" | "children"> & { readonly returnTo: string };

const Entry = ({ type, done, returnTo, children }: EntryProps): ReactElement => {
  const t = useFinanceWords();
  const navigate = useNavigate();
  const { show } = useToasts();
  const query = useQuery(callQuery(useClient().finance.memberBanks));
  const leave = (): void => {
    show({ text: done, tone: "win" });
    void navigate(returnTo, { replace: true });
  };
  return (
    <QueryView query={query} failed={t("account.failed")} skeleton={<RowsSkeleton count={5} />}>
      {(known) => {
        const max = known.max[type];
        const isFull = known.list.filter((account) => account.type === type).length >= max;
        return isFull ? <Full type={type} max={max} returnTo={returnTo} /> : children(known, leave);
      }}
    </QueryView>
  );
};

const Full = ({ type, max, returnTo }: Pick<EntryProps, "type" | "returnTo"> & { max: number }): ReactElement => {
  const t = useFinanceWords();
  return (
    <EmptyState
      art="wallet"
      title={t("account.full")}
      action={
        <>
          <LinkButton variant="primary" to={`${paths.bankCardsManage}?type=${type}`}>
            {t("account.manage")}
          </LinkButton>
          <LinkButton to={returnTo}>{t("title.withdraw")}</LinkButton>
        </>
      }
    >
      {t("account.fullText", { max })}
    </EmptyState>
  );
};
