import { contract } from "@baize/api-client/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { BUDGET_FIGURES } from "./budget-table.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld({ limitScale: 1 });
}, 60_000);
afterEach(() => world.close());

const captchaOf = async (client: TestClient) => {
  const { id } = (await client.call(contract.account.captcha, { scene: "sms" })).data;
  const { answer } = (await world.client().operator(`/captcha/${id}`)) as { answer: string };
  return { captchaId: id, captcha: answer };
};
const ask = async (client: TestClient, area: string, phone: string) =>
  client.call(contract.service.sms, { scene: "register", area, phone, ...(await captchaOf(client)) });
const numbered = (count: number, begin: string, digits: number): string[] =>
  Array.from({ length: count }, (_, index) => `${begin}${String(index).padStart(digits, "0")}`);

it("one device has a few messages, however many numbers it names", async () => {
  const client = world.clientFrom("10.0.0.1");
  const answers = await Promise.all(numbered(60, "138", 8).map((phone) => ask(client, "86", phone)));
  expect(answers.filter(({ code }) => code === "")).toHaveLength(BUDGET_FIGURES["message/device"].points);
  const refused = answers.find(({ code }) => code === "rate_limited");
  expect(refused?.envelope.data).toEqual({ waitSec: expect.stringMatching(/^(?:[1-9]\d?|[1-5]\d\d|600)$/) as string });
}, 60_000);

it("an IPv6 network has the budget of one address", async () => {
  const answers = await Promise.all(
    numbered(30, "137", 8).map((phone, index) => ask(world.clientFrom(`2001:db8:1:1::${index + 1}`), "86", phone)),
  );
  expect(answers.filter(({ code }) => code === "")).toHaveLength(BUDGET_FIGURES["message/address"].points);
}, 60_000);

it("a far area has few messages, and the console shows what is used", async () => {
  const askAll = (phones: readonly string[], area: string) =>
    Promise.all(phones.map((phone, index) => ask(world.clientFrom(`10.0.${index % 16}.${index >> 4}`), area, phone)));
  const answers = await askAll(numbered(160, "9", 8), "66");
  expect(answers.filter(({ code }) => code === "")).toHaveLength(BUDGET_FIGURES["message/area"].points);
  expect((await askAll(numbered(1, "136", 8), "86"))[0]?.code).toBe("");
  const shown = (await world.client().operator("/budgets")) as {
    name: string;
    key: string;
    used: number;
    points: number;
  }[];
  expect(shown).toContainEqual(
    expect.objectContaining({ name: "message/area", key: "alpha/66", used: 40, points: 40 }),
  );
  expect((await world.client(world.otherUrl).operator("/budgets")) as object[]).toEqual([]);
}, 60_000);
