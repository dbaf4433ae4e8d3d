import type { LocaleMessages } from "@baize/ui-kit";
import type { zhCN } from "./zh-CN.ts";

export const en: LocaleMessages<typeof zhCN> = {};
