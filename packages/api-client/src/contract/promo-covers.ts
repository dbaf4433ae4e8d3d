import * as v from "valibot";
import { get } from "./call.ts";
import { id, instant, nothing } from "./shapes.ts";

/** Covers of promotions; the part of promotions that the home page needs. */
export const promoCovers = {
  topCover: get("/api/findmed/v1/promo/topCover", {
    source: "spec",
    access: "anyone",
    isPersonal: true,
    effect: "read",
    stale: 300_000,
    summary: "Covers of the promotions that are open, for the strip on the home page",
    input: nothing,
    data: v.array(
      v.object({
        id,
        image: v.string(),
        title: v.string(),
        /** Its conditions in one line: what is given, up to what, and the turnover that it brings. */
        text: v.string(),
        /** A path of the site without its surface, such as "/finance/deposit". */
        link: v.string(),
        start: v.nullable(instant),
        end: v.nullable(instant),
      }),
    ),
  }),
} as const;
