import { callKey } from "@baize/api-client/react";
import { contract } from "@baize/api-client/contract";
import { after, type FakeAnswers, failure, fixture, refusal } from "@baize/api-client/testing";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { endMovableTimers, useMovableTimers } from "../fake-timers.test.support.ts";
import { fakeWindow, sentTo } from "../fake-window.test.support.ts";
import { sampleBalance, sampleMember, sampleStart, sampleWallet } from "../samples.test.support.ts";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { showScreen } from "../test-screen.test.support.tsx";
import { Launcher, useLaunch } from "./launcher.tsx";
import type { LaunchGame } from "./launch-game.ts";

const frameGame: LaunchGame = {
  id: "lhzr-1",
  name: "竹筒三骰",
  platform: "lhzr",
  platformName: "澜禾真人",
  gameType: 2,
  state: "normal",
  maintenance: null,
  openMode: "frame",
  hasDemo: false,
};
const windowGame: LaunchGame = { ...frameGame, openMode: "window" };
const OpenButton = ({ game }: { game: LaunchGame }): ReactElement => {
  const launch = useLaunch();
  return (
    <button type="button" onClick={() => void launch(game)}>
      开始
    </button>
  );
};
const moved = (state: "succeeded" | "processing" | "failed", amount = "1280.50") =>
  fixture(contract.games.transferPost, { state, amount });
const recorded = fixture(contract.finance.operationClose, {
  path: contract.games.transferPost.path,
  answer: JSON.stringify({ status: true, data: moved("succeeded") }),
});
const address = () => screen.getByLabelText("address").textContent;

const show = async (
  game: LaunchGame,
  isAuto: boolean,
  games: FakeAnswers["games"] = {},
  options: ScreenOptions = {},
) => {
  const shown = await showScreen(
    <Launcher>
      <OpenButton game={game} />
    </Launcher>,
    {
      member: { token: sampleMember(isAuto), balance: sampleBalance() },
      games: { walletList: [sampleWallet()], start: sampleStart(), ...games },
    },
    { path: "/venue/realbet?platform=lhzr", ...options },
  );
  if (options.session !== "visitor")
    await waitFor(() => expect(shown.queryClient.getQueryData(callKey(contract.member.token)) ?? null).not.toBeNull());
  return shown;
};
const press = async () => userEvent.click(await screen.findByRole("button", { name: "开始" }));

afterEach(() => {
  endMovableTimers();
  vi.restoreAllMocks();
});

