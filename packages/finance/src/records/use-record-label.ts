import { useClient } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";
import { type Transaction, walletListQuery } from "../queries.ts";

/** What a row is about: for transfers the wallet's name in place of its platform. */
export const useRecordLabel = (): ((row: Pick<Transaction, "kind" | "label">) => string) => {
  const { data } = useQuery(walletListQuery(useClient()));
  return ({ kind, label }) => (kind === "transfer" ? (data?.find(({ platform }) => platform === label)?.name ?? label) : label);
};
