import type { Feature } from "@baize/ui-kit";

export const member = {
  id: "member",
  pages: [],
  messages: {
    "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
    en: async () => ({ messages: (await import("./messages/en.ts")).en }),
  },
} satisfies Feature;
