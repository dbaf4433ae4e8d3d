import { common } from "./zh-CN/common.ts";
import { detail } from "./zh-CN/detail.ts";
import { discount } from "./zh-CN/discount.ts";
import { freeBets } from "./zh-CN/free-bets.ts";
import { gifts } from "./zh-CN/gifts.ts";
import { record } from "./zh-CN/record.ts";
import { sign } from "./zh-CN/sign.ts";
import { vip } from "./zh-CN/vip.ts";

/** Words of promotions, the reference for every other language. */
export const zhCN = { ...common, ...detail, ...discount, ...freeBets, ...gifts, ...record, ...sign, ...vip } as const;
