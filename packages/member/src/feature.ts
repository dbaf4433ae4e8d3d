import { paths, routePatterns } from "@baize/domain";
import type { Feature } from "@baize/feature-kit";
import {
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  HelpIcon,
  MessageIcon,
  PauseIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
} from "@baize/ui-kit";
import { messages, navigationWords } from "./catalogues.ts";

const legal = {
  guard: "anyone",
  layout: "main",
  isRendered: true,
  load: async () => import("./legal/legal-page.tsx"),
} as const;
const help = {
  guard: "anyone",
  layout: "main",
  title: "help.title",
  load: async () => import("./help/help-page.tsx"),
} as const;

/** Registration, log-in, the service desk, terms and privacy, and the member's own pages. */
export const member: Feature = {
  id: "member",
  pages: [
    {
      path: paths.login,
      isRendered: true,
      guard: "guest",
      layout: "plain",
      title: "login.title",
      load: async () => import("./login/login-page.tsx"),
    },
    {
      path: paths.register,
      isRendered: true,
      guard: "guest",
      onwards: paths.user,
      layout: "plain",
      title: "register.title",
      load: async () => import("./register/register-page.tsx"),
    },
    {
      path: paths.forgetPassword,
      isRendered: true,
      guard: "guest",
      layout: "plain",
      title: "forget.title",
      load: async () => import("./forget/forget-page.tsx"),
    },
    {
      path: paths.iframeCustomerService,
      guard: "anyone",
      layout: "plain",
      title: "service.title",
      load: async () => import("./service/service-page.tsx"),
    },
    {
      ...legal,
      path: paths.help("terms"),
      title: "legal.terms",
      navigation: [{ place: "footer", order: 90, label: "terms", icon: DocumentIcon }],
    },
    {
      ...legal,
      path: paths.help("privacy"),
      title: "legal.privacy",
      navigation: [{ place: "footer", order: 91, label: "privacy", icon: ShieldIcon }],
    },
    {
      ...help,
      path: paths.help("index"),
      isRendered: true,
      navigation: [
        { place: "footer", order: 80, label: "help", icon: HelpIcon },
        { place: "hub", order: 200, label: "help", icon: HelpIcon },
      ],
    },
    { ...help, path: routePatterns.help },
    {
      path: paths.agent,
      guard: "anyone",
      layout: "main",
      title: "agent.title",
      load: async () => import("./agent/agent-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 110, label: "agent", icon: UsersIcon },
        { place: "hub", order: 120, label: "agent", icon: UsersIcon },
        { place: "footer", order: 70, label: "agent", icon: UsersIcon },
      ],
    },
    {
      path: paths.download,
      guard: "anyone",
      layout: "main",
      title: "download.title",
      load: async () => import("./download/download-page.tsx"),
      navigation: [
        { place: "hub", order: 130, label: "download", icon: DownloadIcon },
        { place: "footer", order: 75, label: "download", icon: DownloadIcon },
      ],
    },
    {
      path: paths.user,
      guard: "member",
      layout: "member",
      title: "hub.title",
      load: async () => import("./hub/hub-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 10, label: "hub", icon: UserIcon },
        { place: "tabBar", order: 50, label: "me", icon: UserIcon, counts: "unread" },
      ],
    },
    {
      path: paths.personal,
      guard: "member",
      layout: "member",
      title: "personal.title",
      load: async () => import("./personal/personal-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 85, label: "personal", icon: ShieldIcon },
        { place: "hub", order: 90, label: "personal", icon: ShieldIcon },
      ],
    },
    {
      path: paths.protection,
      guard: "member",
      layout: "member",
      title: "protection.title",
      load: async () => import("./protection/protection-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 87, label: "protection", icon: PauseIcon },
        { place: "footer", order: 85, label: "protection", icon: PauseIcon },
      ],
    },
    {
      path: paths.statement,
      guard: "member",
      layout: "member",
      title: "protection.statement.title",
      load: async () => import("./statement/statement-page.tsx"),
      navigation: [{ place: "hub", order: 95, label: "statement", icon: DocumentIcon }],
    },
    {
      path: paths.message,
      guard: "member",
      layout: "member",
      title: "inbox.title",
      load: async () => import("./inbox/inbox-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 90, label: "message", icon: MessageIcon, counts: "unread" },
        { place: "hub", order: 100, label: "message", icon: MessageIcon, counts: "unread" },
      ],
    },
    {
      path: paths.messageDetail,
      guard: "member",
      layout: "member",
      title: "inbox.messageTitle",
      load: async () => import("./inbox/message-page.tsx"),
    },
    {
      path: paths.feedBack,
      guard: "member",
      layout: "member",
      title: "feedback.title",
      load: async () => import("./feedback/feedback-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 100, label: "feedback", icon: EditIcon },
        { place: "hub", order: 110, label: "feedback", icon: EditIcon },
      ],
    },
    {
      path: paths.feedBackList,
      guard: "member",
      layout: "member",
      title: "feedback.listTitle",
      load: async () => import("./feedback/feedback-list-page.tsx"),
    },
  ],
  navigationWords,
  messages,
};
