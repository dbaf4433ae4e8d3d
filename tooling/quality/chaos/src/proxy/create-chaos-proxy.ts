import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type FaultTarget,
  type FaultTimes,
  isMet,
  LINE_FAULTS,
  type LineFault,
  type RequestFacts,
  spendFault,
} from "@baize/safeguards";
import { applyFault } from "./apply-fault.ts";
import { type DrawnFault, drawFault } from "./draw-fault.ts";
import { createForwarder, readBody, type Reply, type Target } from "./forward.ts";
import { seededRandom } from "./seeded-random.ts";

/** Faults that the seed draws. */
export interface ChaosPlan {
  /** Part of the matching requests that meet a fault, 0 to 1. */
  readonly rate: number;
  /** Default: all that there are. */
  readonly faults?: readonly LineFault[] | undefined;
  /** Default: every request. */
  readonly target?: FaultTarget | undefined;
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
  readonly fault: DrawnFault | null;
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
  /** The next requests of the target meet this fault, one by default. What is set first goes first, before the plan. */
  readonly set: (kind: LineFault, target: FaultTarget, times?: FaultTimes) => void;
  /** Takes back what was set and has not met its request. */
  readonly lift: () => void;
  /** Resolves when nothing is on its way to the server or back any more, late requests included. */
  readonly idle: () => Promise<void>;
  /** Cuts everything; nothing of it is left when this resolves. */
  readonly close: () => Promise<void>;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Armed {
  readonly kind: LineFault;
  readonly target: FaultTarget;
  readonly times: FaultTimes;
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

  const decide = (request: RequestFacts, nth: number): DrawnFault | null => {
    const random = seededRandom(seed, request.method, request.path, nth);
    const place = armed.findIndex(({ target: of }) => isMet(of, request));
    const met = armed[place];
    if (met) {
      const left = spendFault(met);
      armed.splice(place, 1, ...(left === null ? [] : [left]));
      return drawFault(met.kind, random, slowMs);
    }
    if (!plan || !isMet(plan.target ?? "", request) || !random.flip(plan.rate)) return null;
    return drawFault(random.pick(plan.faults ?? LINE_FAULTS), random, slowMs);
  };

  const note = (request: RequestFacts): Mutable<ChaosEntry> => {
    const key = `${request.method} ${request.path}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    const entry = { ...request, nth, fault: decide(request, nth), reached: 0, status: null };
    log.push(entry);
    return entry;
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", url = "/", rawHeaders } = incoming;
    const entry = note({ method, path: url.split("?", 1)[0] ?? url });
    let body: Promise<Buffer> | null = null;
    const take = async (): Promise<Buffer> => (body ??= readBody(incoming));
    const forward = async (): Promise<Reply> => {
      const whole = { method, url, rawHeaders, body: await take() };
      entry.reached += 1;
      const reply = await forwarder.send(whole);
      entry.status = reply.status;
      return reply;
    };
    try {
      await applyFault(
        { response, take, forward, pause: async (ms) => sleep(ms, undefined, { signal: closing.signal }) },
        entry.fault,
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
    set: (kind, of, times = 1) => void armed.push({ kind, target: of, times }),
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
