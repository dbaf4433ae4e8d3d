import type { AnyCall, Area, CallCode, CallData, CallParsed } from "@baize/api-client/contract";
import type { TextLocale } from "@baize/domain";
import type { WorkRequest } from "../accounts/passwords.ts";
import type { Session, SessionGrant } from "../accounts/sessions.ts";
import { addressKey } from "../http/address.ts";
import type { Answer } from "../http/answer.ts";
import type { TenantContext } from "../tenant.ts";

/** Who asks, where and when. */
export interface CallContext {
  readonly tenant: TenantContext;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A hint and never an identity (empty when absent or malformed). */
  readonly device: string;
  /** Address of the socket. */
  readonly address: string;
  /** Host and port that were asked for, as the request names them. */
  readonly host: string;
  /** From the language header; the brand's own otherwise. */
  readonly locale: TextLocale;
  /** The token that the request carries, whatever it is worth; empty without one. */
  readonly token: string;
  /** Present in every call whose access is "member". */
  readonly session: Session | null;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Gives the client a new session: its token and family go out in the headers. */
  readonly grant: (grant: SessionGrant) => void;
}

/** What is answered is read alone. */
type Given<T> = T extends object ? { readonly [K in keyof T]: Given<T[K]> } : T;

export type Handler<C extends AnyCall> = (
  context: CallContext,
  input: CallParsed<C>,
) => Promise<Answer<Given<CallData<C>>, CallCode<C>>>;

/** One handler for every call of an area; a missing one does not compile. */
export type Handlers<A extends Area> = { readonly [K in keyof A]: Handler<A[K]> };

/** The session of a call whose access is "member". */
export const sessionOf = (context: CallContext): Session => {
  if (!context.session)
    throw new Error("A member's handler ran without a session. Declare the call's access as member.");
  return context.session;
};

/** For whom costly work is done; `account`: the member whose own device it is known to be. */
export const workRequestOf = ({ address, device, signal }: CallContext, account: string | null): WorkRequest => ({
  requester: { member: account, address: addressKey(address), device, isKnown: account !== null },
  signal,
});
