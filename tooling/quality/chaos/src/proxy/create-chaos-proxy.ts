import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { diceOf } from "./dice.ts";
import { drawMishap, type Fault, FAULTS, type Mishap } from "./fault.ts";
import { createForwarder, readBody, type Reply, type Target } from "./forward.ts";
import { misbehave } from "./misbehave.ts";

/** A request as faults choose among them. */
export interface RequestFacts {
  readonly method: string;
  /** Without query. */
  readonly path: string;
}
type Matches = (request: RequestFacts) => boolean;

/** Faults that the seed draws. */
export interface ChaosPlan {
  /** Part of the matching requests that meet a fault, 0 to 1. */
  readonly rate: number;
  /** Default: all ten. */
  readonly faults?: readonly Fault[] | undefined;
  /** Default: every request. */
  readonly matches?: Matches | undefined;
}
export interface ChaosOptions {
  readonly target: Target;
  /** Everything random comes from it. */
  readonly seed: number;
  readonly plan?: ChaosPlan | undefined;
  /** Bound of every waiting that ends, in milliseconds; default 200. */
  readonly slowMs?: number | undefined;
}

export interface ChaosEntry extends RequestFacts {
  /** Counts from 1, for each method and path. */
  readonly nth: number;
  /** Null: handed on untouched. */
  readonly mishap: Mishap | null;
  /** How often the server got it, so far. */
  readonly reached: number;
  /** Status of the server's latest reply, null without one. */
  readonly status: number | null;
}

export interface ChaosProxy {
  readonly port: number;
  /** `http://localhost:<port>` */
  readonly url: string;
  /** What was done to what, in the order of arrival. */
  readonly log: readonly ChaosEntry[];
  /** The next requests that match, one unless told, meet this fault. What is set first goes first, and before the plan. */
  readonly set: (fault: Fault, matches: Matches, times?: number) => void;
  /** Takes back what was set and has not met its request. */
  readonly lift: () => void;
  /** Resolves when nothing is on its way to the server or back any more, late requests included. */
  readonly idle: () => Promise<void>;
  /** Cuts everything; nothing of it is left when this resolves. */
  readonly close: () => Promise<void>;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Armed {
  readonly fault: Fault;
  readonly matches: Matches;
  left: number;
}

/**
 * A proxy of HTTP/1.1 on this machine between a client and one server, which does to requests what a bad network does.
 * What happens to the nth request of a method and path depends on the seed and on that alone.
 */
export const createChaosProxy = async ({ target, seed, plan, slowMs = 200 }: ChaosOptions): Promise<ChaosProxy> => {
  const forwarder = createForwarder(target);
  const closing = new AbortController();
  const log: ChaosEntry[] = [];
  const seen = new Map<string, number>();
  const armed: Armed[] = [];
  const work = new Set<Promise<void>>();

  const decide = (request: RequestFacts, nth: number): Mishap | null => {
    const dice = diceOf(seed, request.method, request.path, nth);
    const set = armed.find((one) => one.matches(request));
    if (set) {
      set.left -= 1;
      if (set.left <= 0) armed.splice(armed.indexOf(set), 1);
      return drawMishap(set.fault, dice, slowMs);
    }
    if (!plan || !(plan.matches?.(request) ?? true) || !dice.flip(plan.rate)) return null;
    return drawMishap(dice.pick(plan.faults ?? FAULTS), dice, slowMs);
  };

  const note = (request: RequestFacts): Mutable<ChaosEntry> => {
    const key = `${request.method} ${request.path}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    const entry = { ...request, nth, mishap: decide(request, nth), reached: 0, status: null };
    log.push(entry);
    return entry;
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", url = "/", rawHeaders } = incoming;
    const entry = note({ method, path: url.split("?", 1)[0] ?? url });
    let body: Promise<Buffer> | null = null;
    const take = async (): Promise<Buffer> => (body ??= readBody(incoming));
    const forward = async (): Promise<Reply> => {
      const letter = { method, url, rawHeaders, body: await take() };
      entry.reached += 1;
      const reply = await forwarder.send(letter);
      entry.status = reply.status;
      return reply;
    };
    try {
      await misbehave(
        { response, take, forward, pause: async (ms) => sleep(ms, undefined, { signal: closing.signal }) },
        entry.mishap,
      );
    } catch {
      response.destroy();
    }
  };

  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
    const task = serve(incoming, response).finally(() => work.delete(task));
    work.add(task);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;

  const idle = async (): Promise<void> => {
    while (work.size > 0) await Promise.allSettled(work);
  };
  return {
    port,
    url: `http://localhost:${port}`,
    log,
    set: (fault, matches, times = 1) => void armed.push({ fault, matches, left: times }),
    lift: () => void armed.splice(0),
    idle,
    close: async () => {
      closing.abort();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      forwarder.close();
      await idle();
      await closed;
    },
  };
};
