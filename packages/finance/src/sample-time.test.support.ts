const [startMs, startedAt] = [Date.now(), performance.now()];

/** An instant of the sample server, so many seconds from now. Its time does not depend on the device's clock. */
export const instantIn = (seconds: number): string =>
  new Date(Math.round(startMs + performance.now() - startedAt) + seconds * 1000).toISOString();
