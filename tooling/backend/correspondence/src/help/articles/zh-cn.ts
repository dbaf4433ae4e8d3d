import type { Articles } from "../catalogue.ts";
import { account } from "./zh-cn/account.ts";
import { contact } from "./zh-cn/contact.ts";
import { deposits } from "./zh-cn/deposits.ts";
import { games } from "./zh-cn/games.ts";
import { legal } from "./zh-cn/legal.ts";
import { promotions } from "./zh-cn/promotions.ts";
import { responsible } from "./zh-cn/responsible.ts";
import { transfers } from "./zh-cn/transfers.ts";
import { vip } from "./zh-cn/vip.ts";
import { withdrawals } from "./zh-cn/withdrawals.ts";

export const zhCN: Articles = {
  ...deposits,
  ...withdrawals,
  ...transfers,
  ...promotions,
  ...account,
  ...games,
  ...vip,
  ...responsible,
  ...contact,
  ...legal,
};
