import type { TimedAnswer } from "@baize/api-client";
import type { Clock } from "@baize/ui-kit";

export interface ServerClock extends Clock {
  /** Sets the clock by an answer. An answer that says nothing of the time changes nothing. */
  readonly observe: (answer: TimedAnswer) => void;
}

export interface ServerClockOptions {
  /** The device's clock, epoch milliseconds; read once, until an answer has come. */
  readonly deviceNow?: () => number;
  /** Milliseconds that only ever rise, whatever is done to the device's clock. */
  readonly monotonic?: () => number;
}

/** Smaller settings are the line's noise, and no subscriber is notified of them. */
const NOTICED_MS = 500;
const SECOND_MS = 1000;

/**
 * The server's clock: set by answers, and running by `performance.now()` in between, so that neither a wrong clock of
 * the device nor a change of it is seen. Until the first answer it goes on from the device's time.
 *
 * An answer bounds the time: it was made between sending and receiving, and is exact to a second or a millisecond. The
 * clock moves only as far as is needed to lie within the bounds, so it does not tremble from answer to answer.
 */
export const createServerClock = ({
  deviceNow = () => Date.now(),
  monotonic = () => performance.now(),
}: ServerClockOptions = {}): ServerClock => {
  const listeners = new Set<() => void>();
  let offset = deviceNow() - monotonic();
  let isSet = false;
  let revision = 0;
  const set = (next: number): void => {
    const isNoticed = Math.abs(next - offset) >= NOTICED_MS;
    offset = next;
    isSet = true;
    if (!isNoticed) return;
    revision += 1;
    for (const listener of listeners) listener();
  };
  return {
    now: () => Math.round(monotonic() + offset),
    revision: () => revision,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    observe: ({ date, data, sentAt, receivedAt }) => {
      const reading = readInstant(serverTimeOf(data)) ?? readInstant(date);
      if (reading === null) return;
      const least = reading.ms - receivedAt;
      const most = reading.ms + reading.exactMs - sentAt;
      set(isSet ? Math.min(Math.max(offset, least), most) : (least + most) / 2);
    },
  };
};

const serverTimeOf = (data: unknown): string | null => {
  if (typeof data !== "object" || data === null || !("serverTime" in data)) return null;
  return typeof data.serverTime === "string" ? data.serverTime : null;
};

/** An instant and how exact it is; null for what is none. */
const readInstant = (text: string | null): { readonly ms: number; readonly exactMs: number } | null => {
  const ms = text === null ? Number.NaN : Date.parse(text);
  if (text === null || Number.isNaN(ms)) return null;
  return { ms, exactMs: /:\d\d\.\d{3}/.test(text) ? 1 : SECOND_MS };
};
