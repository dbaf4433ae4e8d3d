import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Page as DetailPage } from "./detail/detail-page.tsx";
import { Page as GiftsPage } from "./gifts/gifts-page.tsx";
import {
  sampleGifts,
  sampleLadder,
  samplePromotion,
  sampleRebate,
  sampleRecord,
  sampleRecords,
  sampleSign,
  sampleStanding,
  sampleVipGifts,
} from "./samples.test.support.ts";
import { showScreen } from "./screen.test.support.tsx";
import { Page as SignPage } from "./sign/sign-page.tsx";
import { Page as VipPage } from "./vip/vip-page.tsx";
import { PromoRecords } from "./record/promo-records.tsx";

afterEach(cleanup);

/** More than any of these screens has to reach. */
const MOST_STOPS = 60;
const press = async (keys: string) => userEvent.keyboard(keys);
/** Goes to a control by Tab alone, once it is there. */
const tabTo = async (role: "button" | "textbox", name: RegExp | string): Promise<void> => {
  const wanted = await screen.findByRole(role, { name });
  for (let stop = 0; document.activeElement !== wanted; stop += 1) {
    if (stop === MOST_STOPS) throw new Error(`Tab does not reach ${String(name)}`);
    await userEvent.tab();
  }
};
const isClosed = async () =>
  waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

describe("by the keyboard alone", () => {
  it("a member signs in and makes up for a missed day", async () => {
    const { client } = await showScreen(
      <SignPage />,
      {
        promo: {
          signInfo: sampleSign(),
          sign: { day: "2026-11-20", reward: "0.50", streak: 3 },
          resign: { day: "2026-11-17", cost: "1.00", left: 1 },
        },
      },
      { path: "/activity/sign" },
    );
    await tabTo("button", /^今日签到/);
    await press("{Enter}");
    expect(await screen.findByText("签到成功，获得 ¥0.50，已连续 3 天。")).toBeTruthy();
    await tabTo("button", /^2026年11月20日/);
    await press("{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
    await tabTo("button", "补签并支付 ¥1.00");
    await press("{Enter}");
    expect(await screen.findByText("2026年11月17日 已补签。")).toBeTruthy();
    await isClosed();
    expect(callsOf(client, "promo.sign")).toHaveLength(1);
    expect(callsOf(client, "promo.resign")).toEqual([{ day: "2026-11-17" }]);
  });
  it("a level of deposits is claimed", async () => {
    const { client } = await showScreen(
      <DetailPage />,
      { promo: { detail: sampleLadder(), record: sampleRecords([], "0.00"), rechargeRewards: sampleLadder().rewards } },
      { path: "/activity/list/monthly-ladder" },
    );
    await tabTo("button", /^领取第 2 档/);
    await press("{Enter}");
    await screen.findByRole("alertdialog");
    await tabTo("button", "领取");
    await press("{Enter}");
    expect(await screen.findByText("第 2 档奖励已领取")).toBeTruthy();
    expect(callsOf(client, "promo.rechargeRewards")).toEqual([{ id: "monthly-ladder", level: 2 }]);
  });
  it("a gift of the level is claimed", async () => {
    const { client } = await showScreen(
      <VipPage />,
      {
        member: { vips: sampleStanding },
        promo: { vipGifts: sampleVipGifts, rebate: sampleRebate(), vipClaim: { amount: "38.00" } },
      },
      { path: "/user/vip" },
    );
    await tabTo("button", "领取 VIP 3 升级礼金 ¥38.00");
    await press(" ");
    expect(await screen.findByText("已领取 ¥38.00，已存入中心钱包。")).toBeTruthy();
    expect(callsOf(client, "promo.vipClaim")).toEqual([{ type: "upgrade", level: 3 }]);
  });
  it("goods are exchanged with their address, and a code is redeemed", async () => {
    const { client } = await showScreen(
      <GiftsPage />,
      {
        promo: {
          giftExchangeBet: sampleGifts(),
          list: { total: 1, list: [samplePromotion({ type: "gift" })] },
          record: sampleRecords([], "0.00"),
          giftExchange: { orderNo: "G1", state: "pending", left: 2 },
        },
      },
      { path: "/activity/enjoyLuxuryGifts" },
    );
    await tabTo("button", "兑换 智能手表");
    await press("{Enter}");
    await screen.findByRole("dialog");
    await tabTo("textbox", /收货信息/);
    await press("陈先生 13800000000 上海");
    await tabTo("button", "核对收货信息");
    await press("{Enter}");
    await tabTo("button", "确认兑换");
    await press("{Enter}");
    expect(await screen.findByText("兑换已提交，正在审核")).toBeTruthy();
    await press("{Escape}");
    await isClosed();
    await tabTo("textbox", /兑换码/);
    await press("GIFT-2026{Enter}");
    expect(await screen.findByText(/兑换码已提交/)).toBeTruthy();
    expect(callsOf(client, "promo.giftExchange")).toMatchObject([
      { giftId: "watch", address: "陈先生 13800000000 上海" },
      { code: "GIFT-2026" },
    ]);
  });
  it("a reward is given up after its question, which begins with the answer that changes nothing", async () => {
    const { client } = await showScreen(
      <PromoRecords />,
      { promo: { record: sampleRecords([sampleRecord()]), forfeit: { taken: "80.00" } } },
      { path: "/activity/discount?view=record" },
    );
    await tabTo("button", /^放弃“首次充值加送 20%”/);
    await press("{Enter}");
    const keep = await screen.findByRole("button", { name: "保留奖励" });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    await tabTo("button", "放弃奖励");
    await press("{Enter}");
    expect(await screen.findByText(/¥80.00/)).toBeTruthy();
    expect(callsOf(client, "promo.forfeit")).toEqual([{ id: "a1" }]);
  });
});
