// Written by `pnpm gen` from the files in messages/.
import type { ByLocale, Catalogues } from "@baize/ui-kit";
import { navigation as navigationZhCN } from "./messages/zh-CN/navigation.ts";
import { navigation as navigationEn } from "./messages/en/navigation.ts";

/** Words of each language, loaded when that language is shown. */
export const messages: Catalogues = {
  "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
  en: async () => ({ messages: (await import("./messages/en.ts")).en }),
};

export const navigationWords: ByLocale<typeof navigationZhCN> = {
  "zh-CN": navigationZhCN,
  en: navigationEn,
};
