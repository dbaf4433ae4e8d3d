import type { CodeRequestStore } from "./code-requests.ts";
import type { AnyCall, Area, CallCode, CallData, CallInput, Contract } from "./contract/index.ts";
import type { GameStore } from "./game-store.ts";
import type { InviteStore } from "./invite-store.ts";
import type { LiveSource } from "./live/live-line.ts";
import type { Result } from "./result.ts";
import type { WithSealed } from "./sealer.ts";
import type { Session } from "./session-types.ts";
import type { ClientStorage } from "./storage.ts";

export interface CallOptions {
  /** Aborts this call; it then rejects with `CanceledError`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Not asked for by the member (refresh, heartbeat): not sent while the session is leaving, and a read does not count
   * as activity. Without it a read counts when the member has used the page within the last ten seconds.
   */
  readonly background?: boolean | undefined;
  /** Budget of this call in milliseconds instead of the client's, e.g. for an upload over a slow line. */
  readonly timeoutMs?: number | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean | undefined;
  /**
   * Of a call with `isKept`: given the data that the browser has kept, once, where the answer takes its time. It may be
   * older than the answer, which follows.
   */
  readonly onKnown?: ((data: unknown) => void) | undefined;
}

/** Input may be left out where the call needs none. */
export type CallArguments<C extends AnyCall> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions];

/**
 * One call of the wire as a function.
 *
 * Resolves with data or an expected refusal; input that breaks the call's schema is refused as
 * `bad_request` with `detail.field` and nothing is sent. Rejects with a class of `errors.ts`.
 */
export interface CallFunction<C extends AnyCall> {
  (...args: CallArguments<C>): Promise<Result<CallData<C>, CallCode<C>>>;
  readonly definition: C;
}

export type AreaClient<A extends Area> = { readonly [K in keyof A]: CallFunction<A[K]> };

/** What a client offers besides the calls. */
export interface ClientCore {
  readonly session: Session;
  readonly game: GameStore;
  readonly invite: InviteStore;
  /** Codes by message that were asked for in this tab. */
  readonly codeRequests: CodeRequestStore;
  readonly storage: ClientStorage;
  /** Device number (docs/specification.md §3.10), stable for the visit even when it cannot be stored. */
  readonly device: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Encrypts with the site's public key inside `run`; refetches an unknown key and runs once more. */
  readonly withSealed: WithSealed;
  /** Ends the session here and in tabs of the same session at once, and reports it to the server without waiting. */
  readonly signOut: () => void;
  /** What `startLive` needs of this client. */
  readonly live: LiveSource;
  /** Counts as input of the member, for what the page itself does not receive, such as a round in a game's frame. */
  readonly noteActivity: () => void;
  /** Takes a fault that no screen shows to the log of the site. */
  readonly report: (error: unknown) => void;
  /** Ends timers and the tab channel; for tests and stories. */
  readonly close: () => void;
}

/** Areas by name, e.g. `{ finance }`. */
export type Areas = Readonly<Record<string, Area>>;
export type AreaClients<A extends Areas> = { readonly [K in keyof A]: AreaClient<A[K]> };

/** The areas that every visit needs; the schemas of all others load with the screens that call them. */
export type CoreAreas = Pick<Contract, "member" | "service" | "games">;

/** `client.<area>.<call>(input, options)` for the core areas; `with` adds others. */
export interface Client extends AreaClients<CoreAreas>, ClientCore {
  /** This client with further areas; the same object for the same `areas` object. */
  readonly with: <A extends Areas>(areas: A) => Client & AreaClients<A>;
}

/** A client with every area of the contract, as tests, stories and rigs have it. */
export interface FullClient extends Client, AreaClients<Contract> {}
