import type { Client } from "./client-types.ts";
import type { HeaderNames } from "./contract/index.ts";
import type { SessionEndReason } from "./session-types.ts";
import type { ClientStorage } from "./storage.ts";

export interface ClientOptions {
  /** API origin, optionally with a path, e.g. `https://api.example.test/gateway`. Default: the page's own origin. */
  readonly origin?: string | undefined;
  /** Site code of the brand; sent only when given. */
  readonly site?: string | undefined;
  /** Language of the requests, e.g. `zh-CN`; a function is asked at each request. */
  readonly locale?: string | (() => string) | undefined;
  /** Header names of an operator's back end. */
  readonly headerNames?: Partial<HeaderNames> | undefined;
  /** Paths of an operator's back end, by the contract's path. */
  readonly paths?: Readonly<Record<string, string>> | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly storage?: ClientStorage | undefined;
  readonly platform?: { readonly userAgent: string; readonly maxTouchPoints: number } | undefined;
  /** Budget of a call in milliseconds, retries, pauses and body included; default 10000 (Specification §9). */
  readonly timeoutMs?: number | undefined;
  /** Name of the tab channel: one per origin and brand. */
  readonly tabChannel?: string | undefined;
  /** Whether a new tab may ask the others for their session; default false. */
  readonly handOver?: boolean | undefined;
  /** Called once per ended session, after everything is cleared. */
  readonly onSessionEnd?: ((reason: SessionEndReason) => void) | undefined;
  /** Takes faults that no screen shows; default `console.warn` with the error's facts. */
  readonly report?: ((error: unknown) => void) | undefined;
  /** Epoch milliseconds; default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Cookies of the page, for the XSRF header; default `document.cookie`. */
  readonly cookies?: (() => string) | undefined;
}

export declare function createClient(options?: ClientOptions): Client;
