import { audit, ledger } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { chances } from "../engines/enumerate.ts";
import { ratio, returnOf } from "../engines/return-of.ts";
import { CERTAIN, dayOf, fixturesOf, lawsOf } from "../match/fixtures.ts";
import { KICK_EVERY_MS, nextKickOff, PLAY_MS, playMatch } from "../match/rounds.ts";
import type { Sport } from "../catalogue/words/match-titles.ts";
import { MEMBER, newKey, openTrial, START, type Trial } from "../testing/open-trial.ts";

const GAME = "lyty-001";
const matches = makeGames().filter(({ engine }) => engine === "match");

describe("simulated matches", () => {
  it("are the same all day and others the next day", () => {
    const [game] = matches;
    if (game === undefined) throw new Error("no match");
    const day = dayOf(START);
    expect(fixturesOf(game, day)).toEqual(fixturesOf(game, day));
    expect(fixturesOf(game, day)).not.toEqual(fixturesOf(game, day + 1));
    expect(dayOf(Date.parse("2026-11-27T15:59:59.999Z")) + 1).toBe(dayOf(Date.parse("2026-11-27T16:00:00Z")));
  });

  it("pit twelve sides against each other at chances that sum to certainty and prices with a margin", () => {
    for (const game of matches) {
      for (const day of [20_000, 20_001, 20_002]) {
        const fixtures = fixturesOf(game, day);
        expect(new Set(fixtures.flatMap(({ home, away }) => [home.zh, away.zh])).size).toBe(12);
        for (const fixture of fixtures) {
          expect(fixture.offers.reduce((sum, { chance }) => sum + chance, 0)).toBe(CERTAIN);
          expect(fixture.offers.length).toBe(game.kind === "football" ? 3 : 2);
          for (const law of lawsOf(fixture)) {
            const { num, den } = returnOf(law);
            expect(num * 100n <= den * 95n && num * 100n > den * 94n).toBe(true);
          }
        }
      }
    }
  });

  it("end by exactly the published chances, with a score that shows the result", () => {
    for (const game of matches.slice(0, 14)) {
      const [fixture] = fixturesOf(game, 20_000);
      if (fixture === undefined) throw new Error("no fixture");
      const found = chances((draw) => playMatch(game.kind as Sport, fixture, draw), ({ result, score: [home, away] }) => `${result} ${Math.sign(home - away)}`);
      const expected = fixture.offers.map(({ selection, chance }) => [`${selection} ${selection === "home" ? 1 : selection === "away" ? -1 : 0}`, ratio(BigInt(chance), BigInt(CERTAIN))] as const);
      expect(found).toEqual(new Map(expected));
    }
  });

  it("kick off every fifteen seconds, and leave a bet of the last second to the next one", () => {
    const kick = Math.ceil(START / KICK_EVERY_MS) * KICK_EVERY_MS;
    expect(nextKickOff(kick - 1001)).toBe(kick);
    expect(nextKickOff(kick - 1000)).toBe(kick + KICK_EVERY_MS);
    expect(nextKickOff(kick)).toBe(kick + KICK_EVERY_MS);
  });
});

