import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { sampleWallet } from "../samples.test.support.ts";
import { callsOf } from "@baize/feature-kit/testing";
import { frame, openPlay } from "./open-play.test.support.tsx";

const moved = (state: "succeeded" | "processing" | "failed") =>
  fixture(contract.games.transferPost, { state, from: "central", to: "lhzr", amount: "88.50", currency: "CNY" });

const transferIn = async (
  transferPost: NonNullable<NonNullable<FakeAnswers["games"]>["transferPost"]>,
  finance: FakeAnswers["finance"] = {},
) => {
  const { client } = await openPlay({ games: { walletList: [sampleWallet()], transferPost }, finance });
  await frame();
  await userEvent.click(screen.getByRole("button", { name: "转入" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /^转入金额/ }), "88.5");
  await userEvent.click(screen.getByRole("button", { name: "转入 ¥88.50" }));
  return client;
};

const isOff = (name: string): boolean => screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

afterEach(cleanup);

describe("more money during play", () => {
  it("closes once the transfer has arrived, with a toast", async () => {
    const client = await transferIn(moved("succeeded"));
    expect((await screen.findAllByText("已转入 ¥88.50")).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await frame();
    expect(callsOf(client, "games.transferPost")).toMatchObject([{ from: "central", to: "lhzr", amount: "88.50" }]);
  });
  it("stays and says that it is on its way, with an empty amount, while the venue has not answered", async () => {
    await transferIn(moved("processing"));
    expect(await screen.findByText(/正在转入，完成后会自动到账，请勿重复转账/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^转入金额/ }).value).toBe("");
  });
  it("stays with the amount when the venue refused it or the rules do", async () => {
    await transferIn(moved("failed"));
    expect(await screen.findByText("转账未成功，¥88.50 仍在中心钱包。")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^转入金额/ }).value).toBe("88.5");
    cleanup();
    await transferIn(refusal("transfer_pending"));
    expect(await screen.findByText("该钱包有一笔转账处理中，请等待完成。")).toBeTruthy();
    cleanup();
    await transferIn(refusal("server_busy"));
    expect(await screen.findByText("系统繁忙，请稍后重试。")).toBeTruthy();
  });
  it("leads to the verification where a transfer asks for the identity", async () => {
    await transferIn(refusal("identity_required"));
    expect(await screen.findByText("完成身份核验后即可使用，可在个人资料页提交核验。")).toBeTruthy();
    expect(screen.getByRole("link", { name: "前往身份核验" }).getAttribute("href")).toBe("/user/personal");
  });
  it("accepts no second transfer during confirmation, then reports the outcome", async () => {
    const busy = refusal("server_busy");
    const client = await transferIn(busy, { operationClose: busy });
    expect(await screen.findByText("转账结果确认中，请勿重复转账；可在资金记录中查看。")).toBeTruthy();
    expect(isOff("转入 ¥88.50")).toBe(true);
    client.answerWith({ finance: { operationClose: fixture(contract.finance.operationClose) } });
    expect(await screen.findByText("系统繁忙，请稍后重试。", {}, { timeout: 5_000 })).toBeTruthy();
    expect(isOff("转入 ¥88.50")).toBe(false);
    expect(callsOf(client, "games.transferPost")).toHaveLength(1);
  });
});
