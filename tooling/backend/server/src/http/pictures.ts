import type { Hono } from "hono";
import type { Uploads } from "../accounts/uploads.ts";
import { OFFER_ART_VERSION, offerPicture } from "../offer-covers.ts";
import type { TenantContext } from "../tenant.ts";
import { replyRefusal } from "./reply.ts";
import { CLOSED_POLICY, PAGE_HEADERS } from "./security-headers.ts";
import type { HttpEnv } from "./serve-call.ts";

/** Pictures that members uploaded, under names that cannot be guessed; never as a document. */
export const serveMedia = (app: Hono<HttpEnv>, uploads: Uploads, tenant: TenantContext): void => {
  app.get("/media/:id", async (c) => {
    const id = c.req.param("id");
    const picture = /^[A-Za-z0-9_-]{24}$/.test(id) ? await uploads.read(tenant.code, id) : null;
    if (!picture) return replyRefusal("unknown_call", {}, 404);
    return new Response(picture.bytes, {
      headers: {
        ...PAGE_HEADERS,
        "Content-Type": "image/webp",
        "Content-Disposition": `inline; filename="${id}.webp"`,
        "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
        // Slips, payment codes and feedback are for the moment; an avatar is shown on every page.
        "Cache-Control": picture.scene === "avatar" ? "private, max-age=31536000, immutable" : "no-store",
      },
    });
  });
};

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
