import { CALENDAR_SPANS, CATEGORY_IDS, type TextLocale } from "@baize/domain";
import * as v from "valibot";

const amount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,10})(\.\d{1,2})?$/, "expected a decimal such as 88.00"));
const positive = v.pipe(
  amount,
  v.check((text) => /[1-9]/.test(text), "must be above zero"),
);
const percent = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,2})(\.\d{1,2})?$/, "expected a percentage such as 0.80"));
const multiple = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,2})(\.\d{1,2})?$/, "expected a multiple such as 3"));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/, "expected 2 to 40 of a–z, 0–9 and -"));
const day = v.pipe(v.string(), v.isoDate());
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
const words = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
const inEveryLocale = <T extends v.GenericSchema>(text: T) =>
  v.strictObject({ "zh-CN": text, en: text } satisfies Record<TextLocale, T>);

/** What a member has to have done, and within which span; `life`: ever. */
const sumCondition = v.strictObject({
  kind: v.picklist(["deposits", "bet", "loss"]),
  need: positive,
  span: v.picklist([...CALENDAR_SPANS, "activity", "life"]),
});
const condition = v.variant("kind", [
  sumCondition,
  v.strictObject({ kind: v.literal("level"), need: count(10) }),
  v.strictObject({ kind: v.literal("registeredDays"), need: count(3_650) }),
  v.strictObject({ kind: v.literal("birthday") }),
]);

const audience = v.variant("kind", [
  v.strictObject({ kind: v.literal("all") }),
  /** Registered at most so many days ago. */
  v.strictObject({ kind: v.literal("new"), days: count(365) }),
  v.strictObject({ kind: v.literal("level"), min: count(10) }),
  /** Registered with another member's invitation. */
  v.strictObject({ kind: v.literal("invited") }),
]);

/** Marks of a member that may get a reward once, whatever the account. */
export const ONE_ACCOUNT = ["device", "payout", "phone", "email"] as const;
export type OneAccountMark = (typeof ONE_ACCOUNT)[number];

const common = {
  id,
  /** Second navigation under which it stands. */
  nav: id,
  /** Order in the list, smallest first. */
  seq: v.pipe(v.number(), v.integer()),
  texts: inEveryLocale(v.strictObject({ title: words(60), tag: words(20), html: words(8_000), rules: words(8_000) })),
  /** Days of the brand's zone, both included; null: without an end on that side. */
  from: v.nullable(day),
  to: v.nullable(day),
  audience,
};
const paid = {
  ...common,
  budget: positive,
  oneAccount: v.array(v.picklist(ONE_ACCOUNT)),
  turnover: v.strictObject({
    multiple,
    weights: v.nullable(
      v.record(v.picklist(Object.values(CATEGORY_IDS).map(String)), v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    ),
  }),
  /** Days after which a reward whose turnover is not done is taken back; null: never. */
  expiryDays: v.nullable(count(365)),
  /** An operator decides each application. */
  approval: v.boolean(),
};
/** How often a member can get it. */
const every = v.picklist([...CALENDAR_SPANS, "once"]);

/** So many bets of one stake, in games of the categories; the turnover is that of what they win. */
const freeBets = v.strictObject({
  kind: v.literal("freeBets"),
  count: count(100),
  stake: positive,
  categories: v.pipe(
    v.array(v.picklist(Object.values(CATEGORY_IDS))),
    v.minLength(1, "expected a category"),
    v.check((ids) => new Set(ids).size === ids.length, "must be named once each"),
  ),
});

export const activityRules = v.variant("type", [
  v.strictObject({ type: v.literal("rule"), ...common }),
  v.strictObject({
    type: v.literal("depositActive"),
    ...paid,
    /** Deposit channels; null: all. */
    channels: v.nullable(v.array(v.string())),
    min: positive,
    percent,
    cap: positive,
    /** "first": the member's first deposit ever; "day": the first one of a day; "each": every one. */
    deposits: v.picklist(["first", "day", "each"]),
  }),
  v.strictObject({
    type: v.literal("aloneActive"),
    ...paid,
    conditions: v.array(condition),
    reward: v.variant("kind", [
      v.strictObject({ kind: v.literal("fixed"), amount: positive }),
      /** Of what was lost in the span before the present one. */
      v.strictObject({ kind: v.literal("lossPercent"), percent, cap: positive }),
      freeBets,
    ]),
    every,
  }),
  v.strictObject({
    type: v.literal("recharge"),
    ...paid,
    by: v.picklist(["deposits", "bet"]),
    span: v.picklist([...CALENDAR_SPANS, "activity"]),
    levels: v.pipe(v.array(v.strictObject({ need: positive, amount: positive })), v.minLength(1), v.maxLength(12)),
  }),
  v.strictObject({
    type: v.literal("gift"),
    ...paid,
    by: v.picklist(["deposits", "bet"]),
    span: v.picklist([...CALENDAR_SPANS, "activity"]),
    items: v.array(
      v.strictObject({
        id,
        names: inEveryLocale(words(40)),
        need: positive,
        stock: count(1_000_000),
        /** Null: goods, which are sent to an address; else money of that amount. */
        money: v.nullable(positive),
      }),
    ),
  }),
  v.strictObject({
    type: v.literal("sign"),
    ...paid,
    daily: amount,
    streaks: v.array(v.strictObject({ days: v.picklist([3, 7, 15, 30]), amount: positive })),
    resign: v.strictObject({ perMonth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31)), cost: amount }),
  }),
]);

/** One promotion as data. Amounts are decimals of the brand's currency. */
export type ActivityRules = v.InferOutput<typeof activityRules>;
export type ActivityType = ActivityRules["type"];
export type RulesOf<T extends ActivityType> = Extract<ActivityRules, { type: T }>;
export type PaidRules = Exclude<ActivityRules, { type: "rule" }>;
export type Condition = v.InferOutput<typeof condition>;
export type Span = v.InferOutput<typeof sumCondition>["span"];
