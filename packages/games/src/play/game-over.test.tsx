import { contract } from "@baize/api-client/contract";
import { callKey } from "@baize/api-client/react";
import { type FakeAnswers, failure, refusal } from "@baize/api-client/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { sampleStart } from "../samples.test.support.ts";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { closing, frame, homeList, PATH, post, openPlay } from "./open-play.test.support.tsx";

const over = (reason: unknown, gameId = "lhzr-1") => ({ type: "baize:over", gameId, reason });
const another = sampleStart({ url: "/play/another-ticket-0123456789" });
const address = () => screen.getByLabelText("address").textContent;
const noFrame = () => document.querySelector("iframe") === null;

/** A game that has said that it is over; `late` says it again from the window that is gone. */
const ended = async (
  reason: string,
  answers: FakeAnswers = {},
  options: ScreenOptions & { readonly isAuto?: boolean } = {},
) => {
  const shown = await openPlay(answers, options);
  const game = await frame();
  const { contentWindow } = game;
  game.focus();
  post(over(reason), contentWindow);
  return { ...shown, late: (again: string) => post(over(again), contentWindow) };
};
const restart = async () => userEvent.click(await screen.findByRole("button", { name: "重新进入" }));

afterEach(cleanup);

describe("a session that ends during play", () => {
  it("takes the game away, says that no bet is lost and where they are, and has the focus", async () => {
    await ended("session_ended");
    expect(noFrame()).toBe(true);
    const notice = screen.getByText("本次游戏已结束").closest("[role=status]");
    expect(notice?.textContent).toContain("每一注都在投注记录里");
    expect(document.activeElement).toBe(notice);
    expect(screen.getByRole("link", { name: "查看投注记录" }).getAttribute("href")).toBe("/user/betRecord");
    expect(screen.getByRole("button", { name: "转入" }).getAttribute("aria-disabled")).toBeNull();
  });
  it("leaves the focus where the member is at work", async () => {
    await openPlay();
    const { contentWindow } = await frame();
    await userEvent.click(screen.getByRole("button", { name: "转入" }));
    const held = await waitFor(() => {
      expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull();
      return document.activeElement;
    });
    post(over("session_ended"), contentWindow);
    expect(noFrame()).toBe(true);
    expect(document.activeElement).toBe(held);
  });
  it("starts again with a new address, which the earlier game cannot close", async () => {
    const { client, late } = await ended("session_ended");
    client.answerWith({ games: { start: another } });
    await restart();
    expect((await frame()).src).toContain("/play/another-ticket");
    for (const reason of ["session_ended", "maintenance"]) late(reason);
    expect((await frame()).src).toContain("/play/another-ticket");
    expect(callsOf(client, "games.start")).toHaveLength(2);
  });
  it("says why it did not start again, and can be asked once more", async () => {
    const { client } = await ended("session_ended");
    client.answerWith({ games: { start: failure("network") } });
    await restart();
    expect(await screen.findByText("网络连接失败，请检查网络后重试。")).toBeTruthy();
    client.answerWith({ games: { start: refusal("play_locked") } });
    await restart();
    expect(await screen.findByText("账号的游戏功能已暂停，请联系客服了解原因。")).toBeTruthy();
    client.answerWith({ games: { start: another } });
    await restart();
    expect((await frame()).src).toContain("/play/another-ticket");
  });
  it("exits as usual, and recycles the wallet", async () => {
    const { client } = await ended("session_ended", {}, { isAuto: true });
    const [, exit] = screen.getAllByRole("button", { name: "退出游戏" });
    await userEvent.click(exit as HTMLElement);
    expect(await screen.findAllByText("已转回 ¥320.00")).toBeTruthy();
    expect(callsOf(client, "games.recyclePost")).toMatchObject([{ platform: "lhzr" }]);
  });
  it.each(["", "winnings", "token", "SESSION_ENDED", ["maintenance"], null, 1])(
    "goes on for any other reason: %j",
    async (reason) => {
      await openPlay();
      const { contentWindow } = await frame();
      post(over(reason), contentWindow);
      post(over("session_ended", "lhzr-2"), contentWindow);
      post(over("session_ended"), window);
      expect(noFrame()).toBe(false);
    },
  );
});

describe("a game that knows of maintenance first", () => {
  it("is closed at once, and shows the window once the provider status is read again", async () => {
    const { client } = await openPlay();
    const { contentWindow } = await frame();
    const before = callsOf(client, "games.list").length;
    client.answerWith({ games: { list: homeList(closing) } });
    post(over("maintenance"), contentWindow);
    expect(screen.getByText("澜禾真人维护中")).toBeTruthy();
    expect(noFrame()).toBe(true);
    expect(screen.getByRole("button", { name: "转入" }).getAttribute("aria-disabled")).toBe("true");
    expect(await screen.findByText(/预计 2026-11-27 12:30 恢复/)).toBeTruthy();
    expect(callsOf(client, "games.list").length).toBe(before + 1);
  });
  it("stays closed while the provider status cannot be read", async () => {
    const { client, queryClient } = await openPlay();
    const { contentWindow } = await frame();
    client.answerWith({ games: { list: failure("bad_gateway") } });
    post(over("maintenance"), contentWindow);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText("澜禾真人维护中")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "重新进入" })).toBeNull();
  });
  it("may be entered again once they post that the venue is open", async () => {
    const { client } = await ended("maintenance");
    client.answerWith({ games: { start: another } });
    expect(await screen.findByText("澜禾真人已恢复")).toBeTruthy();
    await restart();
    expect((await frame()).src).toContain("/play/another-ticket");
  });
});

describe("a session of the site that ends during play", () => {
  it("leads to log-in and back to the same game, with an address of its own", async () => {
    const { client, queryClient } = await openPlay({}, { isAuto: true });
    const { contentWindow } = await frame();
    client.answerWith({ member: { balance: refusal("token") }, games: { start: another } });
    await act(async () => queryClient.invalidateQueries({ queryKey: callKey(contract.member.balance) }));
    await waitFor(() => expect(address()).toBe(`/login?return=${encodeURIComponent(PATH)}`));
    post(over("session_ended"), contentWindow);
    expect(callsOf(client, "games.recyclePost")).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "登录" }));
    expect((await frame()).src).toContain("/play/another-ticket");
    expect(address()).toBe(PATH);
    expect(callsOf(client, "games.start")).toEqual(
      [1, 2].map(() => ({ gameId: "lhzr-1", mode: "real", surface: "desktop" })),
    );
  });
});
