import type { navigation as reference } from "../zh-CN/navigation.ts";

export const navigation: Record<keyof typeof reference, string> = {
  discount: "Promotions",
  sign: "Daily sign-in",
  gifts: "Gifts",
  vip: "VIP",
};
