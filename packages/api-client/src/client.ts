import { isSafeHeaderValue, REQUEST_TIMEOUT_MS } from "@baize/domain";
import { watchActivity } from "./activity.ts";
import type { SenderOptions, TimedAnswer } from "./call-sender.ts";
import { checkTimeout } from "./check-timeout.ts";
import type {
  AreaClient,
  AreaClients,
  Areas,
  CallArguments,
  CallFunction,
  CallOptions,
  Client,
  ClientCore,
} from "./client-types.ts";
import { createCodeRequests } from "./code-requests.ts";
import { logout } from "./contract/logout.ts";
import { games } from "./contract/games.ts";
import type { AnyCall, Area, HeaderNames } from "./contract/index.ts";
import { member } from "./contract/member.ts";
import { service } from "./contract/service.ts";
import { browserTraits, deviceNumber } from "./device-number.ts";
import { createGameStore } from "./game-store.ts";
import { completeHeaderNames, cookiesFor, DEFAULT_LANGUAGE } from "./headers.ts";
import { createInviteStore } from "./invite-store.ts";
import { lateSending, type Send } from "./late-sending.ts";
import { randomKey } from "./random.ts";
import { createSession } from "./session.ts";
import { createSessionTabs } from "./session-tabs.ts";
import type { SessionEndReason } from "./session-types.ts";
import { type ClientStorage, createStorage } from "./storage.ts";
import { apiBase, joinUrl } from "./url.ts";

export interface ClientOptions {
  /** API origin, optionally with a path, e.g. `https://api.example.test/gateway`. Default: the page's own origin. */
  readonly origin?: string | undefined;
  /** Site code of the brand; the header is sent only when given. */
  readonly site?: string | undefined;
  /** Language of the requests; a function is asked at each request. Default `zh-CN`. */
  readonly locale?: string | (() => string) | undefined;
  /** Header names of an operator's back end, where they differ from the contract's. */
  readonly headerNames?: Partial<HeaderNames> | undefined;
  /** Paths of an operator's back end by the contract's path, where they differ. */
  readonly paths?: Readonly<Record<string, string>> | undefined;
  /** Default: the browser's own. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Default: the browser's local and session storage. */
  readonly storage?: ClientStorage | undefined;
  /** Facts for the device number; default from `navigator`. */
  readonly platform?: { readonly userAgent: string; readonly maxTouchPoints: number } | undefined;
  /**
   * Budget of a call in milliseconds, retries, pauses and body included; default 10000 (docs/specification.md §5.6).
   */
  readonly timeoutMs?: number | undefined;
  /** Name of the channel between tabs; false for none. Default `baize-session`. */
  readonly tabChannel?: string | false | undefined;
  /** Whether a new tab takes over the session of an open one; default true. False where devices are shared. */
  readonly sessionHandOver?: boolean | undefined;
  /** Called once per ended session, after everything of it is cleared. */
  readonly onSessionEnd?: ((reason: SessionEndReason) => void) | undefined;
  /** Takes faults that no screen shows; default `console.warn`. */
  readonly report?: ((error: unknown) => void) | undefined;
  /** Called with what each answer says about the server's time, for a clock. */
  readonly onAnswer?: ((answer: TimedAnswer) => void) | undefined;
  /** Epoch milliseconds; default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Cookies of the page, for the XSRF header; default `document.cookie`. */
  readonly cookies?: (() => string) | undefined;
}

/**
 * The client of the contract: `client.<area>.<call>(input, options)`, and `client.with({ finance })` for further areas.
 *
 * @throws TypeError for options that cannot work: an origin, path, header name, site code or timeout that is none
 * @throws UnsupportedProtocolError for an origin that is neither http nor https, or a path that leaves it
 */
export function createClient(options: ClientOptions = {}): Client {
  const now = options.now ?? (() => Date.now());
  const report = options.report ?? ((error: unknown) => globalThis.console.warn(error));
  const storage = options.storage ?? createStorage();
  const timeoutMs = checkTimeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const headerNames = completeHeaderNames(options.headerNames);
  const base = apiBase(options.origin ?? "", globalThis.location?.href);
  const paths = options.paths ?? {};
  for (const path of Object.values(paths)) joinUrl(base, path, { method: "", path });
  if (options.site !== undefined && !isSafeHeaderValue(options.site))
    throw new TypeError("The site code cannot be sent as a header. Pass visible ASCII characters.");
  const device = deviceNumber(storage, options.platform ?? browserTraits());

  const channel = options.tabChannel ?? "baize-session";
  const session = createSession({
    storage,
    now,
    report,
    handOver: options.sessionHandOver ?? true,
    onEnd: (reason) => options.onSessionEnd?.(reason),
    connect:
      channel === false
        ? undefined
        : (on) => createSessionTabs({ name: channel, storage, makeNonce: randomKey, ...on }),
  });
  const activity = watchActivity();
  const game = createGameStore(storage);
  const followLogin = (): void => game.setLogin(session.get().status);
  session.subscribe(followLogin);

  const { locale = DEFAULT_LANGUAGE } = options;
  const sender: SenderOptions = {
    session,
    activity,
    report,
    timeoutMs,
    headerNames,
    device,
    urlOf: (call) => joinUrl(base, paths[call.path] ?? call.path, call),
    language: typeof locale === "function" ? locale : () => locale,
    site: options.site ?? null,
    cookies: () => cookiesFor(base, options.cookies),
    fetch: options.fetch,
    onAnswer: options.onAnswer,
  };
  const { send, withSealed } = lateSending(sender, { fetchPreInfo: async () => calls.service.preInfo(), now });
  const areaClients = areaMaker(send);
  const calls = areaClients(CORE_AREAS);

  const core: ClientCore = {
    session,
    game,
    storage,
    device,
    now,
    report,
    invite: createInviteStore(storage),
    codeRequests: createCodeRequests(storage),
    withSealed,
    signOut: () => {
      if (!session.hasToken()) return;
      void send(logout, {}, { keepalive: true }, { outlivesSession: true }).catch(report);
      session.end("signed_out");
    },
    live: { sender, channel: channel === false ? null : `${channel}-live` },
    noteActivity: activity.note,
    close: () => {
      activity.close();
      session.close();
    },
  };
  const extended = new WeakMap<Areas, Client>();
  const client: Client = {
    ...calls,
    ...core,
    with: <A extends Areas>(areas: A) => {
      const made = extended.get(areas) ?? { ...client, ...areaClients(areas) };
      extended.set(areas, made);
      return made as Client & AreaClients<A>;
    },
  };
  return client;
}

const CORE_AREAS = { member, service, games } as const;

/** Makes the calls of areas; a call is one function however often its area is asked for. */
function areaMaker(send: Send): <A extends Areas>(areas: A) => AreaClients<A> {
  const made = new Map<AnyCall, CallFunction<AnyCall>>();
  const callOf = (definition: AnyCall): CallFunction<AnyCall> => {
    const call = made.get(definition) ?? callFunction(send, definition);
    made.set(definition, call);
    return call;
  };
  const areaOf = (area: Area): AreaClient<Area> =>
    Object.fromEntries(Object.entries(area).map(([name, call]) => [name, callOf(call)]));
  return <A extends Areas>(areas: A) => {
    const clients: object = Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, areaOf(area)]));
    return clients as AreaClients<A>;
  };
}

function callFunction<C extends AnyCall>(send: Send, definition: C): CallFunction<C> {
  const call = async (...[input, callOptions]: CallArguments<C>) =>
    send(definition, input ?? {}, (callOptions as CallOptions | undefined) ?? {});
  return Object.assign(call, { definition });
}
