import { paths } from "@baize/domain";
import type { Feature } from "@baize/feature-kit";
import { DepositIcon, HelpIcon, NewsIcon, ReceiptIcon, TransferIcon, WithdrawIcon } from "@baize/ui-kit";
import { messages, navigationWords } from "./catalogues.ts";
import { FINANCE } from "./words.ts";

const forMembers = { guard: "member", layout: "member" } as const;

/** Deposits, withdrawals, transfers, payout accounts and money records. */
export const finance: Feature = {
  id: FINANCE,
  pages: [
    {
      path: paths.deposit,
      title: "title.deposit",
      ...forMembers,
      load: async () => import("./deposit/deposit-page.tsx"),
      navigation: [
        { place: "header", order: 10, label: "deposit", icon: DepositIcon, emphasis: "primary" },
        { place: "memberMenu", order: 20, label: "deposit", icon: DepositIcon },
        { place: "tabBar", order: 30, label: "deposit", icon: DepositIcon, emphasis: "primary" },
        { place: "hub", order: 10, label: "deposit", icon: DepositIcon },
        { place: "footer", order: 10, label: "deposit", icon: DepositIcon },
      ],
    },
    {
      path: paths.depositCardInfo,
      title: "title.order",
      ...forMembers,
      load: async () => import("./order/order-page.tsx"),
    },
    {
      path: paths.withdraw,
      title: "title.withdraw",
      ...forMembers,
      load: async () => import("./withdraw/withdraw-page.tsx"),
      navigation: [
        { place: "header", order: 20, label: "withdraw", icon: WithdrawIcon, emphasis: "secondary" },
        { place: "memberMenu", order: 30, label: "withdraw", icon: WithdrawIcon },
        { place: "hub", order: 20, label: "withdraw", icon: WithdrawIcon },
        { place: "footer", order: 20, label: "withdraw", icon: WithdrawIcon },
      ],
    },
    {
      path: paths.addBankCard,
      title: "title.addCard",
      ...forMembers,
      load: async () => import("./accounts/add-card-page.tsx"),
    },
    {
      path: paths.transfer,
      title: "title.transfer",
      ...forMembers,
      load: async () => import("./transfer/transfer-page.tsx"),
      navigation: [
        { place: "header", order: 30, label: "transfer", icon: TransferIcon },
        { place: "memberMenu", order: 40, label: "transfer", icon: TransferIcon },
        { place: "hub", order: 30, label: "transfer", icon: TransferIcon },
      ],
    },
    {
      path: paths.depositNewsletter,
      title: "title.news",
      ...forMembers,
      load: async () => import("./news/news-page.tsx"),
      navigation: [{ place: "footer", order: 40, label: "depositNews", icon: NewsIcon }],
    },
    {
      path: paths.virtualCoinHelp,
      title: "title.coinHelp",
      ...forMembers,
      load: async () => import("./coin-help/coin-help-page.tsx"),
      navigation: [{ place: "footer", order: 50, label: "coinHelp", icon: HelpIcon }],
    },
    {
      path: paths.addAlipay,
      title: "title.addAlipay",
      ...forMembers,
      load: async () => import("./accounts/add-alipay-page.tsx"),
    },
    {
      path: paths.virtualCoinCard,
      title: "title.addCoin",
      ...forMembers,
      load: async () => import("./accounts/coin-address-page.tsx"),
    },
    {
      path: paths.bankCardsManage,
      title: "title.accounts",
      ...forMembers,
      load: async () => import("./accounts/manage-page.tsx"),
    },
    {
      path: paths.transRecord,
      title: "title.records",
      ...forMembers,
      load: async () => import("./records/records-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 60, label: "transRecord", icon: ReceiptIcon },
        { place: "tabBar", order: 40, label: "transRecord", icon: ReceiptIcon },
        { place: "hub", order: 50, label: "transRecord", icon: ReceiptIcon },
        { place: "footer", order: 30, label: "transRecord", icon: ReceiptIcon },
      ],
    },
  ],
  navigationWords,
  messages,
};
