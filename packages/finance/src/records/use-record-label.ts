import { callQuery } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../client.ts";
import type { Transaction } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";

/** What a row is about: for transfers the wallet's name in place of its platform, for exchanges the coin. */
export const useRecordLabel = (): ((row: Pick<Transaction, "kind" | "label">) => string) => {
  const t = useFinanceWords();
  const { data } = useQuery(callQuery(useClient().games.walletList, { show: "0" }));
  return ({ kind, label }) => {
    if (kind === "exchange") return t("record.exchangeLabel", { coin: label });
    return kind === "transfer" ? (data?.find(({ platform }) => platform === label)?.name ?? label) : label;
  };
};
