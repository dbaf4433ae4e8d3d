import type { Feature } from "@baize/feature-kit";
import { createWords } from "@baize/ui-kit";
import { messages } from "./catalogues.ts";
import type { zhCN } from "./messages/zh-CN.ts";

const SITE = "site";
export const useSiteWords = createWords<typeof zhCN>(SITE);

/** The site's own words, which it loads as those of a feature. */
export const siteWords: Pick<Feature, "id" | "messages"> = { id: SITE, messages };