describe("launch", () => {
  it("asks a visitor to log in and keeps the wanted game", async () => {
    await show(frameGame, false, {}, { session: "visitor" });
    await waitFor(async () => {
      await press();
      expect(address()).toBe(`/login?return=${encodeURIComponent("/venues?game=lhzr-1&mode=real")}`);
    });
  });
  it("leads sports and esports to /sports", async () => {
    await show({ ...frameGame, gameType: 6 }, true, { transferPost: moved("succeeded") });
    await press();
    await waitFor(() => expect(address()).toBe("/sports?game=lhzr-1&mode=real"));
  });
  it("shows maintenance with its window in the brand's zone and asks the server for nothing", async () => {
    const closed = {
      ...frameGame,
      state: "maintenance" as const,
      maintenance: { start: "2026-11-27T02:00:00Z", end: "2026-11-27T04:30:00Z", text: "例行维护" },
    };
    const { client } = await show(closed, true);
    await press();
    expect(await screen.findByRole("alertdialog", { name: "澜禾真人维护中" })).toBeTruthy();
    expect(screen.getByText("2026-11-27 10:00 起维护，预计 2026-11-27 12:30 恢复。")).toBeTruthy();
    expect(callsOf(client, "games.start")).toHaveLength(0);
    expect(callsOf(client, "games.transferPost")).toHaveLength(0);
  });
  it("says that a venue is not open yet, to visitors too", async () => {
    await show({ ...frameGame, state: "soon" }, false, {}, { session: "visitor" });
    await press();
    expect(await screen.findByRole("alertdialog", { name: "澜禾真人即将开放" })).toBeTruthy();
    expect(address()).toBe("/venue/realbet?platform=lhzr");
  });
  it("transfers in the whole central balance with automatic transfer", async () => {
    const { client } = await show(frameGame, true, { transferPost: moved("succeeded") });
    await press();
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
    expect(callsOf(client, "games.transferPost")).toMatchObject([{ from: "central", to: "lhzr", amount: "1280.50" }]);
  });
  it("transfers in no more than the venue's maximum, and nothing where none is accepted", async () => {
    const capped = await show(frameGame, true, {
      walletList: [sampleWallet({ max: "500.00" })],
      transferPost: moved("succeeded", "500.00"),
    });
    await press();
    await waitFor(() => expect(callsOf(capped.client, "games.transferPost")).toMatchObject([{ amount: "500.00" }]));
    cleanup();
    const shut = await show(frameGame, true, { walletList: [sampleWallet({ canIn: false })] });
    await press();
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
    expect(callsOf(shut.client, "games.transferPost")).toHaveLength(0);
  });
  it("never sees a hidden wallet", async () => {
    const { client } = await show(frameGame, true, { walletList: [sampleWallet({ wallet: 2 })] });
    await press();
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
    expect(callsOf(client, "games.transferPost")).toHaveLength(0);
  });
  it.each([
    [moved("processing"), /正在转入/],
    [moved("failed"), /转账未成功，¥1,280.50 仍在中心钱包/],
    [refusal("transfer_pending"), /转账处理中/],
    [refusal("server_busy"), "系统繁忙，请稍后重试。"],
    [refusal("not_executed"), "未执行，资金没有变动，可以重新提交。"],
  ] as const)("stays on the page and reports the outcome of the transfer", async (answer, text) => {
    await show(frameGame, true, { transferPost: answer as never });
    await press();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(address()).toBe("/venue/realbet?platform=lhzr");
    await userEvent.click(screen.getByRole("button", { name: "不再转入，直接进入" }));
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
  });
  it("goes on to the game after a refusal whose key turns out to have moved the money", async () => {
    const { client } = await show(frameGame, true, { transferPost: refusal("server_busy") });
    client.answerWith({ finance: { operationClose: recorded } });
    await press();
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
    expect(callsOf(client, "games.transferPost")).toHaveLength(1);
  });
  it("never calls an unknown transfer failed, sends no other meanwhile, and reports the outcome", async () => {
    useMovableTimers();
    const { client } = await show(frameGame, true, { transferPost: failure("html") });
    const busy = refusal("server_busy");
    client.answerWith({ finance: { operation: busy, operationClose: busy } });
    fireEvent.click(await screen.findByRole("button", { name: "开始" }));
    await waitFor(() => expect(callsOf(client, "finance.operation").length).toBeGreaterThan(0));
    await act(async () => vi.advanceTimersByTimeAsync(21_000));
    expect(await screen.findByRole("dialog", { name: "转账结果确认中" })).toBeTruthy();
    expect(screen.getByText("转账结果确认中，请勿重复转账；可在资金记录中查看。")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "取消" }));
    fireEvent.click(screen.getByRole("button", { name: "开始" }));
    expect(await screen.findByRole("dialog", { name: "转账结果确认中" })).toBeTruthy();
    client.answerWith({ finance: { operation: recorded, operationClose: recorded } });
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole("dialog", { name: "余额已转入" })).toBeTruthy();
    expect(screen.getByText("已转入 ¥1,280.50")).toBeTruthy();
    expect(callsOf(client, "games.transferPost")).toHaveLength(1);
  });
  it("says that a transfer did not arrive when there is no connection", async () => {
    const { client } = await show(frameGame, true, {});
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await press();
    expect(await screen.findByText(/转账请求没有送达，资金没有变动/)).toBeTruthy();
    expect(callsOf(client, "games.transferPost")).toHaveLength(0);
  });
  it("offers a transfer without automatic transfer, and checks the amount at its field", async () => {
    const { client } = await show(frameGame, false, { transferPost: moved("succeeded", "50.00") });
    await press();
    const field = await screen.findByLabelText(/^转入金额/);
    await userEvent.type(field, "5");
    await userEvent.click(screen.getByRole("button", { name: /^转入 ¥5/ }));
    expect(await screen.findByText("单笔最低 ¥10。")).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, "50");
    await userEvent.click(screen.getByRole("button", { name: "转入 ¥50.00 并进入" }));
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
    expect(callsOf(client, "games.transferPost")).toMatchObject([{ to: "lhzr", amount: "50.00" }]);
  });
});

