import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import { EmptyState, LinkButton } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import { useFinanceWords } from "../words.ts";
import { AddAccountPage } from "./add-account-page.tsx";
import { CoinAddressForm, type CoinAddressFormProps } from "./coin-address-form.tsx";

/** Adds a virtual-coin address, then goes back to where the member came from. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const coins = useQuery(callQuery(useClient().finance.virtualProtocols));
  return (
    <AddAccountPage type="coin" title={t("title.addCoin")} detail={t("coin.detail")} done={t("coin.done")}>
      {(known, onAdded) => (
        <QueryView query={coins} failed={t("coin.failed")} skeleton={<RowsSkeleton count={5} />}>
          {(list) => <Coins coins={list} known={known} onAdded={onAdded} />}
        </QueryView>
      )}
    </AddAccountPage>
  );
};

const Coins = (props: CoinAddressFormProps): ReactElement => {
  const t = useFinanceWords();
  if (props.coins.some(({ protocols }) => protocols.length > 0)) return <CoinAddressForm {...props} />;
  return (
    <EmptyState
      art="wallet"
      title={t("coin.none")}
      action={<LinkButton to={paths.bankCardsManage}>{t("account.manage")}</LinkButton>}
    >
      {t("coin.noneText")}
    </EmptyState>
  );
};
