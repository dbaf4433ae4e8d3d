import type { AnyCall, Area, CallCode, CallData, CallParsed } from "@baize/api-client/contract";
import type { SiteLocale } from "@baize/domain";
import type { Session, SessionGrant } from "../accounts/sessions.ts";
import type { Answer } from "../http/answer.ts";
import type { TenantRoom } from "../tenant.ts";

/** Who asks, where and when. */
export interface CallContext {
  readonly tenant: TenantRoom;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A hint and never an identity (empty when absent or malformed). */
  readonly device: string;
  /** Address of the socket. */
  readonly address: string;
  /** From the language header; the brand's own otherwise. */
  readonly locale: SiteLocale;
  /** Present in every call whose access is "member". */
  readonly session: Session | null;
  /** Gives the client a new session: its token and family go out in the headers. */
  readonly grant: (grant: SessionGrant) => void;
}

export type Handler<C extends AnyCall> = (context: CallContext, input: CallParsed<C>) => Promise<Answer<CallData<C>, CallCode<C>>>;

/** One handler for every call of an area; a missing one does not compile. */
export type Handlers<A extends Area> = { readonly [K in keyof A]: Handler<A[K]> };

/** The session of a call whose access is "member". */
export const sessionOf = (context: CallContext): Session => {
  if (!context.session) throw new Error("A member's handler ran without a session. Declare the call's access as member.");
  return context.session;
};
