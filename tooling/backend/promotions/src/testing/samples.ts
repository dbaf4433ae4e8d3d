import type { ActivityRules, RulesOf } from "../rules/activity-rules.ts";

const texts = (title: string) => ({ title, tag: "tag", html: `<p>${title}</p>`, rules: `<p>Rules of ${title}</p>` });

const common = (id: string, nav = "daily") => ({
  id,
  nav,
  seq: 1,
  texts: { "zh-CN": texts(`${id} 活动`), en: texts(id) },
  from: null,
  to: null,
  audience: { kind: "all" as const },
});

const paid = (id: string) => ({
  ...common(id),
  budget: "10000",
  oneAccount: [],
  turnover: { multiple: "3", weights: null },
  expiryDays: null,
  approval: false,
});

type Change<T extends ActivityRules["type"]> = Partial<RulesOf<T>>;

/** One activity of each type, to be changed by each test. */
export const samples = {
  rule: (change: Change<"rule"> = {}): ActivityRules => ({ type: "rule", ...common("house-rules"), ...change }),
  deposit: (change: Change<"depositActive"> = {}): ActivityRules => ({
    type: "depositActive",
    ...paid("first-deposit"),
    channels: null,
    min: "100",
    percent: "20",
    cap: "500",
    deposits: "first",
    ...change,
  }),
  alone: (change: Change<"aloneActive"> = {}): ActivityRules => ({
    type: "aloneActive",
    ...paid("weekly-bonus"),
    conditions: [{ kind: "deposits", need: "500", span: "week" }],
    reward: { kind: "fixed", amount: "38" },
    every: "week",
    ...change,
  }),
  freeBets: (change: Change<"aloneActive"> = {}): ActivityRules => ({
    type: "aloneActive",
    ...paid("free-bets"),
    conditions: [],
    reward: { kind: "freeBets", count: 3, stake: "10", categories: [7, 4] },
    every: "day",
    expiryDays: 2,
    ...change,
  }),
  recharge: (change: Change<"recharge"> = {}): ActivityRules => ({
    type: "recharge",
    ...paid("ladder"),
    by: "deposits",
    span: "month",
    levels: [
      { need: "300", amount: "18" },
      { need: "1000", amount: "88" },
    ],
    ...change,
  }),
  gift: (change: Change<"gift"> = {}): ActivityRules => ({
    type: "gift",
    ...paid("gifts"),
    by: "bet",
    span: "activity",
    items: [
      { id: "lamp", names: { "zh-CN": "台灯", en: "Lamp" }, need: "1000", stock: 2, money: null },
      { id: "purse", names: { "zh-CN": "彩金", en: "Bonus" }, need: "500", stock: 100, money: "58" },
    ],
    ...change,
  }),
  sign: (change: Change<"sign"> = {}): ActivityRules => ({
    type: "sign",
    ...paid("sign"),
    daily: "1",
    streaks: [
      { days: 3, amount: "3" },
      { days: 7, amount: "8" },
      { days: 15, amount: "18" },
      { days: 30, amount: "38" },
    ],
    resign: { perMonth: 3, cost: "2" },
    ...change,
  }),
} satisfies Record<string, (change?: never) => ActivityRules>;
