import { paths } from "@baize/domain";
import type { Feature } from "@baize/feature-kit";
import { UserIcon } from "@baize/ui-kit";
import { navigation as en } from "./messages/en/navigation.ts";
import { navigation as zhCN } from "./messages/zh-CN/navigation.ts";

/** Registration, log-in, the service desk and the member's own pages. */
export const member = {
  id: "member",
  pages: [
    {
      path: paths.login,
      guard: "guest",
      layout: "plain",
      title: "login.title",
      load: async () => import("./login/login-page.tsx"),
    },
    {
      path: paths.register,
      guard: "guest",
      onwards: paths.user,
      layout: "plain",
      title: "register.title",
      load: async () => import("./register/register-page.tsx"),
    },
    {
      path: paths.iframeCustomerService,
      guard: "anyone",
      layout: "plain",
      title: "service.title",
      load: async () => import("./service/service-page.tsx"),
    },
    {
      path: paths.user,
      guard: "member",
      layout: "member",
      title: "hub.title",
      load: async () => import("./hub/hub-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 10, label: "hub", icon: UserIcon },
        { place: "tabBar", order: 50, label: "me", icon: UserIcon },
      ],
    },
  ],
  navigationWords: { "zh-CN": zhCN, en },
  messages: {
    "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
    en: async () => ({ messages: (await import("./messages/en.ts")).en }),
  },
} satisfies Feature;
