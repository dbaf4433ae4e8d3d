import * as v from "valibot";
import { get, post } from "./call.ts";
import { answerFlag, category, day, decimal, nothing, whole } from "./shapes.ts";

export const rewardStates = ["locked", "open", "claimed", "sold_out"] as const;
const vipGiftType = v.picklist(["upgrade", "birthday", "month"]);

/** What a VIP level gives. */
export const promoVip = {
  vipGifts: get("/api/x/v1/promo/vip/gifts", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "Gifts of the member's VIP level",
    input: nothing,
    data: v.array(v.object({ type: vipGiftType, level: v.number(), amount: decimal, state: v.picklist(rewardStates) })),
  }),
  vipClaim: post("/api/x/v1/promo/vip/claim", {
    source: "extension",
    access: "member",
    effect: "money",
    summary: "Claim a gift of a VIP level",
    input: v.object({ type: vipGiftType, level: whole(0, 10) }),
    data: v.object({ amount: decimal }),
    errors: ["not_eligible", "already_joined"],
  }),
  rebate: get("/api/x/v1/promo/vip/rebate", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "How the rebate of a day comes about, so far where the day is not over",
    input: v.object({ day: v.optional(day) }),
    data: v.object({
      day,
      /** Paid once the day is over. */
      paid: answerFlag,
      amount: decimal,
      lines: v.array(v.object({ category, turnover: decimal, percent: decimal, amount: decimal })),
    }),
    errors: ["day_not_allowed"],
  }),
} as const;
