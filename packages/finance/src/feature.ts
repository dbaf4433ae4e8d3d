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
    { path: paths.transRecord, title: "title.records", ...forMembers, load: async () => import("./records/records-page.tsx") },
  ],
  messages: {
    "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
    en: async () => ({ messages: (await import("./messages/en.ts")).en }),
  },
} satisfies Feature;
