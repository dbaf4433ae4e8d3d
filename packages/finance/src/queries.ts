import type { Client } from "@baize/api-client";
import type { CallData, CallInput, Contract } from "@baize/api-client/contract";
import { unwrap } from "@baize/api-client/react";
import { queryOptions } from "@tanstack/react-query";
import { limited } from "./transfer/limited.ts";

type Finance = Contract["finance"];
type Games = Contract["games"];
export type DepositMethod = CallData<Finance["depositMethods"]>[number];
export type DepositChannel = DepositMethod["channels"][number];
export type DepositOrder = CallData<Finance["depositOrder"]>;
export type PayoutAccount = CallData<Finance["memberBanks"]>["list"][number];
export type WithdrawInfo = CallData<Finance["withdrawInfo"]>;
export type WithdrawPreview = CallData<Finance["withdrawPreview"]>;
export type WithdrawOrder = CallData<Finance["withdrawOrder"]>;
export type WithdrawQuote = CallData<Finance["withdrawQuote"]>;
export type Turnover = CallData<Finance["turnover"]>;
export type MemberBanks = CallData<Finance["memberBanks"]>;
export type DepositNews = CallData<Finance["depositNews"]>[number];
export type VirtualCoin = CallData<Finance["virtualProtocols"]>[number];
export type CoinWallets = CallData<Finance["coinWallets"]>;
export type CoinWallet = CoinWallets["list"][number];
export type ExchangeQuote = CallData<Finance["exchangeQuote"]>;
export type Exchanged = CallData<Finance["exchangeSubmit"]>;
export type Bank = CallData<Finance["withdrawBanks"]>[number];
export type Wallet = CallData<Games["walletList"]>[number];
export type TransferOrder = CallData<Games["transferOrder"]>;
export type RecycleResult = CallData<Games["recyclePost"]>;
export type Transactions = CallData<Finance["transactions"]>;
export type Transaction = Transactions["list"][number];
export type RecordQuery = Pick<CallInput<Finance["transactions"]>, "kind" | "date" | "start" | "end" | "page">;

/** The central wallet's id on the wire. */
export const CENTRAL = "central";
export const RECORDS_PAGE = 20;
export const BETS_PAGE = 10;

/* Every key begins with "member": forgotten at log-out, read again after money moved. */

export const depositMethodsQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "depositMethods"], queryFn: async ({ signal }) => unwrap(await client.finance.depositMethods({}, { signal })) });

/** Deposit orders that wait for something. */
export const depositOpenQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "depositOpen"], queryFn: async ({ signal }) => unwrap(await client.finance.depositOpen({}, { signal })) });

export const depositOrderQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ["member", "depositOrder", id], queryFn: async ({ signal }) => unwrap(await client.finance.depositOrder({ id }, { signal })) });

/** Guides and news about paying in. */
export const depositNewsQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "depositNews"], queryFn: async ({ signal }) => unwrap(await client.finance.depositNews({}, { signal })) });

/** Coins and their networks. */
export const virtualProtocolsQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "virtualProtocols"], queryFn: async ({ signal }) => unwrap(await client.finance.virtualProtocols({}, { signal })) });

export const coinWalletsQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "coinWallets"], queryFn: async ({ signal }) => unwrap(await client.finance.coinWallets({}, { signal })) });

export const withdrawInfoQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "withdrawInfo"], queryFn: async ({ signal }) => unwrap(await client.finance.withdrawInfo({}, { signal })) });

export const memberBanksQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "banks"], queryFn: async ({ signal }) => unwrap(await client.finance.memberBanks({ withdraw_type: "all" }, { signal })) });

export const withdrawBanksQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "withdrawBanks"], queryFn: async ({ signal }) => unwrap(await client.finance.withdrawBanks({}, { signal })) });

/** Fees of one amount to one account; an answer belongs to its own question only. */
export const withdrawPreviewQuery = (client: Client, input: CallInput<Finance["withdrawPreview"]>) =>
  queryOptions({
    queryKey: ["member", "withdrawPreview", input.accountId, input.amount],
    queryFn: async ({ signal }) => unwrap(await client.finance.withdrawPreview(input, { signal })),
  });

export const withdrawOrderQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ["member", "withdrawOrder", id], queryFn: async ({ signal }) => unwrap(await client.finance.withdrawOrder({ id }, { signal })) });

export const turnoverQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "turnover"], queryFn: async ({ signal }) => unwrap(await client.finance.turnover({}, { signal })) });

/** The bets that counted towards one requirement, a page of them. */
export const turnoverBetsQuery = (client: Client, id: string, page: number) =>
  queryOptions({
    queryKey: ["member", "turnoverBets", id, page],
    queryFn: async ({ signal }) => unwrap(await client.finance.turnoverBets({ id, page, size: BETS_PAGE }, { signal })),
  });

/** Wallets without balances: arrives at once. */
export const walletListQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "wallets"], queryFn: async ({ signal }) => unwrap(await client.games.walletList({ show: "0" }, { signal })) });

/** One wallet with its balance; a few are asked for at a time. */
export const walletQuery = (client: Client, platform: string) =>
  queryOptions({
    queryKey: ["member", "wallet", platform],
    queryFn: async ({ signal }) =>
      limited(async () => {
        const list = unwrap(await client.games.walletList({ show: platform }, { signal }));
        return list.find((wallet) => wallet.platform === platform) ?? null;
      }),
  });

export const transferOrderQuery = (client: Client, orderNo: string) =>
  queryOptions({ queryKey: ["member", "transferOrder", orderNo], queryFn: async ({ signal }) => unwrap(await client.games.transferOrder({ orderNo }, { signal })) });

export const transactionsQuery = (client: Client, query: RecordQuery, size = RECORDS_PAGE) =>
  queryOptions({
    queryKey: ["member", "transactions", query, size],
    queryFn: async ({ signal }) => unwrap(await client.finance.transactions({ ...query, size }, { signal })),
  });
