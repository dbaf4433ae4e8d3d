import { avatarArt } from "@baize/art";
import { AVATARS } from "@baize/domain";
import type { Hono } from "hono";
import type { StoredPicture, Uploads } from "../accounts/uploads.ts";
import { giftPicture, promotionPicture } from "../promotion-pictures.ts";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";
import { replyRefusal } from "./reply.ts";
import { CLOSED_POLICY, PAGE_HEADERS } from "./security-headers.ts";
import type { HttpEnv } from "./serve-call.ts";

/** Pictures of documents are shown to their member while they are handed in; then to the operator alone. */
const IDENTITY_SHOWN_MS = 3_600_000;

/** A picture that a member uploaded, never as a document; null when there is none. */
export const uploadedPicture = async (
  uploads: Uploads,
  brand: string,
  id: string,
  isShown: (picture: StoredPicture) => boolean,
): Promise<Response | null> => {
  const picture = /^[A-Za-z0-9_-]{24}$/.test(id) ? await uploads.read(brand, id) : null;
  if (picture === null || !isShown(picture)) return null;
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
};

/** Pictures that members uploaded, under names that cannot be guessed. */
export const serveMedia = (app: Hono<HttpEnv>, { uploads, clock }: Services, tenant: TenantContext): void => {
  app.get("/media/:id", async (c) => {
    const isShown = ({ scene, at }: StoredPicture): boolean => scene !== "identity" || clock() - at < IDENTITY_SHOWN_MS;
    const picture = await uploadedPicture(uploads, tenant.code, c.req.param("id"), isShown);
    return picture ?? replyRefusal("unknown_call", {}, 404);
  });
};

const drawn = (picture: string): Response =>
  new Response(picture, {
    headers: {
      ...PAGE_HEADERS,
      "Content-Type": "image/svg+xml; charset=UTF-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      "Cache-Control": "public, max-age=3600",
    },
  });

/** Avatars that members choose from. */
export const serveAvatars = (app: Hono<HttpEnv>): void => {
  app.get("/art/avatar/:file{\\d{1,2}\\.svg}", (c) => {
    const avatar = c.req.param("file").slice(0, -".svg".length);
    return AVATARS.some((known) => known === avatar)
      ? drawn(avatarArt(`member ${avatar}`))
      : replyRefusal("unknown_call", {}, 404);
  });
};

/** Covers of a brand's promotions and pictures of gifts, drawn when they are asked for. */
export const servePromotionArt = (app: Hono<HttpEnv>, services: Services, tenant: TenantContext): void => {
  const nameOf = (file: string): string => file.slice(0, -".svg".length);
  app.get("/art/promotion/:file{[a-z0-9-]{2,40}\\.svg}", async (c) => {
    const picture = await promotionPicture(services, tenant, nameOf(c.req.param("file")));
    return picture === null ? replyRefusal("unknown_call", {}, 404) : drawn(picture);
  });
  app.get("/art/gift/:file{[a-z0-9-]{2,40}\\.svg}", (c) => drawn(giftPicture(nameOf(c.req.param("file")))));
};
