import type { zhCN } from "../messages/zh-CN.ts";
import { createWords } from "./create-words.ts";

/** The kit's own words. The site merges `uiKitMessages` under "uiKit". */
export const useKitWords = createWords<typeof zhCN>("uiKit");
