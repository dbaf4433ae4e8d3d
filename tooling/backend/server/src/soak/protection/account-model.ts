import { LIMIT_KINDS, LIMIT_PERIODS, type LimitKind, type LimitPeriod, type PauseKind } from "@baize/domain";
import { leavesPeriod } from "./calendar.ts";
import { dueAt, newPlay, type PlayModel, sessionAt } from "./play-model.ts";

/** Minor units. */
export type Amount = bigint | null;

export interface ModelOrder {
  readonly id: string;
  readonly channel: string;
  readonly amount: bigint;
  readonly openedAt: number;
  readonly deadline: number;
  state: "awaiting" | "reported" | "credited" | "cancelled" | "refused";
  creditedAt: number | null;
}
export interface ModelPause {
  readonly kind: PauseKind;
  readonly until: number;
  readonly isAllBrands: boolean;
  isLifted: boolean;
}
/** A looser limit that waits: from `from` on it can be confirmed, until `until`. */
export interface ModelWish {
  readonly amount: Amount;
  readonly from: number;
  readonly until: number;
}
export interface ModelLimits {
  readonly limits: Map<LimitPeriod, bigint>;
  readonly wishes: Map<LimitPeriod, ModelWish>;
}

/** What the model knows of one account. Nothing here is read from the server. */
export interface AccountModel {
  readonly brand: string;
  readonly member: string;
  readonly kinds: Readonly<Record<LimitKind, ModelLimits>>;
  readonly pauses: ModelPause[];
  readonly orders: ModelOrder[];
  readonly play: PlayModel;
  isDecided: boolean;
  /** The open session of a game for money. */
  game: string | null;
}

const newLimits = (): ModelLimits => ({ limits: new Map(), wishes: new Map() });
export const newAccount = (brand: string, member: string): AccountModel => ({
  brand,
  member,
  kinds: { deposit: newLimits(), stake: newLimits(), loss: newLimits(), time: newLimits() },
  pauses: [],
  orders: [],
  play: newPlay(),
  isDecided: false,
  game: null,
});

/** What counts towards limits: from `at` on for a period, or, where that is null, until `until` in all periods. */
interface Use {
  readonly at: number | null;
  readonly until: number | null;
  readonly amount: bigint;
}
export const isOpen = ({ state, deadline }: ModelOrder, now: number): boolean =>
  state === "reported" || (state === "awaiting" && now < deadline);

const useAt = (at: number, amount: bigint): Use => ({ at, until: null, amount });

/** What counts towards limits of each kind. */
const USES: Readonly<Record<LimitKind, (account: AccountModel, now: number) => Use[]>> = {
  deposit: ({ orders }, now) =>
    orders.flatMap((order): Use[] => {
      const { amount, creditedAt, state, deadline } = order;
      if (creditedAt !== null) return [{ at: creditedAt, until: null, amount }];
      return isOpen(order, now) ? [{ at: null, until: state === "awaiting" ? deadline : null, amount }] : [];
    }),
  stake: ({ play }) => play.bets.map(({ at, stake }) => useAt(at, stake)),
  loss: ({ play }) => play.bets.map(({ at, stake, payout }) => useAt(at, stake - payout)),
  time: ({ play }) => play.minutes.map((minute) => useAt(minute, 1n)),
};

const endOf = (period: LimitPeriod, { at, until }: Use): number | null =>
  at === null ? until : leavesPeriod(period, at);

export interface ModelUsage {
  readonly used: bigint;
  readonly freesAt: number | null;
}
export const usageOf = (account: AccountModel, kind: LimitKind, period: LimitPeriod, now: number): ModelUsage => {
  const counted = USES[kind](account, now).filter((use) => (endOf(period, use) ?? Infinity) > now);
  const ends = counted.flatMap((use) => endOf(period, use) ?? []);
  const sum = counted.reduce((all, { amount }) => all + amount, 0n);
  const used = sum > 0n ? sum : 0n;
  return { used, freesAt: used === 0n || ends.length === 0 ? null : Math.min(...ends) };
};

/** What is left of the tightest limit of a kind, and which it is; null: there is none. */
export const tightest = (
  account: AccountModel,
  kind: LimitKind,
  now: number,
): { readonly period: LimitPeriod; readonly limit: bigint; readonly left: bigint } | null => {
  const all = LIMIT_PERIODS.flatMap((period) => {
    const limit = account.kinds[kind].limits.get(period);
    if (limit === undefined) return [];
    const { used } = usageOf(account, kind, period, now);
    return [{ period, limit, left: used < limit ? limit - used : 0n }];
  });
  return all.reduce<(typeof all)[number] | null>((least, one) => (least && one.left > least.left ? least : one), null);
};

/** The pause in force: an exclusion before a break, then the last to end. */
export const pauseAt = ({ pauses }: AccountModel, now: number): ModelPause | null => {
  const inForce = pauses.filter(({ kind, until, isLifted }) => (kind === "exclusion" ? !isLifted : until > now));
  const exclusions = inForce.filter(({ kind }) => kind === "exclusion");
  const of = exclusions.length > 0 ? exclusions : inForce;
  return of.reduce<ModelPause | null>((last, one) => (last && last.until >= one.until ? last : one), null);
};

/** The wish that can still be confirmed, or will be; null: none. */
export const wishOf = (account: AccountModel, kind: LimitKind, period: LimitPeriod, now: number): ModelWish | null => {
  const wish = account.kinds[kind].wishes.get(period);
  return wish !== undefined && wish.until > now ? wish : null;
};

/** Instants at which something of the account changes by itself. */
export const edgesOf = (account: AccountModel, now: number): readonly number[] =>
  [
    ...account.orders.map(({ deadline }) => deadline),
    ...account.pauses.map(({ until }) => until),
    ...(sessionAt(account.play, now) === null ? [] : [dueAt(account.play)]),
    ...LIMIT_KINDS.flatMap((kind) => [
      ...[...account.kinds[kind].wishes.values()].flatMap(({ from, until }) => [from, until]),
      ...LIMIT_PERIODS.flatMap((period) => usageOf(account, kind, period, now).freesAt ?? []),
    ]),
  ].filter((edge) => edge > now + 1);

/** Why a launch, or a stake, is refused by the gate; empty: it is not. A launch has no stake. */
export const gateRefusal = (account: AccountModel, stake: bigint, now: number): string => {
  if (pauseAt(account, now) !== null) return "play_paused";
  if (sessionAt(account.play, now) !== null && now >= dueAt(account.play)) return "reality_check_due";
  const asked = { time: 1n, stake, loss: stake } as const;
  const kind = (["time", "stake", "loss"] as const).find((each) => {
    const least = tightest(account, each, now);
    return least !== null && asked[each] > least.left;
  });
  return kind === undefined ? "" : `${kind}_limit`;
};
