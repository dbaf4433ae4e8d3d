import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPhone, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { CODE_LIFE_MS, CODE_WAIT_MS } from "./codes.ts";

describe("the times of a code", () => {
  let world: World;
  let client: TestClient;
  beforeAll(async () => {
    world = await startWorld();
    client = world.client();
  }, 60_000);
  afterAll(() => world.close());

  const now = async (): Promise<number> => Date.parse((await client.call(contract.service.md, {})).data.serverTime);
  const ask = async (phone: string) =>
    client.call(contract.service.sms, { scene: "register", phone, area: "86", ...(await client.solveCaptcha("sms")) });

  it("are instants of the server; the refusal of a second one names the same and runs down to it", async () => {
    const phone = freshPhone();
    const sentAt = await now();
    const { waitUntil = "", expiresAt = "", waitSec } = (await ask(phone)).data;
    expect([Date.parse(waitUntil) - sentAt, Date.parse(expiresAt) - sentAt]).toEqual([CODE_WAIT_MS, CODE_LIFE_MS]);
    expect([waitSec, waitUntil.slice(-6)]).toEqual([CODE_WAIT_MS / 1000, "+08:00"]);
    world.advance(45_500);
    const refused = await ask(phone);
    expect([refused.code, refused.envelope.data]).toEqual(["code_too_often", { waitSec: "15", until: waitUntil }]);
    world.advance(Date.parse(waitUntil) - (await now()) - 1);
    expect((await ask(phone)).code).toBe("code_too_often");
    world.advance(1);
    expect((await ask(phone)).code).toBe("");
  });

  it("reveal nothing about an account for a forgotten password", async () => {
    await client.register("codetimes");
    const timesOf = async (username: string) => {
      const captcha = await client.solveCaptcha("forget");
      const { data } = await client.call(contract.member.forgetPassword, { step: "identify", username, ...captcha });
      const { waitUntil = "", expiresAt = "" } = data;
      return [Date.parse(waitUntil) - (await now()), Date.parse(expiresAt) - (await now())];
    };
    expect(await timesOf("codetimes")).toEqual([CODE_WAIT_MS, CODE_LIFE_MS]);
    expect(await timesOf("nobodyhere")).toEqual([CODE_WAIT_MS, CODE_LIFE_MS]);
  });
});
