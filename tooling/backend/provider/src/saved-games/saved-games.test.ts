import { withEngines } from "@baize/ledger/testing";
import { beforeEach, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { MEMBER, openHarness, START, type Harness } from "../testing/open-harness.ts";

const ids = makeGames().map(({ id }) => id);
const OWNER = { memberRef: MEMBER, brand: "10001" };

withEngines("saved games", (open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness(await open());
  });
  const catalogue = (owner = OWNER) => harness.provider.savedGames(owner);
  const set = (gameId: string, on: boolean, owner = OWNER) => harness.provider.setFavourite(owner, gameId, on);
  const start = (gameId: string, owner = OWNER) =>
    harness.provider.launch({ ...owner, currency: "CNY", gameId, mode: "real", surface: "mobile", locale: "zh-CN" });

  it("is empty at first, with its limit", async () => {
    expect(await catalogue()).toEqual({ favourites: [], recents: [], maxFavourites: 100 });
  });

  it("keeps favourites, latest first, and changes nothing when repeated", async () => {
    for (const id of ["zjqp-001", "xhdz-001", "lyty-001"]) expect(await set(id, true)).toMatchObject({ ok: true });
    const kept = ["lyty-001", "xhdz-001", "zjqp-001"];
    expect(await set("zjqp-001", true)).toEqual({ ok: true, favourites: kept });
    expect(await set("hlby-001", false)).toEqual({ ok: true, favourites: kept });
    expect(await set("xhdz-001", false)).toEqual({ ok: true, favourites: ["lyty-001", "zjqp-001"] });
    expect((await (await harness.reopen()).savedGames(OWNER)).favourites).toEqual(["lyty-001", "zjqp-001"]);
  });

  it("belongs to one member of one brand", async () => {
    await set("zjqp-001", true);
    await start("zjqp-001");
    for (const owner of [
      { ...OWNER, memberRef: "10001/m2" },
      { ...OWNER, brand: "188" },
    ])
      expect(await catalogue(owner)).toMatchObject({ favourites: [], recents: [] });
  });

  it("accepts a hundred favourites and no more, also concurrently", async () => {
    for (const id of ids.slice(0, 96)) await set(id, true);
    const answers = await Promise.all(ids.slice(96, 106).map((id) => set(id, true)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
    expect(
      answers.filter((answer) => !answer.ok).every((answer) => !answer.ok && answer.code === "favourite_limit"),
    ).toBe(true);
    expect((await catalogue()).favourites).toHaveLength(100);
    expect(await set(ids[0] ?? "", true)).toMatchObject({ ok: true });
    await set(ids[0] ?? "", false);
    expect(await set(ids[200] ?? "", true)).toMatchObject({ ok: true });
  });

  it.each(["nobody-001", "", "__proto__", "zjqp-001 "])("knows no game %j", async (gameId) => {
    for (const on of [true, false]) expect(await set(gameId, on)).toEqual({ ok: false, code: "game_unknown" });
  });

  it("has launched games, latest first, each once, fifty at most, and none that was refused", async () => {
    for (const id of ids.slice(0, 55)) await start(id);
    await start(ids[30] ?? "");
    const expected = [
      ids[30],
      ...ids
        .slice(5, 55)
        .toReversed()
        .filter((id) => id !== ids[30]),
    ].slice(0, 50);
    expect((await catalogue()).recents).toEqual(expected);
    await harness.provider.maintenance.set("zjqp", { start: START, end: null, text: "" });
    await start("zjqp-001");
    await start("nobody-001");
    expect((await catalogue()).recents).toEqual(expected);
  });

  it("throws for a member reference of another form", async () => {
    await expect(catalogue({ memberRef: "成员", brand: "10001" })).rejects.toThrow(RangeError);
    await expect(set("zjqp-001", true, { memberRef: "", brand: "10001" })).rejects.toThrow(RangeError);
  });
});
