import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { activityRules } from "./activity-rules.ts";
import { defaultActivities } from "./default-activities.ts";

const scaled = (unit: bigint) =>
  defaultActivities({
    units: (count) => `${count * unit}.00`,
    parts: (hundredths) => `${(hundredths * unit) / 100n}.${String((hundredths * unit) % 100n).padStart(2, "0")}`,
    show: (amount) => `<${amount}>`,
    from: "2026-11-01",
    to: "2027-01-31",
  });

describe("the default activities", () => {
  it.each([10n, 50n, 100n, 500n, 300_000n])("are good rules where a handy sum is %s", (unit) => {
    for (const rules of scaled(unit)) expect(v.safeParse(activityRules, rules).issues, rules.id).toBeUndefined();
  });
  it("have one of each type, and ids and places of their own", () => {
    const all = scaled(100n);
    expect(new Set(all.map(({ type }) => type))).toEqual(
      new Set(["rule", "depositActive", "aloneActive", "recharge", "gift", "sign"]),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(all.length);
  });
  it("show each amount as the site does, in both languages", () => {
    const all = scaled(100n);
    const [first] = all;
    expect(first?.texts["zh-CN"].html).toBe("<p>首次充值满 <100.00>，加送 20%，最高 <800.00>。</p>");
    expect(first?.texts.en.html).toBe("<p>20% on a first deposit of at least <100.00>, up to <800.00>.</p>");
    for (const { id, texts } of all)
      expect(JSON.stringify(texts).replaceAll(/<\d+\.\d\d>/g, ""), id).not.toMatch(/\d\.\d\d/);
  });
  it("say in English what is staked once, and what several times", () => {
    const rulesOf = (id: string) => scaled(100n).find((rules) => rules.id === id)?.texts.en.rules ?? "";
    expect(rulesOf("sign-in")).toContain("Rewards must be staked once before they can be withdrawn.");
    expect(rulesOf("first-deposit")).toContain("must be staked 5 times before it can be withdrawn.");
    expect(rulesOf("birthday")).toContain("for members of 30 days or more from VIP 1");
    expect(rulesOf("sign-in")).toContain("Up to 3 past days of the month");
    for (const { id, texts } of scaled(100n)) expect(texts.en.rules, id).not.toMatch(/\b1 (times|days|past days)\b/);
  });
  it("say all of their numbers", () => {
    for (const { id, texts } of scaled(100n)) expect(JSON.stringify(texts), id).not.toMatch(/\{\w+\}/);
  });
});