describe("launch in a window", () => {
  it("opens the window in the press, before anything is asked", async () => {
    const opened = fakeWindow();
    const order: string[] = [];
    vi.spyOn(window, "open").mockImplementation(() => {
      order.push("open");
      return opened as unknown as Window;
    });
    await show(windowGame, true, {
      walletList: () => {
        order.push("wallet");
        return [sampleWallet()];
      },
      transferPost: moved("succeeded"),
      start: () => {
        order.push("start");
        return sampleStart({ openMode: "window" });
      },
    });
    await press();
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
    expect(order).toEqual(["open", "wallet", "start"]);
    expect(opened.opener).toBeNull();
    expect(sentTo(opened)).toBe(`${location.origin}/play/abcdefghijklmnopqrstuvwxyz012345`);
  });
  it.each(["javascript:alert(1)", "//evil.example/play/x", "https://evil.example/play/x", "/console"])(
    "closes the window for a hostile address: %s",
    async (url) => {
      const opened = fakeWindow();
      vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
      await show(windowGame, true, { transferPost: moved("succeeded"), start: sampleStart({ url }) });
      await press();
      expect(await screen.findByText(/游戏地址未通过安全检查/)).toBeTruthy();
      expect(sentTo(opened)).toBeNull();
      expect(opened.close).toHaveBeenCalled();
    },
  );
  it.each([
    [refusal("game_unknown"), /没有找到这款游戏/],
    [refusal("play_locked"), /游戏功能已暂停/],
    [
      refusal("play_paused", { kind: "break", until: "2026-11-28T04:00:00Z" }),
      "您正处于休息期，2026-11-28 12:00 结束，期间不能充值或游戏。",
    ],
    [refusal("game_maintenance", { until: "2026-11-27T04:30:00Z" }), /预计 2026-11-27 12:30 恢复，请稍后/],
    [failure("network"), /网络连接失败/],
  ] as const)("closes the window and says why the game did not start", async (answer, text) => {
    const opened = fakeWindow();
    vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
    await show(windowGame, true, { walletList: [], start: answer as never });
    await press();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(opened.close).toHaveBeenCalled();
  });
  it("leads to the verification where the game asks for the identity", async () => {
    const opened = fakeWindow();
    vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
    await show(windowGame, true, { walletList: [], start: refusal("identity_required") });
    await press();
    expect(await screen.findByText("完成身份核验后即可使用，可在个人资料页提交核验。")).toBeTruthy();
    expect(screen.getByRole("link", { name: "前往身份核验" }).getAttribute("href")).toBe("/user/personal");
    expect(opened.close).toHaveBeenCalledOnce();
  });
  it("offers a press of its own when the window is blocked, and moves no money before", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { client } = await show(windowGame, true, { transferPost: after(1, moved("succeeded")) });
    await press();
    expect(await screen.findByText("浏览器拦截了新窗口")).toBeTruthy();
    expect(callsOf(client, "games.transferPost")).toHaveLength(0);
    open.mockReturnValue(fakeWindow() as unknown as Window);
    await userEvent.click(screen.getByRole("button", { name: "打开游戏" }));
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
    expect(callsOf(client, "games.start")).toHaveLength(1);
  });
  it("retries a launch that timed out in a new press, without a second transfer in", async () => {
    const open = vi.spyOn(window, "open").mockImplementation(() => fakeWindow() as unknown as Window);
    const { client } = await show(
      windowGame,
      true,
      { transferPost: moved("succeeded"), start: failure("silence") },
      { timeoutMs: 300 },
    );
    await press();
    expect(await screen.findByText(/请求超时/, {}, { timeout: 5_000 })).toBeTruthy();
    client.answerWith({ games: { start: sampleStart({ openMode: "window" }) } });
    await userEvent.click(screen.getByRole("button", { name: "再试一次" }));
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
    expect(open).toHaveBeenCalledTimes(2);
    expect(callsOf(client, "games.transferPost")).toHaveLength(1);
  });
});

describe("too little to transfer in", () => {
  it("offers the deposit and the way in, and no field", async () => {
    const { client } = await showScreen(
      <Launcher>
        <OpenButton game={frameGame} />
      </Launcher>,
      {
        member: { token: sampleMember(false), balance: sampleBalance("0.00") },
        games: { walletList: [sampleWallet()] },
      },
      { path: "/venue/realbet" },
    );
    await press();
    expect((await screen.findByRole("link", { name: "去充值" })).getAttribute("href")).toBe("/finance/deposit");
    expect(screen.queryByLabelText(/^转入金额/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "直接进入" }));
    await waitFor(() => expect(address()).toBe("/venues?game=lhzr-1&mode=real"));
    expect(callsOf(client, "games.transferPost")).toHaveLength(0);
  });
});
