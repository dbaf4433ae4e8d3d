import { createWords, type Locale, type Messages, type Words } from "@baize/ui-kit";
import type { zhCN } from "./messages/zh-CN.ts";

/** Namespace of this package's own words. */
export const FEATURE_KIT = "featureKit";
export const useFeatureKitWords = createWords<typeof zhCN>(FEATURE_KIT);
export type FeatureKitWords = Words<typeof zhCN>;

/** This package's own catalogues; the site merges one of them under {@link FEATURE_KIT}. */
export const featureKitMessages: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
  en: async () => ({ messages: (await import("./messages/en.ts")).en }),
};
