import type { LocaleMessages } from "@baize/ui-kit";
import { accounts } from "./en/accounts.ts";
import { common } from "./en/common.ts";
import { deposit } from "./en/deposit.ts";
import { exchange } from "./en/exchange.ts";
import { guide } from "./en/guide.ts";
import { order } from "./en/order.ts";
import { record } from "./en/record.ts";
import { transfer } from "./en/transfer.ts";
import { withdraw } from "./en/withdraw.ts";
import type { zhCN } from "./zh-CN.ts";

export const en: LocaleMessages<typeof zhCN> = {
  ...accounts,
  ...common,
  ...deposit,
  ...exchange,
  ...guide,
  ...order,
  ...record,
  ...transfer,
  ...withdraw,
};
