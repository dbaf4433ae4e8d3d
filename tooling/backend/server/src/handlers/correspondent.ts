import type { MemberContext, ReaderContext } from "@baize/correspondence";
import { addressKey } from "../http/address.ts";
import { type Refusal, refuse } from "../http/answer.ts";
import { type CallContext, sessionOf } from "./handlers.ts";

/** The member of the session, in the form that correspondence takes. */
export const correspondent = (context: CallContext): MemberContext => ({
  brand: context.tenant.correspondence,
  member: sessionOf(context).member,
  locale: context.locale,
});

/** The member whose token came along, or else the visitor of that token. */
export const readerOf = ({ tenant, session, locale, address }: CallContext, visitor: string): ReaderContext => ({
  brand: tenant.correspondence,
  reader:
    session === null
      ? { kind: "visitor", token: visitor, address: addressKey(address) }
      : { kind: "member", member: session.member },
  locale,
});

/**
 * Does what has to be someone's: a member's, or a visitor's who has a token. Who came with a session that is over is
 * told so.
 */
export const asReader = async <T>(
  context: CallContext,
  visitor: string | undefined,
  act: (reader: ReaderContext) => Promise<T>,
): Promise<T | Refusal<"bad_request" | "token">> => {
  if (context.session !== null || visitor !== undefined) return act(readerOf(context, visitor ?? ""));
  return context.token === "" ? refuse("bad_request", { field: "visitor" }) : refuse("token");
};
