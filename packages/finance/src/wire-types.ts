import type { CallData, Contract } from "@baize/api-client/contract";

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

export const RECORDS_PAGE = 20;
export const BETS_PAGE = 10;
