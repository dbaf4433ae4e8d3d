import { contract } from "@baize/api-client/contract";
import { signOut } from "@baize/api-client/react";
import { failure, type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useReducer } from "react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";
import { LimitPrompt } from "./limit-prompt.tsx";
import { lowestLimit } from "./lowest-limit.ts";
import { PauseAlert } from "./pause-alert.tsx";

const state = (part: object = {}) => fixture(contract.protection.state, part);
const show = async (protection: NonNullable<FakeAnswers["protection"]>, locale: "zh-CN" | "en" = "zh-CN") =>
  renderScreen(
    <>
      <PauseAlert />
      <LimitPrompt />
    </>,
    { protection },
    { session: "member", locale },
  );
/** The question, as it is met on one page after another. */
const Again = (): ReactElement => {
  const [page, next] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <LimitPrompt key={page} />
      <button type="button" onClick={next}>
        again
      </button>
    </>
  );
};
const TITLE = "要设置充值限额吗？";
const none = async (): Promise<HTMLElement> => screen.findByRole("button", { name: "暂不设置" });

describe("the question for a deposit limit", () => {
  it("leads to the page of limits, and takes the word that none is wanted, once", async () => {
    const { client, count } = await show({
      state: state({ isDecided: false }),
      decideNoLimit: { from: "2026-11-28T12:00:00+08:00" },
    });
    const set = await screen.findByRole("link", { name: "设置限额" });
    expect(set.getAttribute("href")).toBe("/user/protection");
    client.answerWith({ protection: { state: state() } });
    const button = await none();
    for (let press = 0; press < 5; press += 1) fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    expect(count("protection.decideNoLimit")).toBe(1);
  });

  it("stays, and says why, when the word did not arrive", async () => {
    await show({ state: state({ isDecided: false }), decideNoLimit: refusal("server_busy") });
    fireEvent.click(await none());
    expect(await screen.findByText("系统繁忙，请稍后重试。")).toBeTruthy();
    expect(screen.getByText(TITLE)).toBeTruthy();
  });

  it("is closed for the visit of this member alone", async () => {
    const { client } = await renderScreen(
      <Again />,
      { protection: { state: state({ isDecided: false }) } },
      { session: "member" },
    );
    fireEvent.click(await screen.findByRole("button", { name: "本次不再显示" }));
    expect(screen.queryByText(TITLE)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "again" }));
    expect(screen.queryByText(TITLE)).toBeNull();
    client.storage.forgetMember();
    fireEvent.click(screen.getByRole("button", { name: "again" }));
    expect(await screen.findByText(TITLE)).toBeTruthy();
  });

  it("is not asked of those who decided, nor while that is unknown", async () => {
    for (const answer of [state(), failure("network")]) {
      const { count } = await show({ state: answer });
      await waitFor(() => expect(count("protection.state")).toBeGreaterThan(0));
      await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    }
  });
});

describe("the notice of a pause", () => {
  const paused = (kind: string, until: string) =>
    state({ isDecided: false, pause: { kind, since: "2026-11-01T12:00:00+08:00", until } });

  it("names it and its end, asks for no limit, and is gone with the session", async () => {
    const { client } = await show({ state: paused("exclusion", "2099-11-28T12:00:00+08:00") });
    expect(await screen.findByText("您正处于自我排除期，2099-11-28 12:00 结束")).toBeTruthy();
    expect(screen.queryByText(TITLE)).toBeNull();
    signOut(client);
    await waitFor(() => expect(screen.queryByText(/自我排除期/)).toBeNull());
  });

  it("is not shown of one that has ended", async () => {
    const { count } = await show({ state: paused("break", "2020-11-28T12:00:00+08:00") });
    await waitFor(() => expect(count("protection.state")).toBeGreaterThan(0));
    expect(screen.queryByText(/休息期/)).toBeNull();
  });

  it("speaks English without Chinese", async () => {
    await show({ state: paused("break", "2099-11-28T12:00:00+08:00") }, "en");
    expect(await screen.findByText(/^You are on a break until 2099/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\p{Script=Han}/u);
  });
});

describe("the limit that applies", () => {
  const limit = { used: "0.00", freesAt: null, pending: null };
  it("is the one with the least left, also where that is nothing", () => {
    const limits = [
      { ...limit, period: "day", amount: "1000.00", left: "900.00" },
      { ...limit, period: "week", amount: "2000.00", left: "0.00" },
      { ...limit, period: "month", amount: null, left: null },
    ] as const;
    expect(lowestLimit(limits, "CNY")?.period).toBe("week");
    expect(lowestLimit(limits.slice(2), "CNY")).toBeNull();
  });
});
