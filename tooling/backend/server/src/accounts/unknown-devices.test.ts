import { contract } from "@baize/api-client/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freshPhone, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { BUDGET_FIGURES } from "./budget-table.ts";
import { CODES_A_DAY } from "./codes.ts";

const PASSWORD = "Passw0rdgood";
const FREE = BUDGET_FIGURES["guess/free"].points;
const UNKNOWN_DEVICES = BUDGET_FIGURES["guess/unknown-devices"].points;

let world: World;
let owner: TestClient;
let phone: string;
beforeEach(async () => {
  world = await startWorld();
  owner = world.clientFrom("192.0.2.1");
  phone = freshPhone();
  await owner.register("theowner", PASSWORD, phone);
}, 60_000);
afterEach(() => world.close());

const unknownDevices = (count: number): TestClient[] =>
  Array.from({ length: count }, (_, index) =>
    world.clientFrom(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`),
  );
const wrongGuess = async () => {
  const { sealed, keyId } = await owner.seal("Wrongpass1");
  return { username: "theowner", password: sealed, keyId } as const;
};
const judged = (answers: readonly { readonly code: string }[]): number =>
  answers.filter(({ code }) => code === "login_wrong").length;

describe("guesses of unknown devices at an account", () => {
  it("are judged a few times of ten thousand from a thousand addresses, and lock no device of the owner", async () => {
    const input = await wrongGuess();
    const devices = unknownDevices(1_000);
    let count = 0;
    for (let round = 0; round < 10; round += 1) {
      for (const one of devices) one.device = world.client().device;
      count += judged(await Promise.all(devices.map((device) => device.call(contract.account.login, input))));
    }
    expect(count).toBe(FREE);
    expect((await owner.logIn("theowner", PASSWORD)).code).toBe("");
    expect((await world.clientFrom("192.0.2.2").logIn("theowner", PASSWORD)).code).toBe("captcha_required");
    expect((await world.clientFrom("192.0.2.2").logInWithCaptcha("theowner", PASSWORD)).code).toBe("");
  }, 120_000);

  it("that solve captchas are judged up to the account's cap, and leave the owner every other way in", async () => {
    const input = await wrongGuess();
    const guess = async (device: TestClient) =>
      device.call(contract.account.login, { ...input, ...(await device.solveCaptcha("login")) });
    const answers = await Promise.all(unknownDevices(20).map(guess));
    expect(judged(answers)).toBe(UNKNOWN_DEVICES);
    const late = answers.filter(({ code }) => code !== "login_wrong");
    expect(new Set(late.map(({ code }) => code))).toEqual(new Set(["login_paused"]));
    expect(late[0]?.envelope.data).toEqual({ waitSec: "3600" });
    const fresh = world.clientFrom("192.0.2.2");
    expect((await fresh.logInWithCaptcha("theowner", PASSWORD)).code).toBe("login_paused");
    expect((await owner.logIn("theowner", PASSWORD)).code).toBe("");
    world.advance(60_000);
    const { ticket, code } = await fresh.askCode("login", phone);
    const proof = { type: "phone", area: "86", account: phone, ticket, code } as const;
    expect((await fresh.call(contract.member.loginMpe, proof)).code).toBe("");
    world.advance(3_600_000);
    expect((await world.clientFrom("192.0.2.3").logIn("theowner", PASSWORD)).code).toBe("");
  }, 60_000);

  it("that are right use nothing up: an owner's fresh devices log in as often as they like", async () => {
    for (let index = 0; index < UNKNOWN_DEVICES + 5; index += 1) {
      const fresh = world.clientFrom(`10.4.0.${index}`);
      expect((await fresh.logIn("theowner", PASSWORD)).code).toBe("");
    }
  }, 60_000);

  it("look alike for an account that does not exist", async () => {
    const answers = async (username: string): Promise<string[]> => {
      const codes: string[] = [];
      const { sealed, keyId } = await owner.seal("Wrongpass1");
      for (let index = 0; index < FREE + 3; index += 1) {
        const device = world.clientFrom(`10.7.${username.length}.${index}`);
        codes.push((await device.call(contract.account.login, { username, password: sealed, keyId })).code);
      }
      return codes;
    };
    expect(await answers("nobodyatall")).toEqual(await answers("theowner"));
  });
});

describe("codes for unknown devices", () => {
  const ask = async (client: TestClient) =>
    client.call(contract.service.sms, { scene: "login", area: "86", phone, ...(await client.solveCaptcha("sms")) });

  it("for a phone leave the owner the codes of a known device, and those of a fresh one", async () => {
    world.advance(60_000);
    const device = world.clientFrom("10.1.1.1");
    for (let index = 0; index < CODES_A_DAY; index += 1) {
      expect((await ask(device)).data.dailyLeft).toBe(CODES_A_DAY - 1 - index);
      world.advance(60_000);
    }
    expect((await ask(device)).code).toBe("code_daily_limit");
    expect((await ask(world.clientFrom("192.0.2.4"))).data.dailyLeft).toBe(CODES_A_DAY - 1);
    world.advance(1);
    const { ticket } = (await ask(owner)).data;
    const input = { type: "phone", area: "86", account: phone, ticket, code: await owner.readCode(phone) } as const;
    expect((await owner.call(contract.member.loginMpe, input)).code).toBe("");
    expect(await owner.readCode(phone)).toBe("");
  });

  it("for a forgotten password are counted for who asks, not for the name", async () => {
    world.advance(60_000);
    const forget = async (client: TestClient) =>
      client.call(contract.member.forgetPassword, {
        step: "identify",
        username: "theowner",
        ...(await client.solveCaptcha("forget")),
      });
    const device = world.clientFrom("10.1.1.1");
    for (let index = 0; index < CODES_A_DAY; index += 1) {
      expect((await forget(device)).code).toBe("");
      world.advance(60_000);
    }
    expect((await forget(device)).code).toBe("rate_limited");
    expect((await forget(world.clientFrom("192.0.2.4"))).code).toBe("");
    expect((await forget(owner)).code).toBe("");
  });
});
