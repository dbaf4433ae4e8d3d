import { ASSET_CODES, isWireAmountFor, MAX_MINOR, money } from "@baize/domain";
import { audit } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MEMBER, openHarness, START, type Harness } from "../testing/open-harness.ts";

withEngines("the transfer wallet", (open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness(await open());
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wallet = () => harness.provider.wallet;

  it("credits, debits and returns the balance", async () => {
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(0n);
    expect(await wallet().credit(MEMBER, "xhdz", "o-1", 10_000n, "CNY")).toBe("ok");
    expect(await wallet().debit(MEMBER, "xhdz", "o-2", 2_500n, "CNY")).toBe("ok");
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(7_500n);
    expect(await wallet().balance("10001/other", "xhdz")).toBe(0n);
    expect(await wallet().query("o-1")).toBe("ok");
    expect(await wallet().query("o-9")).toBe("absent");
  });

  it("executes an order once that arrives fifty times at once", async () => {
    const words = await Promise.all(
      Array.from({ length: 50 }, () => wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY")),
    );
    expect(new Set(words)).toEqual(new Set(["ok"]));
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(100n);
    expect(await audit(harness.database)).toEqual([]);
  });

  it("pays out a balance once to concurrent orders", async () => {
    await wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY");
    const words = await Promise.all(
      Array.from({ length: 20 }, (_, index) => wallet().debit(MEMBER, "xhdz", `out-${index}`, 100n, "CNY")),
    );
    expect(words.filter((word) => word === "ok")).toHaveLength(1);
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(0n);
  });

  it("refuses another payload under a used order number, and keeps the first", async () => {
    await wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY");
    expect(await wallet().credit(MEMBER, "xhdz", "o-1", 101n, "CNY")).toBe("refused");
    expect(await wallet().credit(MEMBER, "lmdz", "o-1", 100n, "CNY")).toBe("refused");
    expect(await wallet().credit("10001/m2", "xhdz", "o-1", 100n, "CNY")).toBe("refused");
    expect(await wallet().debit(MEMBER, "xhdz", "o-1", 100n, "CNY")).toBe("refused");
    expect(await wallet().query("o-1")).toBe("ok");
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(100n);
  });

  it("keeps a refusal: the same order stays refused when the balance would allow it later", async () => {
    expect(await wallet().debit(MEMBER, "xhdz", "o-1", 100n, "CNY")).toBe("refused");
    await wallet().credit(MEMBER, "xhdz", "o-2", 500n, "CNY");
    expect(await wallet().debit(MEMBER, "xhdz", "o-1", 100n, "CNY")).toBe("refused");
    expect(await wallet().query("o-1")).toBe("refused");
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(500n);
  });

  it.each([
    ["nothing", 0n, "xhdz", "o-1"],
    ["less than nothing", -5n, "xhdz", "o-1"],
    ["more than there can be", 10n ** 14n, "xhdz", "o-1"],
    ["a platform that there is not", 100n, "nobody", "o-1"],
    ["a platform that is still to come", 100n, "sydz", "o-1"],
    ["an order number of another form", 100n, "xhdz", "号 1"],
  ])("refuses %s", async (_, minor, platform, orderNo) => {
    expect(await wallet().credit(MEMBER, platform, orderNo, minor, "CNY")).toBe("refused");
  });

  it("refuses another currency than the wallet's", async () => {
    await wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY");
    expect(await wallet().credit(MEMBER, "xhdz", "o-2", 100n, "USD")).toBe("refused");
    expect(await wallet().debit(MEMBER, "xhdz", "o-3", 100n, "USD")).toBe("refused");
  });

  it("throws for a member reference that could name another account", async () => {
    await expect(wallet().credit("a b", "xhdz", "o-1", 100n, "CNY")).rejects.toThrow(RangeError);
    await expect(wallet().credit("", "xhdz", "o-1", 100n, "CNY")).rejects.toThrow(RangeError);
  });

  it("executes an order whose answer is lost, and answers once the fault is lifted", async () => {
    await harness.provider.faults.set("xhdz", { kind: "lose_response" });
    expect(await wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY")).toBe("unknown");
    expect(await wallet().query("o-1")).toBe("unknown");
    expect(await wallet().balance(MEMBER, "xhdz")).toBe("unknown");
    await harness.provider.faults.set("xhdz", null);
    expect(await wallet().query("o-1")).toBe("ok");
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(100n);
  });

  it("refuses everything of a platform that is set to refuse, and nothing of others", async () => {
    await harness.provider.faults.set("xhdz", { kind: "refuse" });
    expect(await wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY")).toBe("refused");
    expect(await wallet().credit(MEMBER, "lmdz", "o-2", 100n, "CNY")).toBe("ok");
    expect(harness.provider.faults.list()).toEqual([
      { platform: "xhdz", fault: { kind: "refuse", delayMs: 0, forMs: 0 } },
    ]);
    expect([await wallet().balance(MEMBER, "xhdz"), await wallet().balance(MEMBER, "lmdz")]).toEqual(["unknown", 100n]);
  });

  it("answers unknown when an order takes longer than the timeout, and executes it later, once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await harness.provider.faults.set("xhdz", { kind: "delay", delayMs: 25_000 });
    const first = wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toBe("unknown");
    expect(await wallet().query("o-1")).toBe("absent");
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    await harness.provider.close();
    expect(await wallet().query("o-1")).toBe("ok");
    await harness.provider.faults.set("xhdz", { kind: "delay", delayMs: 5 });
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(100n);
  });

  it.each(["query", "credit"] as const)(
    "answers unknown for a late platform, and posts once when retried by %s in time",
    async (ask) => {
      await harness.provider.faults.set("xhdz", { kind: "lose_request", forMs: 30_000 });
      const again = () =>
        ask === "query" ? wallet().query("o-1") : wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY");
      expect(await wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY")).toBe("unknown");
      harness.now = START + 29_999;
      expect(await again()).toBe("unknown");
      expect(await wallet().balance(MEMBER, "xhdz")).toBe("unknown");
      harness.now = START + 30_000;
      expect(await Promise.all([again(), again(), again()])).toEqual(["ok", "ok", "ok"]);
      await harness.provider.faults.set("xhdz", null);
      expect(await wallet().balance(MEMBER, "xhdz")).toBe(100n);
      expect(await wallet().credit(MEMBER, "xhdz", "o-1", 101n, "CNY")).toBe("refused");
    },
  );

  it("shares a late order with other processes, and posts it at once when the fault is lifted", async () => {
    await harness.provider.faults.set("xhdz", { kind: "lose_request", forMs: 30_000 });
    await wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY");
    const other = await harness.reopen();
    expect(await other.wallet.query("o-1")).toBe("unknown");
    expect(await other.wallet.query("o-9")).toBe("absent");
    await harness.provider.faults.set("xhdz", null);
    expect(await wallet().query("o-1")).toBe("ok");
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(100n);
  });

  it("does not wait longer for a late platform when the clock is set back", async () => {
    await harness.provider.faults.set("xhdz", { kind: "lose_request", forMs: 30_000 });
    harness.now = START + 31 * 86_400_000;
    await wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY");
    harness.now = START;
    expect(await wallet().query("o-1")).toBe("unknown");
    harness.now = START + 30_000;
    expect(await wallet().query("o-1")).toBe("ok");
  });

  it("has limits of a transfer in every currency, of that currency's scale and size", () => {
    for (const asset of ASSET_CODES) {
      const [first] = wallet().list(asset);
      const [min, max] = [money(first?.min ?? "", asset).minor, money(first?.max ?? "", asset).minor];
      expect([asset, min > 0n && min * 1_000_000n <= max && max < MAX_MINOR]).toEqual([asset, true]);
      expect(isWireAmountFor(first?.max ?? "", asset)).toBe(true);
    }
    expect(wallet().list("CNY")[0]).toMatchObject({ min: "1.00", max: "10000000.00" });
    expect(wallet().list("VND")[0]).toMatchObject({ min: "2000.00" });
  });

  it("refuses orders while a platform is closed, and takes them before and after", async () => {
    await harness.provider.maintenance.set("xhdz", { start: START + 1000, end: START + 2000, text: "" });
    expect(await wallet().credit(MEMBER, "xhdz", "o-1", 100n, "CNY")).toBe("ok");
    harness.now = START + 1000;
    expect(await wallet().credit(MEMBER, "xhdz", "o-2", 100n, "CNY")).toBe("refused");
    expect(
      wallet()
        .list("CNY")
        .find(({ platform }) => platform === "xhdz")?.maintenance,
    ).toEqual({ start: START + 1000, end: START + 2000, text: "" });
    harness.now = START + 2000;
    expect(await wallet().credit(MEMBER, "xhdz", "o-3", 100n, "CNY")).toBe("ok");
    expect(await wallet().balance(MEMBER, "xhdz")).toBe(200n);
  });

  it("holds what was credited less what was debited, whatever the orders", async () => {
    const order = fc.record({
      into: fc.boolean(),
      minor: fc.bigInt({ min: 1n, max: 50n }),
      no: fc.integer({ min: 0, max: 12 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(order, { maxLength: 12 }), async (orders) => {
        run += 1;
        const member = `10001/p${run}`;
        const done = new Map<string, bigint>();
        for (const { into, minor, no } of orders) {
          const orderNo = `p${run}-${no}`;
          const word = await wallet()[into ? "credit" : "debit"](member, "xhdz", orderNo, minor, "CNY");
          if (word === "ok" && !done.has(orderNo)) done.set(orderNo, into ? minor : -minor);
        }
        expect(await wallet().balance(member, "xhdz")).toBe([...done.values()].reduce((sum, minor) => sum + minor, 0n));
      }),
      { numRuns: 15 },
    );
    expect(await audit(harness.database)).toEqual([]);
  });
});
