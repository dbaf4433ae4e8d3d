/** A source of the server's time, outside React. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back after the clock was set; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes whenever the clock was set. */
  readonly revision: () => number;
}

/** The device's own clock, until something better is known. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  subscribe: () => () => undefined,
  revision: () => 0,
};
