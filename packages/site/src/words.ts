import type { Feature } from "@baize/feature-kit";
import { createWords, type Locale } from "@baize/ui-kit";
import { startup as en } from "./messages/en/startup.ts";
import { startup as zhCN } from "./messages/zh-CN/startup.ts";
import type { zhCN as Reference } from "./messages/zh-CN.ts";

/** Namespace of the site's own words. */
export const SITE = "site";
export const useSiteWords = createWords<typeof Reference>(SITE);

export const siteMessages: Feature["messages"] = {
  "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
  en: async () => ({ messages: (await import("./messages/en.ts")).en }),
};

/** Words of each language that are there before any catalogue: its own name. */
export const startupWords: Readonly<Record<Locale, Readonly<Record<keyof typeof zhCN, string>>>> = {
  "zh-CN": zhCN,
  en,
};
