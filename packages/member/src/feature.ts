import { paths, routePatterns } from "@baize/domain";
import type { Feature } from "@baize/feature-kit";
import { DocumentIcon, ShieldIcon, UserIcon } from "@baize/ui-kit";
import { messages, navigationWords } from "./catalogues.ts";

const help = { guard: "anyone", layout: "main", load: async () => import("./legal/legal-page.tsx") } as const;

/** Registration, log-in, the service desk, terms and privacy, and the member's own pages. */
export const member: Feature = {
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
      ...help,
      path: paths.help("terms"),
      title: "legal.terms",
      navigation: [{ place: "footer", order: 90, label: "terms", icon: DocumentIcon }],
    },
    {
      ...help,
      path: paths.help("privacy"),
      title: "legal.privacy",
      navigation: [{ place: "footer", order: 91, label: "privacy", icon: ShieldIcon }],
    },
    { ...help, path: routePatterns.help, title: "legal.unknown" },
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
  navigationWords,
  messages,
};
