import type { FakeAnswers } from "@baize/api-client/testing";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { sampleFreeBetRecord, sampleFreeBets, sampleRecords } from "../samples.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import type { Detail, PromoRecord } from "../wire-types.ts";
import { Page } from "./detail-page.tsx";

afterEach(cleanup);

const show = async (detail: Detail = sampleFreeBets(), promo: FakeAnswers["promo"] = {}, options: ScreenOptions = {}) =>
  showScreen(
    <Page />,
    { promo: { detail, record: sampleRecords([], "0.00"), ...promo } },
    { path: `/activity/list/${detail.id}`, ...options },
  );
const withRecord = (row: PromoRecord, options: ScreenOptions = {}) =>
  show(sampleFreeBets(), { record: sampleRecords([row], "0.00") }, options);
const pageText = (): string => document.body.textContent ?? "";

describe("a promotion of free bets", () => {
  it("says count, stake, games, that the stake is not returned, turnover of winnings and end, to visitors too", async () => {
    await show(sampleFreeBets(), {}, { session: "visitor" });
    await screen.findByRole("heading", { level: 1, name: "每周 5 次免费投注" });
    for (const part of [
      "免费投注5 次 × ¥10",
      "适用游戏电子、捕鱼、棋牌",
      "派彩本金不返还，只派发赢取的部分",
      "赢取部分的流水2 倍",
      "使用期限领取后 7 天内使用，逾期失效",
      "例：免费投注赢得 ¥100，需完成 ¥200 有效流水后方可提款。",
    ])
      expect(pageText()).toContain(part);
  });
  it("says the same in English, in the plural that the count asks for", async () => {
    await show(sampleFreeBets({ expiryDays: 1 }), {}, { locale: "en" });
    await screen.findByRole("heading", { level: 1 });
    for (const part of ["Free bets5 × ¥10", "ForSlots, Fishing, Board games", "Within 1 day; what is not used"])
      expect(pageText()).toContain(part);
  });
  it("repeats its terms before it is applied for, and leads to the games afterwards, not to the wallet", async () => {
    const { client } = await show(sampleFreeBets(), { applyAloneActive: { applyId: "f1", state: "paid" } });
    await userEvent.click(await screen.findByRole("button", { name: "申请奖励" }));
    const dialog = await screen.findByRole("alertdialog");
    for (const part of ["5 次 × ¥10", "本金不返还，只派发赢取的部分", "领取后 7 天内使用，逾期失效"])
      expect(dialog.textContent).toContain(part);
    await userEvent.click(within(dialog).getByRole("button", { name: "确认申请" }));
    expect(await screen.findByText("免费投注已发放")).toBeTruthy();
    expect(pageText()).not.toContain("中心钱包");
    expect(screen.getByRole("link", { name: "去使用" }).getAttribute("href")).toBe("/game/egame");
    expect(callsOf(client, "promo.applyAloneActive")).toEqual([{ id: "free-bets", fields: "" }]);
  });
  it("that are reviewed first say so after the application", async () => {
    await show(sampleFreeBets({ needsApproval: true }), { applyAloneActive: { applyId: "f1", state: "pending" } });
    await userEvent.click(await screen.findByRole("button", { name: "申请奖励" }));
    await userEvent.click(await screen.findByRole("button", { name: "确认申请" }));
    expect(await screen.findByText("申请已提交，正在审核")).toBeTruthy();
  });
});

describe("the record of free bets", () => {
  it("says what is left, of which stake, for which games and until when, with the way to them", async () => {
    await withRecord(sampleFreeBetRecord());
    expect(await screen.findByText("剩余 3 / 5 次，每次 ¥10")).toBeTruthy();
    expect(screen.getByText(/^可用于电子、捕鱼、棋牌，请于 .*11.*25.* 前使用$/)).toBeTruthy();
    expect(screen.getByText("已发放")).toBeTruthy();
    expect(screen.getByRole("link", { name: "去使用" }).getAttribute("href")).toBe("/game/egame");
    expect(screen.queryByText(/流水 ¥/)).toBeNull();
  });
  it("says the turnover of what they have won", async () => {
    await withRecord(sampleFreeBetRecord({}, { turnoverNeed: "19.00", turnoverDone: "4.00" }));
    expect(await screen.findByText("赢取部分的流水 ¥4.00 / ¥19.00")).toBeTruthy();
  });
  it("has nothing to use or to give up when they are used up or have ended", async () => {
    await withRecord(sampleFreeBetRecord({ left: 0 }));
    expect(await screen.findByText("已用完")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /放弃/ })).toBeNull();
    cleanup();
    await withRecord(sampleFreeBetRecord({ left: 0 }, { state: "ended", reason: "expired" }));
    expect(await screen.findByText("逾期未使用")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "去使用" })).toBeNull();
  });
  it("says what is lost and what stays before they are given up, and that it is done", async () => {
    const { client } = await show(sampleFreeBets(), {
      record: sampleRecords([sampleFreeBetRecord()], "0.00"),
      forfeit: { taken: "30.00" },
    });
    await userEvent.click(await screen.findByRole("button", { name: "放弃“每周 5 次免费投注”剩余的 3 次免费投注" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("剩余 3 次免费投注将失效，已赢取的部分不受影响。");
    await userEvent.click(within(dialog).getByRole("button", { name: "放弃奖励" }));
    expect(await screen.findByText("已放弃剩余的免费投注。")).toBeTruthy();
    expect(callsOf(client, "promo.forfeit")).toEqual([{ id: "f1" }]);
  });
});
