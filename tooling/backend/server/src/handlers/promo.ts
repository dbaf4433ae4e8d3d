import type { contract } from "@baize/api-client/contract";
import { accept } from "../http/answer.ts";
import { offerCovers } from "../offer-covers.ts";
import type { Handlers } from "./handlers.ts";

/** The promotion calls that are served so far; the others answer "unknown_call". */
export const promoHandlers: Handlers<Pick<typeof contract.promo, "topCover">> = {
  topCover: async ({ tenant, locale }) => accept(offerCovers(tenant, locale)),
};
