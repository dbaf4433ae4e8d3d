import { accounts } from "./zh-CN/accounts.ts";
import { common } from "./zh-CN/common.ts";
import { deposit } from "./zh-CN/deposit.ts";
import { exchange } from "./zh-CN/exchange.ts";
import { guide } from "./zh-CN/guide.ts";
import { order } from "./zh-CN/order.ts";
import { record } from "./zh-CN/record.ts";
import { transfer } from "./zh-CN/transfer.ts";
import { withdraw } from "./zh-CN/withdraw.ts";

/** Words of money pages, the reference for every other language. */
export const zhCN = {
  ...accounts,
  ...common,
  ...deposit,
  ...exchange,
  ...guide,
  ...order,
  ...record,
  ...transfer,
  ...withdraw,
} as const;
