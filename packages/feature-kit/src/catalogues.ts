// Written by `pnpm gen` from the files in messages/.
import type { Catalogues } from "@baize/ui-kit";

/** Words of each language, loaded when that language is shown. */
export const messages: Catalogues = {
  "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
  en: async () => ({ messages: (await import("./messages/en.ts")).en }),
};
