import { createWords } from "@baize/ui-kit";
import type { zhCN } from "./messages/zh-CN.ts";

export const useMemberWords = createWords<typeof zhCN>("member");
