import { expect, test } from "vitest";
import { clearGame, keepsGame, noGame, startGame } from "./game-state.ts";
import { paths } from "./paths.ts";

test("the state starts unknown and without a game, and cannot be altered", () => {
  expect(noGame).toEqual({ isLogin: -1, gameid: "", platform: "", startGame: false });
  expect(Object.isFrozen(noGame)).toBe(true);
});

test("flag, game and platform are set and cleared together; the login status stays", () => {
  const started = startGame({ ...noGame, isLogin: 1 }, "g7", "p3");
  expect(started).toEqual({ isLogin: 1, gameid: "g7", platform: "p3", startGame: true });
  expect(startGame(started, "g8", "p4")).toEqual({
    isLogin: 1,
    gameid: "g8",
    platform: "p4",
    startGame: true,
  });
  expect(clearGame(started)).toEqual({ isLogin: 1, gameid: "", platform: "", startGame: false });
});

test.each([
  ["", "p3"],
  ["g7", ""],
  ["", ""],
])("starting with game %j and platform %j leaves no game", (gameid, platform) => {
  const started = startGame(noGame, "g1", "p1");
  expect(startGame(started, gameid, platform)).toEqual(noGame);
});

test("of all routes only /sports and /venues keep the game", () => {
  const all = Object.values(paths).map((path) => (typeof path === "string" ? path : path("1")));
  expect(all.filter(keepsGame)).toEqual(["/sports", "/venues"]);
});

test.each<[string, boolean]>([
  ["/sports/", true],
  ["/venues/", true],
  ["/sports/x", false],
  ["/app/sports", false],
  ["/Sports", false],
  ["sports", false],
  ["", false],
])("%j keeps the game: %s", (path, expected) => {
  expect(keepsGame(path)).toBe(expected);
});
