import { callKey } from "@baize/api-client/react";
import { contract } from "@baize/api-client/contract";
import { fixture, refusal } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { sampleBalance, sampleMember, sampleStart, sampleWallet } from "../samples.test.support.ts";
import { showScreen } from "../test-screen.test.support.tsx";
import type { LaunchGame } from "./launch-game.ts";
import { Launcher, useLaunch } from "./launcher.tsx";

const game: LaunchGame = {
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
const UNTIL = "2099-11-29T12:00:00+08:00";
const SAID = "您正处于休息期，2099-11-29 12:00 结束";
const onABreak = fixture(contract.protection.state, {
  pause: { kind: "break", since: "2026-11-28T12:00:00+08:00", until: UNTIL },
});
const OpenButton = (): ReactElement => {
  const launch = useLaunch();
  return (
    <button type="button" onClick={() => void launch(game)}>
      开始
    </button>
  );
};
const unverified = fixture(contract.protection.state, {
  identity: { state: "none", at: null, fault: null, age: "declared", closed: ["play"] },
} as object);
const show = async (isAuto: boolean, games: object = {}, state = onABreak) => {
  const shown = await showScreen(
    <Launcher>
      <OpenButton />
    </Launcher>,
    {
      member: { token: sampleMember(isAuto), balance: sampleBalance() },
      games: { walletList: [sampleWallet()], start: sampleStart(), ...games },
      protection: { state },
    },
    { session: "member" },
  );
  await waitFor(() =>
    expect(shown.queryClient.getQueryData(callKey(contract.member.token))?.autoTransfer).toBe(isAuto),
  );
  return shown;
};
const press = (): boolean => fireEvent.click(screen.getByRole("button", { name: "开始" }));

describe("a launch on a break", () => {
  it("says so in place of the ways in", async () => {
    await show(false);
    press();
    expect(await screen.findByText(SAID)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /进入/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "知道了" }));
    await waitFor(() => expect(screen.queryByText(SAID)).toBeNull());
  });

  it("tries no automatic transfer where the break is known", async () => {
    const { count, queryClient } = await show(true);
    queryClient.setQueryData(callKey(contract.protection.state), onABreak);
    press();
    expect(await screen.findByText(SAID)).toBeTruthy();
    expect(count("games.transferPost")).toBe(0);
  });

  it("says the refusal of the transfer where it is not, and offers no way on", async () => {
    const { count } = await show(true, { transferPost: refusal("play_paused", { kind: "break", until: UNTIL }) });
    press();
    expect(await screen.findByText(/您正处于休息期，2099-11-29 12:00 结束，期间不能充值或游戏。/)).toBeTruthy();
    expect(count("games.transferPost")).toBe(1);
    expect(screen.queryByRole("button", { name: "不再转入，直接进入" })).toBeNull();
    expect(screen.getAllByRole("button", { name: /取消|关闭/ })).not.toHaveLength(0);
  });
});

describe("a launch before the identity is verified", () => {
  const CLOSED = "身份尚未核验，暂不能游戏";
  const way = async () => screen.findByRole("link", { name: "前往身份核验" });

  it("says so in place of the ways in, with the way to the verification", async () => {
    await show(false, {}, unverified);
    press();
    expect(await screen.findByText(CLOSED)).toBeTruthy();
    expect((await way()).getAttribute("href")).toBe("/user/personal");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /进入/ })).toBeNull();
  });

  it("tries no automatic transfer where that is known", async () => {
    const { count, queryClient } = await show(true, {}, unverified);
    queryClient.setQueryData(callKey(contract.protection.state), unverified);
    press();
    expect(await screen.findByText(CLOSED)).toBeTruthy();
    expect(count("games.transferPost")).toBe(0);
  });

  it("says the refusal of the transfer where it is not, offers no way on, and knows it from then on", async () => {
    const { count } = await show(true, { transferPost: refusal("identity_required") }, unverified);
    press();
    expect(await screen.findByText("完成身份核验后即可使用，可在个人资料页提交核验。")).toBeTruthy();
    expect((await way()).getAttribute("href")).toBe("/user/personal");
    expect(screen.queryByRole("button", { name: "不再转入，直接进入" })).toBeNull();
    await waitFor(() => expect(count("protection.state")).toBe(1));
    fireEvent.click(screen.getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    press();
    expect(await screen.findByText(CLOSED)).toBeTruthy();
    expect(count("games.transferPost")).toBe(1);
  });
});
