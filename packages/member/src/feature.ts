import { paths } from "@baize/domain";
import type { Feature } from "@baize/ui-kit";

/** Registration, log-in, the service desk and the member's own pages. */
export const member = {
  id: "member",
  pages: [
    { path: paths.login, access: "guest", layout: "plain", title: "login.title", load: async () => import("./login/login-page.tsx") },
    { path: paths.register, access: "guest", onwards: paths.user, layout: "plain", title: "register.title", load: async () => import("./register/register-page.tsx") },
    { path: paths.iframeCustomerService, access: "anyone", layout: "plain", title: "service.title", load: async () => import("./service/service-page.tsx") },
    { path: paths.user, access: "member", layout: "member", title: "hub.title", load: async () => import("./hub/hub-page.tsx") },
  ],
  messages: {
    "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
    en: async () => ({ messages: (await import("./messages/en.ts")).en }),
  },
} satisfies Feature;
