import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
let member: TestClient;
let other: TestClient;
let memberId: string;
beforeAll(async () => {
  world = await startWorld();
  [member, other] = [world.client(), world.client()];
  memberId = await member.register("gamesone");
  await other.register("gamestwo");
}, 60_000);
afterAll(() => world.close());

describe("covers of promotions", () => {
  it("show visitors the terms of each deposit offer, in their language, and lead to where it is joined", async () => {
    const offers = (await member.call(contract.finance.depositMethods, {})).data.flatMap(({ channels }) =>
      channels.flatMap(({ id, offer }) => (offer === null ? [] : [{ id, ...offer }])),
    );
    expect(offers.length).toBeGreaterThan(1);
    const covers = (await world.client().call(contract.promo.topCover, {})).data;
    expect(covers.map(({ id, link }) => [id, link])).toEqual(offers.map(({ id }) => [id, "/finance/deposit"]));
    for (const [index, { percent, max, turnoverMultiple }] of offers.entries()) {
      const text = covers[index]?.text ?? "";
      for (const term of [
        `${percent}%`,
        `¤${new Intl.NumberFormat("zh-CN").format(Number(max))}`,
        `${turnoverMultiple} 倍流水`,
      ])
        expect(text).toContain(term);
    }
    const english = (await world.client().call(contract.promo.topCover, {}, { [HEADER_NAMES.language]: "en" })).data;
    expect(english[0]?.title).toContain("extra on");
    expect(english.map(({ text }) => /turnover of ([\d.]+)× its amount/.exec(text)?.[1])).toEqual(
      offers.map(({ turnoverMultiple }) => turnoverMultiple),
    );
  });

  it("have a picture that may be kept, and none for what is not offered", async () => {
    const [cover] = (await world.client().call(contract.promo.topCover, {})).data;
    const picture = await fetch(`${world.url}${cover?.image ?? ""}`);
    expect([picture.status, picture.headers.get("content-type"), picture.headers.get("cache-control")]).toEqual([
      200,
      "image/svg+xml; charset=UTF-8",
      "public, max-age=31536000, immutable",
    ]);
    expect(await picture.text()).toMatch(/^<svg /);
    expect((await fetch(`${world.url}/art/offer/bank-transfer.svg`)).status).toBe(404);
  });
});

describe("presence", () => {
  it("is shown to the operator with the game, and is not taken from a game that is not there", async () => {
    const [game] = (await member.call(contract.games.list, { show: "4" })).data.flatMap((category) => category.games);
    if (!game) throw new Error("There is no game.");
    await other.call(contract.games.heartbeat, {});
    await member.call(contract.games.heartbeat, { gameid: game.id, platform: game.platform });
    for (const wrong of [
      { gameid: "none", platform: game.platform },
      { gameid: game.id, platform: "none" },
      { gameid: game.id },
      { platform: game.platform },
    ]) {
      expect((await member.call(contract.games.heartbeat, wrong)).code).toBe("bad_request");
    }
    const data = (await member.operator("/online")) as readonly { member: string; gameId: string }[];
    expect(data.find((one) => one.member === memberId)?.gameId).toBe(game.id);
    expect(data.map(({ gameId }) => gameId)).toContain("");
    expect(await member.consolePage("/members")).toContain(game.name);
  });
});

describe("saved games", () => {
  it("is the same on every device and nobody else's", async () => {
    const games = (await member.call(contract.games.list, { show: "4" })).data.flatMap((category) => category.games);
    const [first, second] = games.map(({ id }) => id);
    await member.call(contract.games.favourite, { gameId: first ?? "", on: true });
    await member.call(contract.games.favourite, { gameId: second ?? "", on: true });
    await member.call(contract.games.start, { gameId: first ?? "", surface: "mobile", mode: "demo" });
    const device = world.client();
    await device.logIn("gamesone", "Passw0rdgood");
    expect((await device.call(contract.games.savedGames, {})).data).toMatchObject({
      favourites: [second, first],
      recents: [first],
    });
    expect((await other.call(contract.games.savedGames, {})).data).toMatchObject({ favourites: [], recents: [] });
    expect((await device.call(contract.games.favourite, { gameId: second ?? "", on: false })).data.favourites).toEqual([
      first,
    ]);
    expect((await device.call(contract.games.favourite, { gameId: "none", on: true })).code).toBe("game_unknown");
  });
});
