import type { PageEntry } from "@baize/feature-kit";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectAt, openSite, sampleFeature, samplePage } from "./site.test.support.tsx";

const broken = sampleFeature("broken", [
  samplePage("/broken", {
    Page: () => {
      throw new Error("bug");
    },
  }),
]);
const missing = sampleFeature("missing", [
  samplePage("/missing", {
    load: async () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/x.js")),
  }),
]);
const silenceErrors = () => vi.spyOn(console, "error").mockReturnValue(undefined);

afterEach(cleanup);

describe("routes", () => {
  it("lead the root home", async () => {
    await openSite("/");
    await expectAt("/home");
  });
  it("show not found with ways on for a path without a page", async () => {
    await openSite("/nowhere");
    expect(await screen.findByText("没有这个页面")).toBeTruthy();
    expect(screen.getByRole("link", { name: "回到首页" }).getAttribute("href")).toBe("/home");
    expect(screen.queryByRole("link", { name: "去电子大厅" })).toBeNull();
  });
  it("offer the lobby from not found where the site has one", async () => {
    await openSite("/nowhere", { features: [sampleFeature("games", [samplePage("/game/egame")])] });
    expect((await screen.findByRole("link", { name: "去电子大厅" })).getAttribute("href")).toBe("/game/egame");
  });
  it.each([
    ["zh-CN", "样张 · 碧台"],
    ["en", "样张 · Bitai"],
  ] as const)("title the document with page and brand in %s", async (locale, title) => {
    await openSite("/home", { locale });
    await waitFor(() => expect(document.title).toBe(title));
  });
  it("keep the frame when a page breaks", async () => {
    silenceErrors();
    await openSite("/broken", { features: [broken] });
    expect(await screen.findByText("页面出了问题")).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "主导航" })).toBeTruthy();
  });
  it("explain themselves when the frame breaks, and never leave an empty page", async () => {
    silenceErrors();
    const icon = (): never => {
      throw new Error("bug");
    };
    const tab = { place: "tabBar", order: 1, label: "tab", icon } as const;
    const framed = sampleFeature("framed", [samplePage("/framed", { navigation: [tab] })], { tab: "标签" });
    await openSite("/home", { features: [framed], surface: "mobile" });
    expect(await screen.findByText("页面出了问题")).toBeTruthy();
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});

describe("guards", () => {
  it("send a visitor to log-in and keep the wanted page with its query", async () => {
    await openSite("/user?tab=2#x");
    await expectAt("/login?return=%2Fuser%3Ftab%3D2%23x");
  });
  it("let a member in", async () => {
    await openSite("/user", { session: "member" });
    await expectAt("/user");
  });
  it("send a member from log-in to the wanted page", async () => {
    await openSite("/login?return=%2Fuser", { session: "member" });
    await expectAt("/user");
  });
  it("send a member from log-in to where its page leads on when none was wanted", async () => {
    const onwards = sampleFeature("join", [samplePage("/register", { guard: "guest", onwards: "/user" })]);
    await openSite("/register", { session: "member", features: [onwards] });
    await expectAt("/user");
  });
  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "never follow a return address off the site: %s",
    async (target) => {
      await openSite(`/login?return=${encodeURIComponent(target)}`, { session: "member" });
      await expectAt("/home");
    },
  );
});

describe("current game", () => {
  it("stays on a play page and is cleared on any other", async () => {
    const { client } = await openSite("/venues", { session: "member" });
    await expectAt("/venues");
    client.game.start("g1", "p1");
    await userEvent.click(screen.getByRole("button", { name: "leave" }));
    await expectAt("/home");
    await waitFor(() => expect(client.game.get()).toMatchObject({ startGame: false, gameid: "", platform: "" }));
  });
});

describe("page views", () => {
  it("name the pattern, never ids or the query", async () => {
    const { pageViews } = await openSite("/help/42?secret=1");
    await expectAt("/help/42?secret=1");
    expect(pageViews.take()).toEqual([{ path: "/help/:id", at: 0 }]);
  });
  it("call a path without a page 404", async () => {
    const { pageViews } = await openSite("/nowhere/13800138000");
    await screen.findByText("没有这个页面");
    expect(pageViews.take()).toEqual([{ path: "/404", at: 0 }]);
  });
});

describe("a newer version", () => {
  it("is offered by a button once there is one, and the first offer stays", async () => {
    let offer = (_accept: () => void): void => undefined;
    await openSite("/home", {
      watchUpdates: (make) => {
        offer = make;
      },
    });
    await expectAt("/home");
    expect(screen.queryByText("页面有新版本")).toBeNull();
    const [accept, later] = [vi.fn<() => void>(), vi.fn<() => void>()];
    act(() => offer(accept));
    act(() => offer(later));
    await userEvent.click(await screen.findByRole("button", { name: "重新加载" }));
    expect([accept.mock.calls.length, later.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("a lost connection", () => {
  it("is shown, and what is on the page can be requested again", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { client } = await openSite("/home", { session: "member" });
    expect(await screen.findByText("网络已断开，恢复后会自动继续。")).toBeTruthy();
    const before = client.requests.length;
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(client.requests.length).toBeGreaterThan(before));
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByText("网络已断开，恢复后会自动继续。")).toBeNull());
  });
  it.each([
    [false, "没有网络连接"],
    [true, "页面有新版本"],
  ])("or a release explains a page whose code is missing (online: %s)", async (isOnline, title) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    silenceErrors();
    await openSite("/missing", { features: [missing] });
    expect(await screen.findByText(title)).toBeTruthy();
  });
  it("ends with the page whose code could not be had, without a press", async () => {
    silenceErrors();
    const load = vi
      .fn<PageEntry["load"]>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"))
      .mockResolvedValue({ Page: () => <h1>到了</h1> });
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openSite("/late", { features: [sampleFeature("late", [samplePage("/late", { load })])] });
    expect(await screen.findByText("没有网络连接")).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("到了")).toBeTruthy();
  });
});
