import { createWords } from "@baize/ui-kit";
import type { zhCN } from "./messages/zh-CN.ts";

/** Namespace of this area's words, also the feature's id. */
export const PROMO = "promo";
export const usePromoWords = createWords<typeof zhCN>(PROMO);
