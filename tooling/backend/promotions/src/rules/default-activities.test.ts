import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { activityRules } from "./activity-rules.ts";
import { defaultActivities } from "./default-activities.ts";

const scaled = (unit: bigint) =>
  defaultActivities({
    units: (count) => `${count * unit}.00`,
    parts: (hundredths) => `${(hundredths * unit) / 100n}.${String((hundredths * unit) % 100n).padStart(2, "0")}`,
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
  it("say all of their numbers", () => {
    for (const { id, texts } of scaled(100n)) expect(JSON.stringify(texts), id).not.toMatch(/\{\w+\}/);
  });
});
