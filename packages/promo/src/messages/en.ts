import type { LocaleMessages } from "@baize/ui-kit";
import { common } from "./en/common.ts";
import { detail } from "./en/detail.ts";
import { discount } from "./en/discount.ts";
import { freeBets } from "./en/free-bets.ts";
import { gifts } from "./en/gifts.ts";
import { record } from "./en/record.ts";
import { sign } from "./en/sign.ts";
import { vip } from "./en/vip.ts";
import type { zhCN } from "./zh-CN.ts";

export const en: LocaleMessages<typeof zhCN> = {
  ...common,
  ...detail,
  ...discount,
  ...freeBets,
  ...gifts,
  ...record,
  ...sign,
  ...vip,
};
