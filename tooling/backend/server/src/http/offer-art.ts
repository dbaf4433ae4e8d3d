import type { Hono } from "hono";
import { OFFER_ART_VERSION, offerPicture } from "../offer-covers.ts";
import type { TenantContext } from "../tenant.ts";
import { replyRefusal } from "./reply.ts";
import { PAGE_HEADERS } from "./security-headers.ts";
import type { HttpEnv } from "./serve-call.ts";

/** Pictures of a brand's offers, drawn when they are asked for. */
export const serveOfferArt = (app: Hono<HttpEnv>, tenant: TenantContext): void => {
  app.get("/art/offer/:file{[a-z0-9-]+\\.svg}", (c) => {
    const picture = offerPicture(tenant, c.req.param("file").slice(0, -".svg".length));
    if (picture === null) return replyRefusal("unknown_call", {}, 404);
    return new Response(picture, {
      headers: {
        ...PAGE_HEADERS,
        "Content-Type": "image/svg+xml; charset=UTF-8",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        "Cache-Control":
          c.req.query("v") === OFFER_ART_VERSION ? "public, max-age=31536000, immutable" : "public, max-age=300",
      },
    });
  });
};
