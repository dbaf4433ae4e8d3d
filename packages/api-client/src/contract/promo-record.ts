import { PROMOTION_REASONS } from "@baize/domain";
import * as v from "valibot";
import { post } from "./call.ts";
import { category, decimal, id, instant, paging } from "./shapes.ts";

/** `ended`: taken back, since its turnover was not done in time, it was given up, or it was reversed. */
export const applicationState = v.picklist(["pending", "passed", "refused", "paid", "ended"]);
/** What a member applied for and got. */
export const promoRecord = {
  record: post("/api/findmed/v1/promo/active/record", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "The member's applications",
    input: v.object({ id: v.optional(id), ...paging }),
    data: v.object({
      total: v.number(),
      list: v.array(
        v.object({
          id,
          activity: id,
          title: v.string(),
          time: instant,
          amount: decimal,
          state: applicationState,
          /** Why it was refused or has ended; null for any other state. */
          reason: v.nullable(v.picklist(PROMOTION_REASONS)),
          turnoverNeed: decimal,
          turnoverDone: decimal,
          /** Until when the turnover has to be done. */
          expires: v.nullable(instant),
          /**
           * Of an award of free bets: how many are left, and until when. Its turnover is that of what they have won;
           * its amount, the sum of all their stakes, is none that was paid.
           */
          freeBets: v.nullable(
            v.object({
              count: v.number(),
              left: v.number(),
              stake: decimal,
              categories: v.array(category),
              expires: instant,
            }),
          ),
        }),
      ),
      /** Sum of all that was paid, over all pages. */
      paid: decimal,
    }),
  }),
} as const;
