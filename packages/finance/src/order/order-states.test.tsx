import { DEPOSIT_STATUSES } from "@baize/domain";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { coinOrder, houseOrder, order, scanOrder } from "../deposit/deposit-samples.test.support.ts";
import { renderScreen } from "../test-screen.test.support.tsx";
import type { DepositOrder } from "../wire-types.ts";
import { Page } from "./order-page.tsx";

const show = async (given: DepositOrder): Promise<HTMLElement> => {
  await renderScreen(
    Page,
    { finance: { depositOrder: given } },
    { path: `/finance/deposit/cardinfo?order=${given.id}` },
  );
  return screen.findByRole("list", { name: "步骤" });
};
const SETTLED = "2026-11-28T12:00:00+08:00";

/** What each state shows: the step at work, whether it asks to be paid, whether it says what arrives. */
const SEEN = {
  awaiting_payment: { step: "完成付款", asks: true, arrives: true },
  awaiting_confirmation: { step: "等待确认", asks: false, arrives: true },
  succeeded: { step: null, asks: false, arrives: true },
  cancelled: { step: "已取消", asks: false, arrives: false },
  expired: { step: "已过期", asks: false, arrives: false },
  refused: { step: "未通过", asks: false, arrives: false },
} as const satisfies Record<DepositOrder["state"], { step: string | null; asks: boolean; arrives: boolean }>;

describe.each(DEPOSIT_STATUSES)("an order that is %s", (state) => {
  const { step, asks, arrives } = SEEN[state];
  const given = { state, settledAt: asks || state === "awaiting_confirmation" ? null : SETTLED };

  it("stands at its own step", async () => {
    const steps = await show(order(given));
    const current = within(steps).queryByText((_text, element) => element?.getAttribute("aria-current") === "step");
    expect(current?.textContent.replace(/^\d/, "").replace(/\d\d:\d\d$/, "") ?? null).toBe(step);
  });

  it.each([order, coinOrder, scanOrder, houseOrder])("asks to be paid only while it is unpaid", async (make) => {
    await show(make(given));
    expect(screen.queryAllByText("请支付").length > 0).toBe(asks);
    expect(screen.queryAllByText(/请用.*扫码付款|金额须完全一致|请确认网络为/).length > 0).toBe(asks);
    expect(screen.queryAllByRole("button", { name: "我已付款" }).length > 0).toBe(asks);
  });

  it("says what arrives only where something may", async () => {
    await show(order(given));
    expect(screen.queryAllByText("到账金额").length > 0).toBe(arrives);
    expect(screen.getAllByText("¥500.00").length > 1).toBe(arrives);
  });
});

describe("where to pay", () => {
  it.each([
    ["bank", "收款银行"],
    ["alipay", "收款方式"],
    ["wechat", "收款方式"],
  ] as const)("of %s is labelled %s", async (kind, label) => {
    await show(order({ kind }));
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.queryByText(label === "收款银行" ? "收款方式" : "收款银行")).toBeNull();
  });

  it("names the network, and calls that of a house coin its own", async () => {
    await show(coinOrder());
    expect(screen.getByText("请确认网络为波场（TRC20）")).toBeTruthy();
    await show(houseOrder());
    expect(screen.getByText("请确认网络为 HHB 专用网络")).toBeTruthy();
  });
});
