import type { Feature } from "@baize/feature-kit";
import { createWords } from "@baize/ui-kit";
import type { zhCN } from "./messages/zh-CN.ts";

/** Namespace of the site's own words. */
export const SITE = "site";
export const useSiteWords = createWords<typeof zhCN>(SITE);

export const siteMessages: Feature["messages"] = {
  "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
  en: async () => ({ messages: (await import("./messages/en.ts")).en }),
};
