import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../test-screen.test.support.tsx";
import type { RecycleResult } from "../wire-types.ts";
import { RecycleResults } from "./recycle-results.tsx";
import { recycled, wallets } from "./transfer-samples.test.support.ts";

const show = async (given: Partial<RecycleResult> = {}): Promise<readonly string[]> => {
  await renderScreen(() => <RecycleResults result={{ ...recycled, ...given }} names={wallets} />, {});
  return screen
    .queryAllByRole("listitem")
    .map((item) => [item.firstChild?.textContent, item.lastChild?.lastChild?.textContent].join(" "));
};
const entry = (given: Partial<RecycleResult["list"][number]>): RecycleResult["list"][number] => ({
  platform: "lyty",
  name: "",
  amount: "320.00",
  state: "succeeded",
  reason: null,
  ...given,
});

describe("what recycling came to", () => {
  it("is one line a wallet that held something, and a count of the empty ones", async () => {
    expect(await show()).toEqual(["凌云体育 已归集", "风声棋牌 处理中", "九里电竞 维护中"]);
    expect(screen.getByText("已归集 ¥320.00")).toBeTruthy();
    expect(screen.getByText("另有 1 个钱包余额为零。")).toBeTruthy();
  });

  it.each([
    [{ state: "skipped", reason: "transfer_pending" }, "有转账处理中"],
    [{ state: "failed", reason: "provider_failed" }, "平台未受理"],
    [{ state: "failed", reason: null }, "失败"],
  ] as const)("says why a wallet of %j was not recycled", async (given, text) => {
    await show({ list: [entry(given)] });
    expect(within(screen.getByRole("listitem")).getByText(text)).toBeTruthy();
  });

  it("names a wallet as it is listed, or by its platform where it is not", async () => {
    expect(await show({ list: [entry({ platform: "yhzr" }), entry({ platform: "gone" })] })).toEqual([
      "银河真人 已归集",
      "gone 已归集",
    ]);
  });

  it("says so when there was nothing to recycle", async () => {
    expect(await show({ total: "0.00", list: [entry({ state: "skipped", reason: "empty" })] })).toEqual([]);
    expect(screen.getByText("没有可归集的余额。")).toBeTruthy();
  });
});
