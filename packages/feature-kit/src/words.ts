import { createWords, type Words } from "@baize/ui-kit";
import { messages } from "./catalogues.ts";
import type { Feature } from "./feature/feature.ts";
import type { zhCN } from "./messages/zh-CN.ts";

const FEATURE_KIT = "featureKit";
export const useFeatureKitWords = createWords<typeof zhCN>(FEATURE_KIT);
export type FeatureKitWords = Words<typeof zhCN>;

/** This package's own words; the site loads them as those of a feature. */
export const featureKitWords: Pick<Feature, "id" | "messages"> = { id: FEATURE_KIT, messages };