withEngines("a bet on a match", (open) => {
  let trial: Trial;
  let session: string;
  beforeEach(async () => {
    trial = await openTrial(await open());
    await trial.provider.wallet.credit(MEMBER, "lyty", "fund", 100_000n, "CNY");
    session = await trial.enter({ gameId: GAME });
  });
  const place = (choice = "0-home", stake = "10") => trial.call(session, "round", { key: newKey(), stake, choice });
  const list = (state?: "unsettled") => trial.provider.bets.list({ memberRef: MEMBER, state, page: 1, size: 100, locale: "en" });
  const over = () => {
    trial.now = nextKickOff(trial.now) + PLAY_MS;
  };

  it("stays unsettled until full time and is then settled once, by whoever asks", async () => {
    expect(await place()).toMatchObject({ ok: true, data: { state: "unsettled", balance: "990.00", payout: "0.00" } });
    expect((await list()).rows).toMatchObject([{ state: "unsettled", net: 0n, valid: 0n, settledAt: null }]);
    expect((await list()).sum).toEqual({ count: 1, stake: 1000n, valid: 0n, net: 0n });
    trial.now = nextKickOff(START) + PLAY_MS - 1;
    expect(await trial.provider.settleDue()).toBe(0);
    trial.now += 1;
    const settled = await Promise.all(Array.from({ length: 10 }, () => trial.provider.settleDue()));
    expect(settled.reduce((sum, count) => sum + count, 0)).toBe(1);
    const [bet] = (await list()).rows;
    expect(["won", "lost"]).toContain(bet?.state);
    expect(bet?.content).toMatch(/^.+ v .+, Home @\d+\.\d\d, score \d+:\d+$/);
    expect(await trial.provider.wallet.balance(MEMBER, "lyty")).toBe(100_000n + (bet?.net ?? 0n));
    expect(await trial.provider.settleDue()).toBe(0);
    expect(await audit(trial.database)).toEqual([]);
  });

  it("survives a restart", async () => {
    await place();
    over();
    expect(await (await trial.reopen()).settleDue()).toBe(1);
    expect((await list("unsettled")).total).toBe(0);
  });

  it("shares its result with every bet on the same playing", async () => {
    for (const choice of ["0-home", "0-home", "0-away"]) {
      await place(choice);
      trial.now += 1;
    }
    over();
    expect(await trial.provider.settleDue()).toBe(3);
    const states = (await list()).rows.toReversed().map(({ state }) => state);
    expect(states[0]).toBe(states[1]);
    expect(new Set(states).size).toBe(2);
    expect(new Set((await list()).rows.map(({ content }) => content.slice(content.lastIndexOf("score")))).size).toBe(1);
  });

  it("pays the price that it was placed at", async () => {
    for (let index = 0; index < 6; index += 1) for (const side of ["home", "away"]) await place(`${index}-${side}`, "100");
    over();
    await trial.provider.settleDue();
    const { rows } = await list();
    const won = rows.filter(({ state }) => state === "won");
    expect(won.length).toBeGreaterThanOrEqual(1);
    for (const { content, net } of won) expect(Number(net + 10_000n) / 10_000).toBeCloseTo(Number(/@(\d+\.\d\d)/.exec(content)?.[1]), 6);
  });

  it("is shown on the board with its playing, and settled when the board is asked for", async () => {
    await place();
    expect((await trial.call(session, "match")).data).toMatchObject({ tickets: [{ state: "unsettled", score: null, end: nextKickOff(START) + PLAY_MS }], kickOff: nextKickOff(START) });
    over();
    expect((await trial.call(session, "match")).data).toMatchObject({ tickets: [{ score: [expect.any(Number), expect.any(Number)] }], fixtures: { length: 6 } });
  });

  it("gives the stake back when it is cancelled, once, without turnover", async () => {
    await place();
    const [bet] = (await list()).rows;
    const answers = await Promise.all([1, 2, 3].map(() => trial.provider.bets.cancel(bet?.id ?? "")));
    expect(answers.toSorted()).toEqual(["bet_settled", "bet_settled", "ok"]);
    expect(await trial.provider.bets.cancel("B0")).toBe("bet_unknown");
    expect((await list()).rows).toMatchObject([{ state: "cancelled", net: 0n, valid: 0n }]);
    expect(await trial.provider.wallet.balance(MEMBER, "lyty")).toBe(100_000n);
    over();
    expect(await trial.provider.settleDue()).toBe(0);
    expect((await trial.database.read(() => ledger.account("pbank/lyty/CNY")))?.balance).toBe(0n);
  });

  it.each(["6-home", "0-draw", "0-both", "-1-home", "0-home-1", "００-home"])("refuses the choice %j", async (choice) => {
    expect(await place(choice)).toEqual({ ok: false, code: "choice_invalid" });
  });
});
