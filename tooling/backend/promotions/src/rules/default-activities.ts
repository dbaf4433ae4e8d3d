import type { TextLocale } from "@baize/domain";
import type { ActivityRules, PaidRules } from "./activity-rules.ts";
import { DEFAULT_TEXTS, type DefaultId } from "./default-texts.ts";

type Values = Readonly<Record<string, string>>;

interface Scale {
  /** So many of the brand's handy sum, such as its smallest deposit, as a decimal. */
  readonly units: (count: bigint) => string;
  /** A part of it, in hundredths. */
  readonly parts: (hundredths: bigint) => string;
  /** An amount as the site shows it: the brand's sign before grouped figures. */
  readonly show: (decimal: string) => string;
  /** First day of what is new, and last day of what has an end; days of the brand's zone. */
  readonly from: string;
  readonly to: string;
}

/** Figures of the rules with the words that they take in English. */
const inEnglish = (values: Values): Values => {
  const counted = (name: string, one: string, other: string): Values => {
    const count = values[name];
    return count === undefined ? {} : { [name]: count === "1" ? `1 ${one}` : `${count} ${other}` };
  };
  const { multiple } = values;
  const { days: daysLong = "" } = counted("days", "day", "days");
  const { perMonth: pastDays = "" } = counted("perMonth", "past day", "past days");
  return { ...values, times: multiple === "1" ? "once" : `${multiple ?? ""} times`, daysLong, pastDays };
};

