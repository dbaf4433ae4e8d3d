import { createWords, type Words } from "@baize/ui-kit";
import type { zhCN } from "./messages/zh-CN.ts";

/** Namespace of this area's words, also the feature's id. */
export const FINANCE = "finance";
export const useFinanceWords = createWords<typeof zhCN>(FINANCE);
export type FinanceWords = Words<typeof zhCN>;
