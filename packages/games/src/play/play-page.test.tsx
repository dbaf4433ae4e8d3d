import { scopeKey } from "@baize/api-client/react";
import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sampleBalance, sampleMember, sampleStart } from "../samples.test.support.ts";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { showScreen } from "../test-screen.test.support.tsx";
import { HOSTILE_MESSAGES } from "./hostile-messages.test.support.ts";
import { elapsedText } from "./play-clock.tsx";
import { Page } from "./play-page.tsx";
import { readPlayState } from "./play-state.ts";
import { frame, PATH, post, openPlay } from "./open-play.test.support.tsx";

const show = async (games: FakeAnswers["games"] = {}, options: ScreenOptions & { readonly isAuto?: boolean } = {}) => {
  const shown = await showScreen(
    <Page />,
    {
      member: { token: sampleMember(options.isAuto ?? false), balance: sampleBalance() },
      games: { start: sampleStart(), ...games },
    },
    { path: PATH, ...options },
  );
  await waitFor(() => expect(shown.queryClient.isFetching()).toBe(0));
  return shown;
};
const address = () => screen.getByLabelText("address").textContent;
const inGame = () =>
  within(screen.getByText("游戏余额").parentElement as HTMLElement).getByRole("definition").textContent;
const recycled = (part: object) =>
  fixture(contract.games.recyclePost, {
    list: [{ platform: "lhzr", name: "澜禾真人", amount: "320.00", state: "succeeded", reason: null, ...part }],
  } as never);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the play page", () => {
  it("asks for the game once, though it mounts twice", async () => {
    const { client } = await show({}, { isStrict: true });
    await frame();
    expect(callsOf(client, "games.start")).toEqual([{ gameId: "lhzr-1", mode: "real", surface: "desktop" }]);
  });
  it("sets the current game for the heartbeat", async () => {
    const { client } = await show();
    await frame();
    expect(client.game.get()).toMatchObject({ gameid: "lhzr-1", platform: "lhzr", startGame: true });
  });
  it("does not ask again when money moved or the window was left and found again", async () => {
    const { client, queryClient } = await show();
    await frame();
    await act(async () => queryClient.invalidateQueries({ queryKey: scopeKey("member") }));
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    expect(callsOf(client, "games.start")).toHaveLength(1);
  });
  it.each(["javascript:alert(1)", "//evil.example/play/x", "https://evil.example/play/x", "/console"])(
    "loads no frame for a hostile address: %s",
    async (url) => {
      await show({ start: sampleStart({ url }) });
      expect(await screen.findByText(/游戏地址未通过安全检查/)).toBeTruthy();
      expect(document.querySelector("iframe")).toBeNull();
    },
  );
  it.each([
    [refusal("game_unknown"), /没有找到这款游戏/],
    [refusal("game_soon"), /场馆尚未开放/],
    [refusal("game_maintenance", { until: "2026-11-27T04:30:00Z" }), /预计 2026-11-27 12:30 恢复/],
  ] as const)("says why a game did not open and leads back", async (answer, text) => {
    await show({ start: answer as never });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("link", { name: "返回" }).getAttribute("href")).toBe("/home");
  });
  it("leads to the verification where a game asks for the identity", async () => {
    await show({ start: refusal("identity_required") });
    expect(await screen.findByText("完成身份核验后即可使用，可在个人资料页提交核验。")).toBeTruthy();
    expect(screen.getByRole("link", { name: "前往身份核验" }).getAttribute("href")).toBe("/user/personal");
    expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
  });
  it("asks for nothing without a game in the address", async () => {
    const { client } = await show({}, { path: "/venues?game=" });
    expect(await screen.findByText("没有选择游戏")).toBeTruthy();
    expect(callsOf(client, "games.start")).toHaveLength(0);
  });
  it("opens no frame for a game that needs a window", async () => {
    await show({ start: sampleStart({ openMode: "window" }) });
    expect(await screen.findByRole("button", { name: "打开游戏" })).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
  });
});

describe("messages of the game", () => {
  const balance = (text: string, version: string) => ({
    type: "baize:balance",
    gameId: "lhzr-1",
    balance: text,
    currency: "CNY",
    version,
  });
  it("shows the balance it reports, and no older one after", async () => {
    await show();
    const { contentWindow } = await frame();
    post(balance("88.00", "5"), contentWindow);
    await waitFor(() => expect(inGame()).toContain("88.00"));
    post(balance("99.00", "4"), contentWindow);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(inGame()).toContain("88.00");
  });
  it("knows at least 40 hostile messages", () => expect(HOSTILE_MESSAGES.length).toBeGreaterThanOrEqual(40));
  it("believes none of them", async () => {
    await show();
    const { contentWindow } = await frame();
    const other = document.createElement("iframe");
    document.body.append(other);
    const sources = { frame: contentWindow, page: window, other: other.contentWindow, nobody: null };
    for (const { data, origin, from } of HOSTILE_MESSAGES) post(data, sources[from], origin);
    await new Promise((resolve) => setTimeout(resolve, 350));
    other.remove();
    expect(inGame()).toContain("—");
    expect(address()).toBe(PATH);
    expect(screen.getByTitle("竹筒三骰游戏画面")).toBeTruthy();
  });
  it("leaves when the game says so", async () => {
    await show();
    const { contentWindow } = await frame();
    post({ type: "baize:exit", gameId: "lhzr-1" }, contentWindow);
    await waitFor(() => expect(address()).toBe("/venue/realbet"));
  });
});

