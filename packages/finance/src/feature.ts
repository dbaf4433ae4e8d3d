import { paths } from "@baize/domain";
import type { Feature } from "@baize/ui-kit";
import { FINANCE } from "./words.ts";

const forMembers = { access: "member", layout: "member" } as const;

/** Deposits, withdrawals, transfers, payout accounts and money records. */
export const finance = {
  id: FINANCE,
  pages: [
    { path: paths.deposit, title: "title.deposit", ...forMembers, load: async () => import("./deposit/deposit-page.tsx") },
    { path: paths.depositCardInfo, title: "title.order", ...forMembers, load: async () => import("./order/order-page.tsx") },
    { path: paths.withdraw, title: "title.withdraw", ...forMembers, load: async () => import("./withdraw/withdraw-page.tsx") },
    { path: paths.addBankCard, title: "title.addCard", ...forMembers, load: async () => import("./accounts/add-card-page.tsx") },
    { path: paths.transfer, title: "title.transfer", ...forMembers, load: async () => import("./transfer/transfer-page.tsx") },
    { path: paths.depositNewsletter, title: "title.news", ...forMembers, load: async () => import("./news/news-page.tsx") },
    { path: paths.virtualCoinHelp, title: "title.coinHelp", ...forMembers, load: async () => import("./coin-help/coin-help-page.tsx") },
    { path: paths.addAlipay, title: "title.addAlipay", ...forMembers, load: async () => import("./accounts/add-alipay-page.tsx") },
    { path: paths.virtualCoinCard, title: "title.addCoin", ...forMembers, load: async () => import("./accounts/coin-address-page.tsx") },
    { path: paths.bankCardsManage, title: "title.accounts", ...forMembers, load: async () => import("./accounts/manage-page.tsx") },
    { path: paths.transRecord, title: "title.records", ...forMembers, load: async () => import("./records/records-page.tsx") },
  ],
  messages: {
    "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
    en: async () => ({ messages: (await import("./messages/en.ts")).en }),
  },
} satisfies Feature;
