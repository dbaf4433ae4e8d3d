import { createWords } from "@baize/ui-kit";
import type { zhCN } from "./messages/zh-CN.ts";

/** Namespace of this area's messages, and the feature's id. */
export const GAMES = "games";
export const useGamesWords = createWords<typeof zhCN>(GAMES);
