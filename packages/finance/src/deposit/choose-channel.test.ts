import { describe, expect, it } from "vitest";
import type { DepositMethod } from "../wire-types.ts";
import { chooseChannel } from "./choose-channel.ts";
import { methods } from "./deposit-samples.test.support.ts";

const chosen = (...args: Parameters<typeof chooseChannel>): readonly (string | undefined)[] => {
  const { method, channel } = chooseChannel(...args);
  return [method?.id, channel?.id];
};
const closed = { start: null, end: null, text: "" };
const close = (method: DepositMethod): DepositMethod => ({
  ...method,
  channels: method.channels.map((channel) => ({ ...channel, maintenance: closed })),
});

describe("the channel of a deposit", () => {
  it("is the recommended one of the first method", () => {
    expect(chosen(methods, {}, null, "CNY")).toEqual(["bank", "bank-fast"]);
  });

  it("is the first one that is open where none is recommended", () => {
    const [bank, ...others] = methods;
    const channels = bank?.channels.map((channel) => ({ ...channel, recommended: false })).toReversed() ?? [];
    expect(chosen([{ ...(bank as DepositMethod), channels }, ...others], {}, null, "CNY")).toEqual([
      "bank",
      "bank-large",
    ]);
  });

  it("skips methods that are under maintenance, and is none where all are", () => {
    const [bank, ...others] = methods;
    expect(chosen([close(bank as DepositMethod), ...others], {}, null, "CNY")).toEqual(["alipay", "alipay-scan"]);
    expect(chosen(methods.map(close), {}, null, "CNY")).toEqual(["bank", undefined]);
    expect(chosen([], {}, null, "CNY")).toEqual([undefined, undefined]);
  });

  it("is the one that was chosen, also against a recommendation", () => {
    expect(chosen(methods, { methodId: "bank", channelId: "bank-large" }, null, "CNY")).toEqual(["bank", "bank-large"]);
    expect(chosen(methods, { methodId: "wechat" }, null, "CNY")).toEqual(["wechat", "wechat-scan"]);
  });

  it("tops up the coin of the address until another method is chosen", () => {
    expect(chosen(methods, {}, "HHB", "CNY")).toEqual(["house", "hhb"]);
    expect(chosen(methods, { methodId: "bank" }, "HHB", "CNY")).toEqual(["bank", "bank-fast"]);
  });

  it.each([
    ["the account's own currency", "CNY"],
    ["a coin that nobody takes", "BTC"],
    ["no coin at all", "<script>"],
  ])("ignores %s in the address", (_case, coin) => {
    expect(chosen(methods, {}, coin, "CNY")).toEqual(["bank", "bank-fast"]);
  });

  it("does not top up a coin whose channel is closed", () => {
    const all = methods.map((method) => (method.id === "house" ? close(method) : method));
    expect(chosen(all, {}, "HHB", "CNY")).toEqual(["bank", "bank-fast"]);
  });
});
