import { withEngines } from "@baize/ledger/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MEMBER, newKey, openHarness, type Harness } from "../testing/open-harness.ts";

withEngines("a game page that is loaded again", (open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness(await open());
    await harness.provider.wallet.credit(MEMBER, "zjqp", "fund", 100_000n, "CNY");
  });
  afterEach(async () => {
    await harness.provider.close();
  });

  const lastOf = async (memberRef = MEMBER): Promise<unknown> => {
    const launched = await harness.provider.launch({
      memberRef,
      brand: "10001",
      currency: "CNY",
      gameId: "zjqp-001",
      mode: "real",
      surface: "mobile",
      locale: "en",
    });
    if (!launched.ok) throw new Error(launched.code);
    const page = await (await harness.fetch(launched.url)).text();
    const boot = /id="boot">([^<]*)</.exec(page)?.[1] ?? "";
    return (JSON.parse(boot) as { last: unknown }).last;
  };

  it("shows the result of the round whose answer it never saw, to its member alone, for ten minutes", async () => {
    expect(await lastOf()).toBeNull();
    const session = await harness.enter();
    const { data } = await harness.call(session, "round", { key: newKey(), stake: "10", choice: "east" });
    const { betId, state, stake, payout, pays, face, isFree } = data ?? {};
    expect(await lastOf()).toEqual({ betId, state, stake, payout, pays, face, isFree });
    expect(await lastOf("10001/m2")).toBeNull();
    harness.now += 11 * 60_000;
    expect(await lastOf()).toBeNull();
  });
});
