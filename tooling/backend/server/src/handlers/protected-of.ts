import type { ProtectionContext } from "@baize/protection";
import { protectionBrand } from "../tenant.ts";
import { type CallContext, sessionOf } from "./handlers.ts";

/** The member of a call, as player protection knows them. */
export const protectedOf = (context: CallContext): ProtectionContext => ({
  brand: protectionBrand(context.tenant),
  member: sessionOf(context).member,
});
