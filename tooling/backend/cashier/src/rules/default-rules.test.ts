import { ASSET_CODES } from "@baize/domain";
import { checkCoinAddress } from "@baize/domain/coin-address";
import { describe, expect, it } from "vitest";
import { minorOf } from "../amounts/amounts.ts";
import { addHouseCoins } from "./add-house-coins.ts";
import { defaultRules } from "./default-rules.ts";

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
