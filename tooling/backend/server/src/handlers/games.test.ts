import { contract } from "@baize/api-client/contract";
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
