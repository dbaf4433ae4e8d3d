const MINUTE_MS = 60_000;
/** Play within so many minutes of the one before is of the same session. */
const SAME_SESSION_MS = 15 * MINUTE_MS;
/** The licence's interval of reality checks, in minutes. */
const LONGEST = 60;

/** Minor units of own money; every bet of the model's game is settled at once. */
export interface ModelBet {
  readonly at: number;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Play of one account: epoch milliseconds. */
export interface PlayModel {
  readonly bets: ModelBet[];
  /** Begins of the minutes of play, the first first. */
  readonly minutes: number[];
  /** Intervals of reality checks that were chosen, by when: the last of an instant holds. */
  readonly chosen: Map<number, number>;
  /** When the latest session of play began. */
  began: number;
  /** From when the next reality check is counted: the session's begin, or the last acknowledgement. */
  base: number;
}

export const newPlay = (): PlayModel => ({ bets: [], minutes: [], chosen: new Map(), began: 0, base: 0 });

const minuteOf = (now: number): number => now - (now % MINUTE_MS);
const goesOn = ({ minutes }: PlayModel, now: number): boolean => {
  const last = minutes.at(-1);
  return last !== undefined && minuteOf(now) - last <= SAME_SESSION_MS;
};

/** When the session of play that goes on began; null: nothing is played. */
export const sessionAt = (play: PlayModel, now: number): number | null => (goesOn(play, now) ? play.began : null);

/** A heartbeat of a game, or a stake. */
export const notePlay = (play: PlayModel, now: number): void => {
  if (play.minutes.at(-1) === minuteOf(now)) return;
  if (!goesOn(play, now)) Object.assign(play, { began: now, base: now });
  play.minutes.push(minuteOf(now));
};

export const everyMinutes = ({ chosen }: PlayModel): number => [...chosen.values()].at(-1) ?? LONGEST;

/** A shorter interval acts at once, a longer one from the next check on. */
export const dueAt = ({ chosen, base }: PlayModel): number => {
  const all = [...chosen];
  const before = all.findLast(([since]) => since <= base)?.[1] ?? LONGEST;
  const after = all.flatMap(([since, minutes]) => (since > base ? minutes : []));
  return base + Math.min(before, ...after) * MINUTE_MS;
};