/** One running activity of each type, and more, for a brand; the numbers in the texts are those of the rules. */
export const defaultActivities = ({ units, parts, show, from, to }: Scale): readonly ActivityRules[] => {
  const textsOf = (id: DefaultId, values: Values = {}): ActivityRules["texts"] => {
    const inLocale = (locale: TextLocale) => {
      const words = locale === "en" ? inEnglish(values) : values;
      const filled = (text: string): string =>
        text.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
      const { title, tag, lead, points } = DEFAULT_TEXTS[id][locale];
      const items = points.map((point) => `<li>${filled(point)}</li>`).join("");
      return { title: filled(title), tag, html: `<p>${filled(lead)}</p>`, rules: `<ol>${items}</ol>` };
    };
    return { "zh-CN": inLocale("zh-CN"), en: inLocale("en") };
  };
  const place = (id: DefaultId, nav: string, seq: number, values?: Values) => ({
    id,
    nav,
    seq,
    texts: textsOf(id, values),
    from: null as string | null,
    to: null as string | null,
    audience: { kind: "all" } as ActivityRules["audience"],
  });
  const terms = (
    budget: bigint,
    multiple: string,
    weights: PaidRules["turnover"]["weights"] = null,
  ): Pick<PaidRules, "budget" | "oneAccount" | "turnover" | "expiryDays" | "approval"> => ({
    budget: units(budget),
    oneAccount: [],
    turnover: { multiple, weights },
    expiryDays: 30,
    approval: false,
  });
  const oneEach: PaidRules["oneAccount"] = ["device", "payout", "phone", "email"];
  return [
    {
      type: "depositActive",
      ...place("first-deposit", "newcomer", 10, {
        percent: "20",
        cap: show(units(8n)),
        min: show(units(1n)),
        multiple: "5",
      }),
      ...terms(20_000n, "5", { 2: 100, 7: 100, 3: 100, 6: 20, 4: 20, 5: 20, 8: 20 }),
      oneAccount: oneEach,
      channels: null,
      min: units(1n),
      percent: "20",
      cap: units(8n),
      deposits: "first",
    },
    {
      type: "depositActive",
      ...place("daily-deposit", "deposit", 20, {
        percent: "5",
        cap: show(units(3n)),
        min: show(units(2n)),
        multiple: "3",
      }),
      ...terms(30_000n, "3"),
      from,
      to,
      channels: null,
      min: units(2n),
      percent: "5",
      cap: units(3n),
      deposits: "day",
    },
    {
      type: "recharge",
      ...place("monthly-ladder", "deposit", 30, { multiple: "2" }),
      ...terms(50_000n, "2"),
      by: "deposits",
      span: "month",
      levels: [
        { need: units(10n), amount: parts(20n) },
        { need: units(50n), amount: units(1n) },
        { need: units(200n), amount: units(5n) },
        { need: units(500n), amount: units(15n) },
      ],
    },
    {
      type: "aloneActive",
      ...place("weekly-relief", "daily", 40, { percent: "3", cap: show(units(20n)), multiple: "1" }),
      ...terms(30_000n, "1"),
      conditions: [],
      reward: { kind: "lossPercent", percent: "3", cap: units(20n) },
      every: "week",
    },
    {
      type: "aloneActive",
      ...place("birthday", "vip", 50, { amount: show(parts(88n)), days: "30", level: "1", multiple: "1" }),
      ...terms(10_000n, "1"),
      conditions: [{ kind: "birthday" }, { kind: "registeredDays", need: 30 }, { kind: "level", need: 1 }],
      reward: { kind: "fixed", amount: parts(88n) },
      every: "year",
    },
    {
      type: "aloneActive",
      ...place("invited-welcome", "newcomer", 15, { amount: show(parts(38n)), need: show(units(2n)), multiple: "3" }),
      ...terms(10_000n, "3"),
      audience: { kind: "invited" },
      oneAccount: oneEach,
      approval: true,
      conditions: [{ kind: "deposits", need: units(2n), span: "life" }],
      reward: { kind: "fixed", amount: parts(38n) },
      every: "once",
    },
    {
      type: "aloneActive",
      ...place("free-bets", "daily", 45, {
        count: "5",
        stake: show(parts(10n)),
        need: show(units(5n)),
        multiple: "1",
        days: "7",
      }),
      ...terms(20_000n, "1"),
      expiryDays: 7,
      conditions: [{ kind: "deposits", need: units(5n), span: "week" }],
      reward: { kind: "freeBets", count: 5, stake: parts(10n), categories: [4, 3, 7] },
      every: "week",
    },
    {
      type: "gift",
      ...place("luxury-gifts", "gifts", 60, { multiple: "1" }),
      ...terms(20_000n, "1"),
      by: "bet",
      span: "year",
      items: [
        {
          id: "gift-money",
          names: { "zh-CN": "现金红包", en: "Cash gift" },
          need: units(100n),
          stock: 5_000,
          money: units(1n),
        },
        {
          id: "tea-set",
          names: { "zh-CN": "紫砂茶具", en: "Clay tea set" },
          need: units(500n),
          stock: 200,
          money: null,
        },
        {
          id: "headphones",
          names: { "zh-CN": "降噪耳机", en: "Headphones" },
          need: units(2_000n),
          stock: 80,
          money: null,
        },
        { id: "phone", names: { "zh-CN": "旗舰手机", en: "Smartphone" }, need: units(10_000n), stock: 20, money: null },
        { id: "gold-bar", names: { "zh-CN": "足金金条", en: "Gold bar" }, need: units(50_000n), stock: 5, money: null },
      ],
    },
    {
      type: "gift",
      ...place("gift-codes", "gifts", 65, { multiple: "1" }),
      ...terms(5_000n, "1"),
      by: "deposits",
      span: "activity",
      items: [],
    },
    {
      type: "sign",
      ...place("sign-in", "daily", 70, { daily: show(parts(1n)), perMonth: "3", cost: show(parts(2n)), multiple: "1" }),
      ...terms(20_000n, "1"),
      daily: parts(1n),
      streaks: [
        { days: 3, amount: parts(3n) },
        { days: 7, amount: parts(8n) },
        { days: 15, amount: parts(18n) },
        { days: 30, amount: parts(38n) },
      ],
      resign: { perMonth: 3, cost: parts(2n) },
    },
    { type: "rule", ...place("fair-play", "rules", 90) },
  ];
};
