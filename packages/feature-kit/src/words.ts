import { createWords, type Words } from "@baize/ui-kit";
import type { Feature } from "./feature/feature.ts";
import type { zhCN } from "./messages/zh-CN.ts";

const FEATURE_KIT = "featureKit";
export const useFeatureKitWords = createWords<typeof zhCN>(FEATURE_KIT);
export type FeatureKitWords = Words<typeof zhCN>;

const messages: Feature["messages"] = {
  "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
  en: async () => ({ messages: (await import("./messages/en.ts")).en }),
};

/** This package's own words; the site loads them as those of a feature. */
export const featureKitWords: Pick<Feature, "id" | "messages"> = { id: FEATURE_KIT, messages };
