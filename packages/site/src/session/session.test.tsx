import { refusal } from "@baize/api-client/testing";
import { HEARTBEAT_MS } from "@baize/domain";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UserIcon } from "@baize/ui-kit";
import { expectAt, openSite, sampleFeature, samplePage } from "../site.test.support.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Links the member's page at the foot of every page. */
const userLink = sampleFeature(
  "links",
  [
    samplePage("/user", {
      guard: "member",
      layout: "member",
      navigation: [{ place: "footer", order: 1, label: "user", icon: UserIcon }],
    }),
  ],
  { user: "我的" },
);

describe("a session", () => {
  it("that is rejected leads to log-in once, with the way back", async () => {
    await openSite("/user", { session: "member", answers: { member: { balance: refusal("token") } } });
    await expectAt("/login?return=%2Fuser");
    expect(await screen.findByText("登录已失效，请重新登录")).toBeTruthy();
    expect(screen.queryByText("已退出登录")).toBeNull();
  });
  it("signed out leaves no member data in the header", async () => {
    const { client } = await openSite("/home", { session: "member" });
    await userEvent.click(await screen.findByRole("button", { name: /打开账户菜单/ }));
    await userEvent.click(await screen.findByText("退出登录"));
    expect(await screen.findByRole("link", { name: "登录" })).toBeTruthy();
    expect(client.session.hasToken()).toBe(false);
    expect(screen.queryByRole("group", { name: "余额" })).toBeNull();
    expect(await screen.findByText("已退出登录")).toBeTruthy();
  });
  it("signed out on a member's page leads home, and the page then asks a visitor to log in", async () => {
    const { client } = await openSite("/user", { session: "member", features: [userLink] });
    await expectAt("/user");
    act(() => client.signOut());
    await expectAt("/home");
    await userEvent.click(screen.getByRole("link", { name: "我的" }));
    await expectAt("/login?return=%2Fuser");
  });
  it("idle too long says so, and comes back to the page after log-in", async () => {
    const { client } = await openSite("/user", { session: "member" });
    await expectAt("/user");
    client.answerWith({ member: { balance: refusal("token", { reason: "idle" }) } });
    await act(async () => client.member.balance());
    expect(await screen.findByText("长时间没有操作，已为您退出登录，请重新登录")).toBeTruthy();
    await expectAt("/login?return=%2Fuser");
  });
  it("ends with its page views", async () => {
    const { client, pageViews } = await openSite("/home", { session: "member" });
    await expectAt("/home");
    act(() => client.signOut());
    await screen.findByRole("link", { name: "登录" });
    expect(pageViews.take()).toEqual([]);
  });
  it("that leaves after a changed password counts down, and can be left at once", async () => {
    const { client } = await openSite("/user", { session: "member" });
    await expectAt("/user");
    act(() => client.session.leave(client.now() + 30_000));
    expect(await screen.findByText(/密码已修改，(?:30|29) 秒后返回登录/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "立即登录" }));
    expect(await screen.findByText("登录已失效，请重新登录")).toBeTruthy();
    expect(screen.queryByText(/秒后返回登录/)).toBeNull();
  });
});

describe("a heartbeat", () => {
  it("is sent at once for a member and again after its pause, and no more after the log-out", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { client, count } = await openSite("/home", { session: "member" });
    await waitFor(() => expect(count("games.heartbeat")).toBe(1));
    await act(async () => vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 2));
    const before = count("games.heartbeat");
    expect(before).toBeGreaterThan(1);
    act(() => client.signOut());
    await act(async () => vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 4));
    expect(count("games.heartbeat")).toBe(before);
  });
  it("names the game that is played", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { client } = await openSite("/venues", { session: "member" });
    await expectAt("/venues");
    act(() => client.game.start("g1", "p1"));
    await act(async () => vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 2));
    const beats = client.requests.filter(({ call }) => call === "games.heartbeat");
    expect(beats.at(-1)?.input).toMatchObject({ gameid: "g1", platform: "p1" });
  });
  it("is not sent for a visitor", async () => {
    const { count } = await openSite("/home");
    await expectAt("/home");
    await screen.findByRole("link", { name: "登录" });
    expect(count("games.heartbeat")).toBe(0);
  });
});

describe("coming back to the page", () => {
  it.each(["visibilitychange", "pageshow"])("reads again what is old, on %s", async (event) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { count } = await openSite("/home", { session: "member" });
    await waitFor(() => expect(count("member.balance")).toBe(1));
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    const before = count("member.balance");
    act(() => void (event === "pageshow" ? window : document).dispatchEvent(new Event(event)));
    await waitFor(() => expect(count("member.balance")).toBe(before + 1));
  });
});
