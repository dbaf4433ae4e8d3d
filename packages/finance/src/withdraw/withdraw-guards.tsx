import { callQuery, useWithdrawPassword } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import { Alert, Button, EmptyState, ErrorState, LinkButton, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";
import { useClient } from "../client.ts";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import type { PayoutAccount } from "../wire-types.ts";
import { SetPasswordSheet } from "../set-password/set-password-sheet.tsx";
import { useFinanceWords } from "../words.ts";
import { withReturn } from "./account-choices.tsx";

/** A service is closed, and until when. */
export const Closed = ({ title, until }: { title: string; until: string | null }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  return (
    <EmptyState art="offline" title={title} action={<LinkButton to={paths.home}>{t("toHome")}</LinkButton>}>
      {until === null ? t("withdraw.closedTextOpen") : t("withdraw.closedText", { until: format.dateTime(until) })}
    </EmptyState>
  );
};

/** Opens only once the withdrawal password is known to be in use: unknown stays closed (docs/rules.md R15). */
export const NeedsPassword = ({ children }: { children: ReactNode }): ReactNode => {
  const t = useFinanceWords();
  const { isLoading, refetch } = useQuery(callQuery(useClient().finance.withdrawPasswordConfig));
  const state = useWithdrawPassword();
  const [isSetting, setSetting] = useState(false);
  if (state === "unknown")
    return isLoading ? (
      <RowsSkeleton count={3} />
    ) : (
      <ErrorState title={t("withdraw.unknownTitle")} onRetry={refetch}>
        {t("withdraw.unknownText")}
      </ErrorState>
    );
  if (!state.enable && !state.isUsed) return <Alert tone="warning">{t("withdraw.passwordOff")}</Alert>;
  if (!state.isToSet) return children;
  return (
    <>
      <EmptyState
        art="wallet"
        title={t("withdraw.toSetTitle")}
        action={
          <Button variant="primary" onPress={() => setSetting(true)}>
            {t("withdraw.toSet")}
          </Button>
        }
      >
        {t("withdraw.toSetText")}
      </EmptyState>
      <SetPasswordSheet isOpen={isSetting} onClose={() => setSetting(false)} />
    </>
  );
};

export interface NeedsAccountProps {
  children: (accounts: readonly PayoutAccount[]) => ReactNode;
}

/** Opens once there is an account to pay to. */
export const NeedsAccount = ({ children }: NeedsAccountProps): ReactNode => {
  const t = useFinanceWords();
  const query = useQuery(callQuery(useClient().finance.memberBanks));
  return (
    <QueryView query={query} failed={t("withdraw.accountsFailed")} skeleton={<RowsSkeleton count={3} />}>
      {({ list }) => (list.length > 0 ? children(list) : <NoAccount />)}
    </QueryView>
  );
};

const NoAccount = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <EmptyState
      art="wallet"
      title={t("withdraw.noAccountTitle")}
      action={
        <>
          <LinkButton variant="primary" to={withReturn(paths.addBankCard, paths.withdraw)}>
            {t("withdraw.addCard")}
          </LinkButton>
          <LinkButton to={withReturn(paths.addAlipay, paths.withdraw)}>{t("withdraw.addAlipay")}</LinkButton>
          <LinkButton to={withReturn(paths.virtualCoinCard, paths.withdraw)}>{t("withdraw.addCoin")}</LinkButton>
        </>
      }
    >
      {t("withdraw.noAccountText")}
    </EmptyState>
  );
};
