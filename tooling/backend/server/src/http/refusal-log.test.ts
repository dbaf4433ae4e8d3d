import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWorld, type World } from "../testing/world.ts";
import { createRefusalLog } from "./refusal-log.ts";

describe("the log of refused requests", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  }, 60_000);
  afterAll(() => world.close());
  const line = (reason: string, call: string, detail: string): string =>
    `"event":"request_refused","reason":"${reason}","brand":"alpha","call":"${call}","detail":"${detail}"`;

  it("names a refused field that the call has, and neither its value nor a field that a client made up", async () => {
    const member = world.client();
    const ask = (fields: Record<string, string>) =>
      fetch(world.url + contract.account.captcha.path, { method: "POST", body: new URLSearchParams(fields) });
    await ask({ scene: "canary-value" });
    await ask({ "canary-name": "1" });
    await member.call(contract.account.captcha, { scene: "login" }, { [HEADER_NAMES.site]: "canary-site" });
    expect(world.log()).toContain(line("input", "account.captcha", "scene"));
    expect(world.log()).toContain(line("input", "account.captcha", "unknown_field"));
    expect(world.log()).toContain(line("right", "account.captcha", HEADER_NAMES.site));
    expect(world.log()).not.toContain("canary-");
  });

  it("names rights that a visitor and a locked member do not have", async () => {
    await fetch(`${world.url}${contract.member.balance.path}`);
    expect(world.log()).toContain(line("right", "member.balance", "token"));
    const member = world.client();
    const id = await member.register("norights1");
    await member.operator(`/members/${id}/status`, { status: 3 });
    await member.call(contract.games.start, { gameId: "any", surface: "desktop" });
    expect(world.log()).toContain(`${line("right", "games.start", "play_locked")},"member":"${id}"`);
  });

  it("names a budget that is used up, and not whose", async () => {
    const limited = await startWorld({ limitScale: 0.05 });
    const client = limited.client();
    for (let index = 0; index < 8; index += 1) await client.call(contract.account.captcha, { scene: "login" });
    expect(limited.log()).toContain(line("budget", "account.captcha", "request/captcha"));
    expect(limited.log()).not.toContain("127.0.0.1");
    await limited.close();
  });

  it("counts what repeats within ten seconds in place of writing it", () => {
    const lines: string[] = [];
    let now = 0;
    const log = createRefusalLog(pino({ base: null }, { write: (text) => void lines.push(text) }), () => now);
    const refused = { reason: "input", brand: "alpha", call: "a.b", detail: "body" } as const;
    for (let index = 0; index < 500; index += 1) log(refused);
    expect(lines).toHaveLength(1);
    log({ ...refused, detail: "encoding" });
    now = 10_000;
    log(refused);
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[2] ?? "")).toMatchObject({ level: 30, more: 499 });
  });
});