describe("leaving", () => {
  const exit = async () => {
    await frame();
    await userEvent.click(screen.getByRole("button", { name: "退出游戏" }));
  };
  it("goes back to the hall and recycles nothing without automatic transfer", async () => {
    const { client } = await show();
    await exit();
    await waitFor(() => expect(address()).toBe("/venue/realbet"));
    expect(callsOf(client, "games.recyclePost")).toHaveLength(0);
  });
  it("recycles the wallet once, shows the outcome and the new balance, then goes back", async () => {
    const { client } = await show({ recyclePost: recycled({}) }, { isAuto: true });
    await frame();
    const button = screen.getByRole("button", { name: "退出游戏" });
    for (let press = 0; press < 20; press += 1) act(() => button.click());
    expect(await screen.findAllByText("已转回 ¥320.00")).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
    expect(address()).toBe(PATH);
    await userEvent.click(screen.getByRole("button", { name: "完成" }));
    await waitFor(() => expect(address()).toBe("/venue/realbet"));
    expect(callsOf(client, "games.recyclePost")).toMatchObject([{ platform: "lhzr" }]);
  });
  it("says what stayed behind and why", async () => {
    await show({ recyclePost: recycled({ state: "failed", reason: "provider_failed" }) }, { isAuto: true });
    await exit();
    expect(await screen.findAllByText(/余额暂未转回：场馆没有响应/)).toBeTruthy();
  });
  it("lets the member leave during confirmation, and reports the outcome on the next page", async () => {
    const busy = refusal("server_busy");
    const { client } = await openPlay(
      { games: { recyclePost: busy }, finance: { operationClose: busy } },
      { isAuto: true },
    );
    await exit();
    expect(await screen.findByText("转回结果确认中，请勿重复操作；稍后余额会自动更新。")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "完成" }));
    expect(await screen.findByText("大厅")).toBeTruthy();
    const answer = JSON.stringify({ status: true, data: recycled({}) });
    client.answerWith({ finance: { operationClose: fixture(contract.finance.operationClose, { answer }) } });
    expect(await screen.findAllByText("已转回 ¥320.00", {}, { timeout: 5_000 })).toBeTruthy();
    expect(callsOf(client, "games.recyclePost")).toHaveLength(1);
  });
  it("says that the request did not arrive when there is no connection", async () => {
    const { client } = await show({}, { isAuto: true });
    await frame();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await exit();
    expect(await screen.findByText("转回请求没有送达，余额仍在场馆。请稍后在转账页重试。")).toBeTruthy();
    expect(callsOf(client, "games.recyclePost")).toHaveLength(0);
  });
  it("goes straight back when there was nothing to recycle", async () => {
    await show({ recyclePost: recycled({ amount: "0.00", state: "skipped", reason: "empty" }) }, { isAuto: true });
    await exit();
    await waitFor(() => expect(address()).toBe("/venue/realbet"));
  });
  it("asks before it leaves for a deposit where the browser blocks the window beside the game", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    await show();
    await frame();
    await userEvent.click(screen.getByRole("button", { name: "充值" }));
    expect(await screen.findByRole("alertdialog", { name: "离开游戏去充值？" })).toBeTruthy();
    expect(address()).toBe(PATH);
    await userEvent.click(screen.getByRole("button", { name: "去充值" }));
    await waitFor(() => expect(address()).toBe("/finance/deposit"));
  });
});

describe("what the page before passed on", () => {
  const nothing = { from: null, transferredIn: null, since: null, opened: null };
  const opened = { gameName: "竹筒三骰", platform: "lhzr", platformName: "澜禾真人", gameType: 2 };
  it.each([null, 5, "x", undefined])("is nothing when it is %j", (state) => expect(readPlayState(state)).toBeNull());
  it.each([
    {},
    { from: "//evil.example" },
    { from: "https://evil.example" },
    { from: 3 },
    { transferredIn: "1e9" },
    { transferredIn: 5 },
    { since: "5" },
    { since: -1 },
    { since: NaN },
    { opened: 1 },
    { opened: { ...opened, gameType: 9 } },
    { opened: { ...opened, platform: "<b>" } },
    { opened: { ...opened, gameName: "x".repeat(500) } },
  ])("is not taken on trust: %j", (state) => expect(readPlayState(state)).toEqual(nothing));
  it("keeps what is sound", () => {
    const state = { from: "/venue/chess?platform=a", transferredIn: "12.00", since: 1_700_000_000_000, opened };
    expect(readPlayState(state)).toEqual(state);
  });
});

describe("time in the game", () => {
  it.each([
    [0, "0:00:00"],
    [3_909_000, "1:05:09"],
    [-5_000, "0:00:00"],
    [360_000_000, "100:00:00"],
  ])("writes %d ms as %s", (ms, text) => expect(elapsedText(ms)).toBe(text));
});
