import { ASSET_CODES, type AssetCode, convertMoney } from "@baize/domain";
import { checkCoinAddress } from "@baize/domain/coin-address";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minorOf, percentageOf, readAmount, timesOf } from "../amounts/amounts.ts";
import { coinsFor } from "../amounts/coin-amounts.ts";
import { createEnv } from "../interface/env.ts";
import type { CashierDeps } from "../interface/ports.ts";
import { bankName, withdrawBanks } from "../payout-accounts/bank-names.ts";
import { addHouseCoins } from "./add-house-coins.ts";
import { announce, isClosed } from "./closing.ts";
import { defaultRules } from "./default-rules.ts";

const minor = fc.bigInt({ min: 1n, max: 10_000_000_000n });
const rate = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 9_999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, "0")}`);

describe("amounts", () => {
  it("in coins cover what is credited, by less than the smallest coin", () => {
    fc.assert(
      fc.property(minor, rate, (amount, price) => {
        const coins = coinsFor(amount, { asset: "CNY", coin: "USDT", rate: price });
        const worth = (count: bigint) => convertMoney({ minor: count, asset: "USDT" }, `${price}`, "CNY", "down").minor;
        expect(worth(coins)).toBeGreaterThanOrEqual(amount);
        expect(worth(coins - 1n)).toBeLessThanOrEqual(amount);
        const [whole = "", part = ""] = price.split(".");
        expect((coins - 1n) * BigInt(whole + part)).toBeLessThan(amount * 10n ** 8n);
      }),
    );
  });
  it("are charged no more than their percentage", () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 9_999 }), (amount, hundredths) => {
        const fee = percentageOf(
          amount,
          `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`,
          "CNY",
        );
        expect(fee * 10_000n).toBeLessThanOrEqual(amount * BigInt(hundredths));
        expect((fee + 1n) * 10_000n).toBeGreaterThan(amount * BigInt(hundredths));
      }),
    );
  });
  it.each([
    ["0", 0n],
    ["0.00", 0n],
    ["1", 10_001n],
    ["1.5", 15_001n],
    ["25", 250_025n],
  ])("are taken %s times", (multiple, expected) => {
    expect(timesOf(10_001n, multiple, "CNY")).toBe(expected);
  });
  it("are read by the scale of their asset", () => {
    const bounds = (asset: AssetCode) => ({ min: 1n, max: 10n ** 13n, asset });
    expect(readAmount("1.000001", bounds("USDT"))).toEqual({ ok: true, minor: 1_000_001n });
    expect(readAmount("1.001", bounds("CNY"))).toMatchObject({ ok: false, code: "amount_invalid" });
    expect(readAmount("9".repeat(12), bounds("CNY"))).toMatchObject({ ok: false, code: "amount_invalid" });
  });
});

describe("closings", () => {
  it.each([
    [null, null, 50, true],
    [50, 60, 49, false],
    [50, 60, 50, true],
    [50, 60, 60, false],
    [null, 60, 59, true],
    [50, null, 1_000, true],
  ])("from %s to %s at %s are on: %s", (start, end, now, on) => {
    expect(isClosed({ start, end, text: "" }, now)).toBe(on);
    expect(isClosed(null, now)).toBe(false);
  });
  it("are announced until they are over", async () => {
    const { ensureTemporal } = await import("@baize/domain");
    await ensureTemporal();
    expect(announce({ start: 50_000, end: 60_000, text: "soon" }, 0, "Asia/Shanghai")).toEqual({
      start: "1970-01-01T08:00:50+08:00",
      end: "1970-01-01T08:01:00+08:00",
      text: "soon",
    });
    expect(announce({ start: 50_000, end: 60_000, text: "soon" }, 60_000, "Asia/Shanghai")).toBeNull();
  });
});

describe("order numbers", () => {
  it("sort by time and do not repeat within a millisecond", () => {
    let now = 999_999_999_999;
    const env = createEnv({
      clock: () => now,
      random: (n) => crypto.getRandomValues(new Uint8Array(n)),
    } as Partial<CashierDeps> as CashierDeps);
    const early = Array.from({ length: 1_000 }, () => env.newId("D"));
    now = 1_732_751_234_567;
    expect(new Set(early).size).toBe(1_000);
    expect(early.every((id) => id < env.newId("D"))).toBe(true);
    expect(env.newId("D")).toMatch(/^D1732751234567\d{12}$/);
  });
});

describe.each(ASSET_CODES)("the default rules in %s", (code) => {
  const rules = addHouseCoins(defaultRules({ code: "10001", zone: "Asia/Shanghai", currency: { code, icon: "¤" } }), {
    jpb: true,
  });
  it("have limits that are amounts in order", () => {
    for (const channel of rules.deposit.methods.flatMap(({ channels }) => channels)) {
      const currency = channel.coin?.topsUpWallet === true ? channel.payAsset : code;
      expect(minorOf(channel.min, currency)).toBeLessThan(minorOf(channel.max, currency));
      for (const quick of channel.quick)
        expect(minorOf(quick, currency)).toBeLessThanOrEqual(minorOf(channel.max, currency));
    }
    for (const { asset, minSell, maxSell, minBuy, maxBuy } of rules.exchange.coins) {
      expect(minorOf(minSell, asset)).toBeLessThan(minorOf(maxSell, asset));
      expect(minorOf(minBuy, code)).toBeLessThan(minorOf(maxBuy, code));
    }
    expect(rules.withdraw.byVip).toHaveLength(11);
    for (const { singleMax } of rules.withdraw.byVip)
      expect(minorOf(singleMax, code)).toBeGreaterThanOrEqual(minorOf(rules.withdraw.min, code));
  });
  it("are paid to addresses whose checks are right", () => {
    const coins = rules.deposit.methods.flatMap(({ channels }) => channels).flatMap(({ coin }) => coin ?? []);
    expect(coins.length).toBeGreaterThanOrEqual(5);
    expect(coins.map(({ protocol, address }) => [protocol, checkCoinAddress(protocol, address)])).toEqual(
      coins.map(({ protocol }) => [protocol, null]),
    );
  });
  it("have every house coin but their own currency, to top up, to exchange and to be paid in", () => {
    const coins = ["HHB", "BOB", "JPB"].filter((coin) => coin !== code);
    expect(rules.exchange.coins.map(({ asset }) => asset)).toEqual(coins);
    expect(rules.deposit.methods.at(-1)?.channels.map(({ payAsset, coin }) => [payAsset, coin?.topsUpWallet])).toEqual(
      coins.map((coin) => [coin, true]),
    );
    expect(rules.withdraw.coins.map(({ name }) => name)).toEqual(["USDT", "USDT", "USDT", ...coins]);
    for (const { protocols } of rules.withdraw.coins)
      for (const { fee, min } of protocols) expect(minorOf(fee, code)).toBeLessThan(minorOf(min, code));
  });
  it("give each level no less than the one below", () => {
    const { byVip } = rules.withdraw;
    byVip.forEach((rights, level) => {
      const below = byVip[level - 1];
      if (below === undefined) return;
      expect(rights.dailyTimes ?? Infinity).toBeGreaterThanOrEqual(below.dailyTimes ?? Infinity);
      expect(minorOf(rights.singleMax, code)).toBeGreaterThan(minorOf(below.singleMax, code));
    });
  });
});

describe("banks", () => {
  it("have a name each", () => {
    for (const { code, name } of withdrawBanks()) expect([code, name]).toEqual([code, expect.stringMatching(/银行$/)]);
    expect(bankName("NOBANK")).toBeNull();
  });
});
