import { paths, routePatterns } from "@baize/domain";
import type { Feature } from "@baize/feature-kit";
import { BonusIcon, CrownIcon, GiftIcon, SignInDayIcon } from "@baize/ui-kit";
import { messages, navigationWords } from "./catalogues.ts";
import { PROMO } from "./words.ts";

/** Promotions, sign-in, gifts and VIP. */
export const promo: Feature = {
  id: PROMO,
  pages: [
    {
      path: paths.activityDiscount,
      isRendered: true,
      guard: "anyone",
      layout: "main",
      title: "title.discount",
      load: async () => import("./discount/discount-page.tsx"),
      navigation: [
        { place: "header", order: 40, label: "discount", icon: BonusIcon },
        { place: "tabBar", order: 20, label: "discount", icon: BonusIcon },
        { place: "memberMenu", order: 70, label: "discount", icon: BonusIcon },
        { place: "hub", order: 60, label: "discount", icon: BonusIcon },
        { place: "footer", order: 60, label: "discount", icon: BonusIcon },
      ],
    },
    {
      path: routePatterns.activityDetail,
      guard: "anyone",
      layout: "main",
      title: "title.detail",
      load: async () => import("./detail/detail-page.tsx"),
    },
    {
      path: paths.activityGifts,
      guard: "member",
      layout: "main",
      title: "title.gifts",
      load: async () => import("./gifts/gifts-page.tsx"),
      navigation: [{ place: "hub", order: 80, label: "gifts", icon: GiftIcon }],
    },
    {
      path: paths.activitySign,
      guard: "member",
      layout: "main",
      title: "title.sign",
      load: async () => import("./sign/sign-page.tsx"),
      navigation: [{ place: "hub", order: 70, label: "sign", icon: SignInDayIcon }],
    },
    {
      path: paths.vip,
      guard: "member",
      layout: "member",
      title: "title.vip",
      load: async () => import("./vip/vip-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 80, label: "vip", icon: CrownIcon },
        { place: "hub", order: 90, label: "vip", icon: CrownIcon },
      ],
    },
    {
      path: paths.vipDetail,
      guard: "member",
      layout: "member",
      title: "title.vipDetail",
      load: async () => import("./vip-detail/vip-detail-page.tsx"),
    },
  ],
  navigationWords,
  messages,
};
