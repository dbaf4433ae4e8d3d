import type { Locale } from "../provider/site-context.ts";
import type { Messages } from "./messages-types.ts";

/** The kit's own catalogues; the site merges one of them under "uiKit". */
export const uiKitMessages: Record<Locale, () => Promise<{ messages: Messages }>> = {
  "zh-CN": async () => ({ messages: (await import("../messages/zh-CN.ts")).zhCN }),
  en: async () => ({ messages: (await import("../messages/en.ts")).en }),
};
