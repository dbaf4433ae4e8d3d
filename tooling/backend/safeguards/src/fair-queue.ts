import { createRotation } from "./rotation.ts";
import type { FairQueue, FairQueueOptions, Requester } from "./types.ts";

/** One turn of so many is for unknown devices while known ones wait. */
const TURNS = 4;
const LEAST_WAIT_MS = 1_000;
/** Task time that is assumed before any was measured. */
const FIRST_GUESS_MS = 250;
/** Weight of the newest task in the average. */
const NEWEST = 0.1;

/** There is more to do than can be done soon; try again after `waitMs`. */
export class Overload extends Error {
  override readonly name = "Overload";
  /** Milliseconds, at least one second. */
  readonly waitMs: number;
  constructor(waitMs: number) {
    super(`Too much to do; try again in ${Math.ceil(waitMs / 1_000)} s.`);
    this.waitMs = waitMs;
  }
}

/** Counts what each of several holders has. */
const createShares = () => {
  const held = new Map<string, number>();
  return {
    isFull: (limits: ReadonlyMap<string, number>): boolean =>
      [...limits].some(([holder, limit]) => (held.get(holder) ?? 0) >= limit),
    change: (limits: ReadonlyMap<string, number>, by: 1 | -1): void => {
      for (const holder of limits.keys()) {
        const count = (held.get(holder) ?? 0) + by;
        if (count === 0) held.delete(holder);
        else held.set(holder, count);
      }
    },
  };
};

interface Place {
  /** The requester's holders and how much each may hold. */
  readonly limits: ReadonlyMap<string, number>;
  readonly group: string;
  readonly subgroup: string;
}

/**
 * Device ids can be invented, addresses hardly: unknown devices go round by address, known ones by member or device.
 */
const placeOf = ({ member, address, device, isKnown }: Requester, options: FairQueueOptions): Place => {
  const { share, addressShare = 4 * share } = options;
  const kind = isKnown ? "known" : "unknown";
  const limits = new Map<string, number>();
  if (member !== null) limits.set(`${kind} member ${member}`, share);
  if (device !== "") limits.set(`${kind} device ${device}`, share);
  if (!isKnown || limits.size === 0) limits.set(`${kind} address ${address}`, addressShare);
  const requester = member === null ? `device ${device} ${address}` : `member ${member}`;
  return { limits, group: isKnown ? requester : address, subgroup: requester };
};

/** A bounded queue; see FairQueue. A known device waits for few tasks, however many unknown ones wait. */
export const createFairQueue = (options: FairQueueOptions): FairQueue => {
  const { workers, capacity, patienceMs } = options;
  const known = createRotation<() => void>();
  const unknown = createRotation<() => void>();
  const shares = createShares();
  let running = 0;
  let turns = 0;
  let averageMs = FIRST_GUESS_MS;

  const countWaiting = (): number => known.size + unknown.size;
  const overload = (): Overload =>
    new Overload(Math.max(LEAST_WAIT_MS, Math.ceil((averageMs * (countWaiting() + running)) / workers)));

  const takeNext = (): (() => void) | undefined => {
    turns += 1;
    return turns % TURNS === 0 ? (unknown.take() ?? known.take()) : (known.take() ?? unknown.take());
  };

  /** Runs a task on a worker that is its own by now, and hands the worker on. */
  const work = async <T>(task: () => Promise<T>, { limits }: Place): Promise<T> => {
    const start = performance.now();
    try {
      return await task();
    } finally {
      averageMs += NEWEST * (performance.now() - start - averageMs);
      shares.change(limits, -1);
      const next = takeNext();
      if (next) next();
      else running -= 1;
    }
  };

  /** Resolves when a worker has been handed to this place. */
  const awaitTurn = (place: Place, isKnown: boolean, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = isKnown ? known : unknown;
      const leave = (): void => {
        clearTimeout(patience);
        signal?.removeEventListener("abort", abandon);
      };
      const start = (): void => {
        leave();
        resolve();
      };
      const giveUp = (reason: unknown): void => {
        leave();
        queue.remove(place.group, place.subgroup, start);
        shares.change(place.limits, -1);
        reject(reason as Error);
      };
      const abandon = (): void => giveUp(signal?.reason);
      const patience = setTimeout(() => giveUp(overload()), patienceMs);
      signal?.addEventListener("abort", abandon, { once: true });
      queue.add(place.group, place.subgroup, start);
    });

  return {
    run: async (requester, task, signal) => {
      signal?.throwIfAborted();
      const place = placeOf(requester, options);
      const isFree = running < workers;
      const isFull = countWaiting() >= capacity || (!requester.isKnown && unknown.size >= capacity / 2);
      if (shares.isFull(place.limits) || (!isFree && isFull)) throw overload();
      shares.change(place.limits, 1);
      if (isFree) running += 1;
      else await awaitTurn(place, requester.isKnown, signal);
      return await work(task, place);
    },
    get waiting() {
      return countWaiting();
    },
  };
};
