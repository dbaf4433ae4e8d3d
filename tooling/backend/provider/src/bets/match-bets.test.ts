import { toDecimal } from "@baize/domain";
import { audit, ledger, raw, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeEach, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { payoutOf } from "../match/accumulator.ts";
import { KICK_EVERY_MS, openFixtures } from "../match/fixtures.ts";
import { MEMBER, newKey, openHarness, START, type Harness } from "../testing/open-harness.ts";

const game = makeGames().find(({ platform, kind }) => platform === "lyty" && kind === "football");
if (game === undefined) throw new Error("lyty has no football");
const GAME = game.id;

withEngines("a bet on matches", (open) => {
  let harness: Harness;
  let session: string;
  beforeEach(async () => {
    harness = await openHarness(await open());
    await harness.provider.wallet.credit(MEMBER, "lyty", "fund", 100_000n, "CNY");
    session = await harness.enter({ gameId: GAME });
  });
  const coming = () => openFixtures(game, harness.now);
  /** A choice on the n-th open matches. */
  const pick = (...sides: readonly (readonly [place: number, side: string])[]) =>
    sides.map(([place, side]) => `${coming()[place]?.number}-${side}`).join("+");
  const place = (choice = pick([0, "home"]), stake = "10", key = newKey()) =>
    harness.call(session, "round", { key, stake, choice });
  const list = (state?: "unsettled") =>
    harness.provider.bets.list({ memberRef: MEMBER, state, page: 1, size: 100, locale: "en" });
  const balance = () => harness.provider.wallet.balance(MEMBER, "lyty");

  it("stays unsettled until full time and is then settled once", async () => {
    const end = coming()[0]?.end ?? 0;
    expect(await place()).toMatchObject({ ok: true, data: { state: "unsettled", balance: "990.00", payout: "0.00" } });
    expect((await list()).rows).toMatchObject([{ state: "unsettled", net: 0n, valid: 0n, settledAt: null }]);
    expect((await list()).sum).toEqual({ count: 1, stake: 1000n, valid: 0n, net: 0n });
    harness.now = end - 1;
    expect(await harness.provider.settleDue()).toBe(0);
    harness.now = end;
    const settled = await Promise.all(Array.from({ length: 10 }, () => harness.provider.settleDue()));
    expect(settled.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    const [bet] = (await list()).rows;
    expect(["won", "lost"]).toContain(bet?.state);
    expect(bet?.content).toMatch(/^.+ v .+, Home @\d+\.\d\d, score \d+:\d+$/);
    expect(await balance()).toBe(100_000n + (bet?.net ?? 0n));
    expect(await harness.provider.settleDue()).toBe(0);
    expect(await audit(harness.database)).toEqual([]);
  });

  it("wakes an open page when it is settled", async () => {
    await place();
    const news = harness.call(session, "watch");
    await new Promise((resolve) => void setTimeout(resolve, 100));
    harness.now = coming()[0]?.end ?? 0;
    await harness.provider.settleDue();
    const [bet] = (await list()).rows;
    expect(await news).toMatchObject({ ok: true, data: { net: toDecimal({ minor: bet?.net ?? 0n, asset: "CNY" }) } });
  });

  it("survives a restart", async () => {
    await place();
    harness.now = coming()[0]?.end ?? 0;
    expect(await (await harness.reopen()).settleDue()).toBe(1);
    expect((await list("unsettled")).total).toBe(0);
  });

  it("shares a match's result with every other bet on it", async () => {
    const end = coming()[0]?.end ?? 0;
    for (const side of ["home", "home", "draw", "away"]) {
      await place(pick([0, side]));
      harness.now += 1;
    }
    harness.now = end;
    expect(await harness.provider.settleDue()).toBe(4);
    const { rows } = await list();
    expect(rows.filter(({ state }) => state === "won").length).toBe(rows[3]?.state === "won" ? 2 : 1);
    expect(rows[2]?.state).toBe(rows[3]?.state);
    expect(new Set(rows.map(({ content }) => content.slice(content.lastIndexOf("score")))).size).toBe(1);
  });

  it("on several is settled with the last of them, exactly by the prices of its won legs", async () => {
    const sides = ["home", "draw", "away"];
    const bets = sides.flatMap((first) =>
      sides.flatMap((second) =>
        sides.map(
          (third) =>
            [
              [0, first],
              [3, second],
              [7, third],
            ] as const,
        ),
      ),
    );
    const fixtures = coming();
    for (const bet of bets)
      expect(await place(pick(...bet), "7")).toMatchObject({ ok: true, data: { state: "unsettled" } });
    for (const at of [0, 3]) {
      harness.now = fixtures[at]?.end ?? 0;
      expect(await harness.provider.settleDue()).toBe(0);
    }
    harness.now = fixtures[7]?.end ?? 0;
    expect(await harness.provider.settleDue()).toBe(27);
    const { rows } = await list();
    const [won] = rows.filter(({ state }) => state === "won");
    expect(rows.filter(({ state }) => state === "won")).toHaveLength(1);
    const prices = [...(won?.content.slice(won.content.indexOf(":")) ?? "").matchAll(/@(\d+)\.(\d\d)/g)].map(
      ([, units, cents]) => ({ price: BigInt(`${units}${cents}`), state: "won" }),
    );
    expect(prices).toHaveLength(3);
    expect((won?.net ?? 0n) + 700n).toBe(payoutOf(700n, prices));
    expect(won?.content).toMatch(/^Accumulator of 3 @\d+\.\d{2,4}: .+ v .+, \w+ @\d+\.\d\d, score \d+:\d+; .+; .+$/);
    expect(await balance()).toBe(100_000n + rows.reduce((sum, { net }) => sum + net, 0n));
    expect(await audit(harness.database)).toEqual([]);
  });

  it("is one bet when its key arrives fifty times at once, and again after the match has closed", async () => {
    const [choice, key] = [pick([0, "home"], [1, "away"]), newKey()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(choice, "10", key)));
    expect(new Set(answers.map(({ data }) => data?.["betId"])).size).toBe(1);
    harness.now += 2 * KICK_EVERY_MS;
    expect(await place(choice, "10", key)).toMatchObject({ ok: true, data: { betId: answers[0]?.data?.["betId"] } });
    expect(await place(choice, "10")).toEqual({ ok: false, code: "leg_closed" });
    expect((await list()).total).toBe(1);
    expect(await balance()).toBe(99_000n);
  });

  it("counts a match that is called off as 1.00, and returns a single on it without turnover", async () => {
    const [first, , third] = coming();
    const other = (side: string) => pick([0, "home"], [2, side]);
    await place(pick([0, "home"]), "10");
    for (const side of ["home", "draw", "away"]) await place(other(side), "10");
    expect(await harness.provider.bets.callOff(first?.id ?? "")).toBe("ok");
    expect(await harness.provider.bets.callOff(`${GAME}/x`)).toBe("match_unknown");
    expect(await harness.provider.bets.callOff("zjqp-001/1")).toBe("match_unknown");
    expect(await harness.provider.settleDue()).toBe(1);
    harness.now = third?.end ?? 0;
    expect(await harness.provider.settleDue()).toBe(3);
    expect(await harness.provider.bets.callOff(third?.id ?? "")).toBe("match_over");
    const { rows } = await list();
    const single = rows.find(({ content }) => !content.startsWith("Accumulator"));
    expect(single).toMatchObject({ state: "cancelled", net: 0n, valid: 0n });
    const won = rows.filter(({ state }) => state === "won");
    expect(won).toHaveLength(1);
    const price = /; .+@(\d+)\.(\d\d), score/.exec(won[0]?.content ?? "");
    expect((won[0]?.net ?? 0n) + 1000n).toBe(BigInt(`${price?.[1]}${price?.[2]}`) * 10n);
    expect(won[0]?.content).toContain("called off, counts as 1.00");
    expect(await audit(harness.database)).toEqual([]);
  });

  it("is void on a match with its kick-off in maintenance, and valid on one in progress", async () => {
    const [first, second] = coming();
    await place(pick([0, "home"]));
    await place(pick([1, "home"]));
    harness.now = (first?.kickOff ?? 0) + 1;
    await harness.provider.maintenance.set("lyty", { start: null, end: null, text: "" });
    harness.now = second?.kickOff ?? 0;
    expect(await harness.provider.settleDue()).toBe(1);
    await harness.provider.maintenance.set("lyty", null);
    harness.now = second?.end ?? 0;
    expect(await harness.provider.settleDue()).toBe(1);
    const { rows } = await list();
    expect(rows.map(({ state }) => state).filter((state) => state === "cancelled")).toHaveLength(1);
    expect(rows.find(({ state }) => state === "cancelled")?.content).toContain("called off");
    expect(rows.find(({ state }) => state !== "cancelled")?.content).toContain("score");
  });

  it("is void after a closing without a settlement run", async () => {
    const [, second] = coming();
    await place(pick([1, "home"]));
    await harness.provider.maintenance.set("lyty", {
      start: (second?.kickOff ?? 0) - 1,
      end: (second?.kickOff ?? 0) + 1,
      text: "",
    });
    harness.now = second?.end ?? 0;
    expect(await harness.provider.settleDue()).toBe(1);
    expect((await list()).rows).toMatchObject([{ state: "cancelled", net: 0n }]);
  });

  it("is listed with its matches, and settled when the list is requested", async () => {
    const [first] = coming();
    await place(pick([0, "home"], [1, "draw"]));
    expect((await harness.call(session, "match")).data).toMatchObject({
      fixtures: { length: 8 },
      tickets: [{ state: "unsettled", legs: [{ state: "open", score: null, end: first?.end }, { state: "open" }] }],
    });
    harness.now = first?.end ?? 0;
    expect((await harness.call(session, "match")).data).toMatchObject({
      tickets: [
        {
          state: "unsettled",
          legs: [
            { state: expect.stringMatching(/won|lost/), score: [expect.any(Number), expect.any(Number)] },
            { state: "open" },
          ],
        },
      ],
    });
    harness.now += KICK_EVERY_MS;
    expect((await harness.call(session, "match")).data).toMatchObject({
      tickets: [{ state: expect.stringMatching(/won|lost/) }],
    });
  });

  it("returns the stake when it is cancelled, once, without turnover", async () => {
    await place(pick([0, "home"], [1, "away"]));
    const [bet] = (await list()).rows;
    const answers = await Promise.all([1, 2, 3].map(() => harness.provider.bets.cancel(bet?.id ?? "")));
    expect(answers.toSorted()).toEqual(["bet_settled", "bet_settled", "ok"]);
    expect(await harness.provider.bets.cancel("B0")).toBe("bet_unknown");
    expect((await list()).rows).toMatchObject([{ state: "cancelled", net: 0n, valid: 0n }]);
    expect(await balance()).toBe(100_000n);
    harness.now += 10 * KICK_EVERY_MS;
    expect(await harness.provider.settleDue()).toBe(0);
    expect((await harness.database.read(() => ledger.account("pbank/lyty/CNY")))?.balance).toBe(0n);
  });

  it("is refused for what is not on offer, and above the highest return of a bet", async () => {
    for (const choice of ["0-home", `${(coming()[7]?.number ?? 0) + 1}-home`, `${(coming()[0]?.number ?? 0) - 1}-home`])
      expect(await place(choice)).toEqual({ ok: false, code: "leg_closed" });
    for (const choice of ["", "x", pick([0, "both"]), `${pick([0, "home"])}+${pick([0, "away"])}`])
      expect(await place(choice)).toEqual({ ok: false, code: "choice_invalid" });
    const longest = pick(...[0, 1, 2, 3, 4].map((at) => [at, "draw"] as const));
    expect(await place(longest, "5000")).toEqual({ ok: false, code: "return_above_max" });
    expect((await list()).total).toBe(0);
    expect(await balance()).toBe(100_000n);
  });

  it("keeps its result: the table is append-only", async () => {
    await place();
    harness.now = coming()[0]?.end ?? START;
    await harness.provider.settleDue();
    await expect(harness.database.atomic(() => run(raw("update provider_match set result = '{}'")))).rejects.toThrow(
      /append-only|provider_match/,
    );
  });
});
