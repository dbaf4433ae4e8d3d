import { ledger, type Work } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeEach, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { openFixtures } from "../match/fixtures.ts";
import type { PlayRefusal } from "../types.ts";
import { type Harness, MEMBER, newKey, openHarness } from "../testing/open-harness.ts";
import { OPEN_GATE } from "./admission.ts";

const game = makeGames().find(({ platform, kind }) => platform === "lyty" && kind === "football");
if (game === undefined) throw new Error("lyty has no football");
const LAUNCH = { memberRef: MEMBER, brand: "10001", currency: "CNY", surface: "mobile", locale: "en" } as const;

withEngines("a member who may not play for now", (open) => {
  let harness: Harness;
  let pausedFrom: number;
  beforeEach(async () => {
    pausedFrom = Infinity;
    harness = await openHarness(await open(), {
      gate: {
        ...OPEN_GATE,
        *refusal({ brand, memberRef }, _stake, at): Work<PlayRefusal | null> {
          yield* ledger.accounts([]);
          return brand === "10001" && memberRef === MEMBER && at >= pausedFrom ? { code: "play_paused" } : null;
        },
      },
    });
    for (const platform of ["lyty", "zjqp"])
      await harness.provider.wallet.credit(MEMBER, platform, `fund-${platform}`, 100_000n, "CNY");
  });
  const launch = (mode: "real" | "demo", memberRef = MEMBER) =>
    harness.provider.launch({ ...LAUNCH, memberRef, gameId: "zjqp-001", mode });

  it("stakes nothing more in a game that runs, and gets the same answer under the same key", async () => {
    const session = await harness.enter();
    const round = (key = newKey()) => harness.call(session, "round", { key, stake: "10.00", choice: "east" });
    expect(await round()).toMatchObject({ ok: true });
    const before = await harness.provider.wallet.balance(MEMBER, "zjqp");
    pausedFrom = harness.now;
    const key = newKey();
    expect(await round(key)).toEqual({ ok: false, code: "play_paused" });
    expect(await harness.provider.wallet.balance(MEMBER, "zjqp")).toBe(before);
    pausedFrom = Infinity;
    expect(await round(key)).toEqual({ ok: false, code: "play_paused" });
    expect(await round()).toMatchObject({ ok: true });
  });

  it("is given no launch for money, and one to try a game", async () => {
    pausedFrom = harness.now;
    expect(await launch("real")).toEqual({
      ok: false,
      code: "play_paused",
      maintenance: null,
      gate: { code: "play_paused" },
    });
    expect(await launch("real", "10001/m2")).toMatchObject({ ok: true });
    expect(await launch("demo")).toMatchObject({ ok: true });
    expect((await harness.provider.savedGames({ memberRef: MEMBER, brand: "10001" })).recents).toEqual(["zjqp-001"]);
  });

  it("has bets settled that were placed before, and money moved back", async () => {
    const session = await harness.enter({ gameId: game.id });
    const [fixture] = openFixtures(game, harness.now);
    const bet = { key: newKey(), stake: "10", choice: `${fixture?.number}-home` };
    expect(await harness.call(session, "round", bet)).toMatchObject({ ok: true });
    pausedFrom = harness.now;
    harness.now = fixture?.end ?? 0;
    expect(await harness.provider.settleDue()).toBe(1);
    expect(await harness.provider.wallet.debit(MEMBER, "lyty", "back", 1_000n, "CNY")).toBe("ok");
  });
});
