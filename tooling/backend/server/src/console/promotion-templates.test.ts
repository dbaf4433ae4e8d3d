import { ASSET_CODES, ensureTemporal, money } from "@baize/domain";
import { isStake } from "@baize/provider";
import { beforeAll, expect, it } from "vitest";
import { tenantContext } from "../tenant.ts";
import { tenantOf } from "../testing/world.ts";
import { proposedActivities } from "./promotion-templates.ts";

beforeAll(ensureTemporal);

it.each([
  ["CNY", "¥", "¥800", "¥1"],
  ["MYR", "RM", "RM 400", "RM 0.50"],
  ["VND", "₫", "₫2,400,000", "₫3,000"],
] as const)("proposes promotions whose amounts stand as the site shows them, in %s", (currency, icon, cap, daily) => {
  const tenant = tenantOf("alpha", { currency });
  const facts = { ...tenant.facts, currency: { code: currency, icon } };
  const context = tenantContext({ ...tenant, facts }, { get: () => null, set: async () => undefined });
  const activities = proposedActivities(context, Date.parse("2026-11-27T04:00:00Z"));
  const textsOf = (id: string) => activities.find((rules) => rules.id === id)?.texts;
  expect([textsOf("first-deposit")?.["zh-CN"].html, textsOf("first-deposit")?.en.html]).toEqual([
    expect.stringContaining(`最高 ${cap}`),
    expect.stringContaining(`up to ${cap}.`),
  ]);
  expect([textsOf("sign-in")?.["zh-CN"].html, textsOf("sign-in")?.en.html]).toEqual([
    expect.stringContaining(`每天签到可得 ${daily}，`),
    expect.stringContaining(`${daily} for each day`),
  ]);
});

it.each(ASSET_CODES)("proposes free bets of a stake that games take, in %s", (currency) => {
  const tenant = tenantOf("alpha", { currency });
  const facts = { ...tenant.facts, currency: { code: currency, icon: "" } };
  const context = tenantContext({ ...tenant, facts }, { get: () => null, set: async () => undefined });
  const proposed = proposedActivities(context, Date.parse("2026-11-27T04:00:00Z"));
  const stakes = proposed.flatMap((rules) =>
    rules.type === "aloneActive" && rules.reward.kind === "freeBets" ? [money(rules.reward.stake, currency).minor] : [],
  );
  expect(stakes.map((stake) => isStake(currency, stake))).toEqual([true]);
});
