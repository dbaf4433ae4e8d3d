import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { useRefusalWords } from "@baize/feature-kit";
import { EmptyState, ErrorState, LinkButton } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import type { MemberBanks } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { AddAccountPage, FormBones } from "./add-account-page.tsx";
import { CoinAddressForm } from "./coin-address-form.tsx";

/** Adds a virtual-coin address, then goes back to where the member came from. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <AddAccountPage type="coin" title={t("title.addCoin")} detail={t("coin.detail")} done={t("coin.done")}>
      {(known, onAdded) => <Coins known={known} onAdded={onAdded} />}
    </AddAccountPage>
  );
};

const Coins = ({ known, onAdded }: { known: MemberBanks; onAdded: () => void }): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const { data, error, refetch } = useQuery(callQuery(useClient().finance.virtualProtocols));
  if (data === undefined && error !== null)
    return (
      <ErrorState title={t("coin.failed")} onRetry={refetch}>
        {words.fault(error)}
      </ErrorState>
    );
  if (data === undefined) return <FormBones />;
  if (data.every(({ protocols }) => protocols.length === 0))
    return (
      <EmptyState
        art="wallet"
        title={t("coin.none")}
        action={<LinkButton to={paths.bankCardsManage}>{t("account.manage")}</LinkButton>}
      >
        {t("coin.noneText")}
      </EmptyState>
    );
  return <CoinAddressForm coins={data} known={known} onAdded={onAdded} />;
};
