import { expect, it, vi } from "vitest";
import { createGameStore } from "./game-store.ts";
import { createMemoryStorage, textKey } from "./storage.ts";

it("sets and clears flag, game and platform together, and survives a reload", () => {
  const storage = createMemoryStorage();
  const game = createGameStore(storage);
  expect(game.get()).toEqual({ isLogin: -1, gameid: "", platform: "", startGame: false });
  game.start("g1", "p1");
  game.setLogin(1);
  expect(createGameStore(storage).get()).toEqual({ isLogin: -1, gameid: "g1", platform: "p1", startGame: true });
  game.clear();
  expect(game.get()).toEqual({ isLogin: 1, gameid: "", platform: "", startGame: false });
  expect(createGameStore(storage).get().startGame).toBe(false);
});

it("reports changes only", () => {
  const game = createGameStore(createMemoryStorage());
  const listener = vi.fn<() => void>();
  const stop = game.subscribe(listener);
  game.clear();
  game.start("g1", "");
  game.start("g1", "p1");
  game.start("g1", "p1");
  stop();
  game.clear();
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each(["{}", "[]", "null", '{"gameid":1,"platform":"p"}', `{"gameid":"${"g".repeat(65)}","platform":"p"}`, "g1"])(
  "starts without a game from the stored value %j",
  (value) => {
    const storage = createMemoryStorage();
    storage.set(
      textKey("session", "game", () => true),
      value,
    );
    expect(createGameStore(storage).get().startGame).toBe(false);
  },
);
