// Written by `pnpm gen` from the files in messages/.
import type { ByLocale, Catalogues } from "@baize/ui-kit";
import { startup as startupZhCN } from "./messages/zh-CN/startup.ts";
import { startup as startupEn } from "./messages/en/startup.ts";
import { guard as guardZhCN } from "./messages/zh-CN/guard.ts";
import { guard as guardEn } from "./messages/en/guard.ts";

/** Words of each language, loaded when that language is shown. */
export const messages: Catalogues = {
  "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
  en: async () => ({ messages: (await import("./messages/en.ts")).en }),
};

export const startupWords: ByLocale<typeof startupZhCN> = {
  "zh-CN": startupZhCN,
  en: startupEn,
};

export const guardWords: ByLocale<typeof guardZhCN> = {
  "zh-CN": guardZhCN,
  en: guardEn,
};
