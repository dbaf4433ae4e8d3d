import { createQueryClient } from "@baize/api-client/react";
import { createFakeClient, type FakeAnswers, type FakeClient, refusal } from "@baize/api-client/testing";
import { ensureTemporal } from "@baize/domain";
import { type Feature, MemoryRouter, useLocation, useNavigate } from "@baize/feature-kit";
import { uiKitMessages } from "@baize/ui-kit";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Brand } from "./brand.ts";
import { createSessionEnds } from "./session/session-end.tsx";
import { SiteApp } from "./site-app.tsx";
import { createUpdateOffer } from "./service-worker/update-offer.ts";
import { createCatalogue } from "./start/catalogue.ts";
import { createPageViews } from "./start/page-views.ts";
import { createPreferences } from "./start/preferences.ts";
import { SITE, siteMessages } from "./words.ts";

const data = JSON.parse(readFileSync("../../brands/10001/brand.json", "utf8")) as Omit<Brand, "messages"> & {
  theme: object;
};
const brand: Brand = { ...data, messages: { "zh-CN": {}, en: {} } };

const Where = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => void navigate("/home")}>
        leave
      </button>
    </>
  );
};
const page = (path: string, guard: "anyone" | "guest" | "member", layout: "main" | "play" = "main") => ({
  path,
  guard,
  layout,
  title: "title",
  load: async () => ({ Page: Where }),
});
const words = async () => ({ messages: { title: "样张" } });
const feature: Feature = {
  id: "sample",
  pages: [
    page("/home", "anyone"),
    page("/login", "guest"),
    page("/user", "member"),
    page("/venues", "member", "play"),
    page("/help/:id", "anyone"),
  ],
  messages: { "zh-CN": words, en: words },
};
const broken: Feature = {
  id: "broken",
  pages: [
    {
      path: "/broken",
      guard: "anyone",
      layout: "main",
      title: "title",
      load: async () => ({
        Page: () => {
          throw new Error("bug");
        },
      }),
    },
  ],
  messages: { "zh-CN": words, en: words },
};

const missing: Feature = {
  id: "missing",
  pages: [
    {
      path: "/missing",
      guard: "anyone",
      layout: "main",
      title: "title",
      load: async () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/x.js")),
    },
  ],
  messages: { "zh-CN": words, en: words },
};

const open = async (path: string, answers: FakeAnswers = {}, session: "member" | "visitor" = "visitor") => {
  const ends = createSessionEnds();
  const client: FakeClient = createFakeClient(answers, { session, onSessionEnd: ends.emit });
  const catalogue = createCatalogue(brand, "zh-CN", [feature, broken, missing]);
  await Promise.all([
    catalogue.load({ id: "uiKit", messages: uiKitMessages }),
    catalogue.load({ id: SITE, messages: siteMessages }),
  ]);
  const pageViews = createPageViews(() => 0);
  const offer = createUpdateOffer();
  render(
    <SiteApp
      {...{ brand, catalogue, client, ends, pageViews, offer }}
      features={[feature, broken, missing]}
      preferences={createPreferences(client.storage)}
      queryClient={createQueryClient({ report: () => undefined })}
      surface="desktop"
      locale="zh-CN"
      reload={() => undefined}
      router={(children) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>}
    />,
  );
  return { client, pageViews, offer };
};
const expectAt = async (address: string) => expect(await screen.findByText(address)).toBeTruthy();

beforeAll(async () => {
  window.scrollTo = () => undefined;
  await ensureTemporal();
});
afterEach(cleanup);

describe("routes", () => {
  it("lead the root home", async () => {
    await open("/");
    await expectAt("/home");
  });
  it("show not found with ways on for a path without a page", async () => {
    await open("/nowhere");
    expect(await screen.findByText("没有这个页面")).toBeTruthy();
    expect(screen.getByRole("link", { name: "回到首页" }).getAttribute("href")).toBe("/home");
  });
  it("title the document with page and brand", async () => {
    await open("/home");
    await waitFor(() => expect(document.title).toBe("样张 · 碧台"));
  });
  it("keep the frame when a page breaks", async () => {
    await open("/broken");
    expect(await screen.findByText("页面出了问题")).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "主导航" })).toBeTruthy();
  });
});

describe("guards", () => {
  it("send a visitor to log-in and keep the wanted page with its query", async () => {
    await open("/user?tab=2#x");
    await expectAt("/login?return=%2Fuser%3Ftab%3D2%23x");
  });
  it("let a member in", async () => {
    await open("/user", {}, "member");
    await expectAt("/user");
  });
  it("send a member from log-in to the wanted page", async () => {
    await open("/login?return=%2Fuser", {}, "member");
    await expectAt("/user");
  });
  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "never follow a return address off the site: %s",
    async (target) => {
      await open(`/login?return=${encodeURIComponent(target)}`, {}, "member");
      await expectAt("/home");
    },
  );
});

describe("session", () => {
  it("that is rejected leads to log-in once, with the way back", async () => {
    await open("/user", { member: { balance: refusal("token") } }, "member");
    await expectAt("/login?return=%2Fuser");
    expect(screen.queryByText("已退出登录")).toBeNull();
  });
  it("signed out leaves no member data in the header", async () => {
    const { client } = await open("/home", {}, "member");
    await userEvent.click(await screen.findByRole("button", { name: /打开账户菜单/ }));
    await userEvent.click(await screen.findByText("退出登录"));
    expect(await screen.findByRole("link", { name: "登录" })).toBeTruthy();
    expect(client.session.hasToken()).toBe(false);
    expect(screen.queryByRole("group", { name: "余额" })).toBeNull();
  });
  it("shows a dash, not zero, while the balance cannot be read", async () => {
    await open("/home", { member: { balance: refusal("server_busy") } }, "member");
    const group = await screen.findByRole("group", { name: "余额" });
    await waitFor(() => expect(group.textContent).toContain("—"));
    expect(group.textContent).not.toContain("0");
  });
});

describe("current game", () => {
  it("stays on a play page and is cleared on any other", async () => {
    const { client } = await open("/venues", {}, "member");
    await expectAt("/venues");
    client.game.start("g1", "p1");
    await userEvent.click(screen.getByRole("button", { name: "leave" }));
    await expectAt("/home");
    await waitFor(() => expect(client.game.get()).toMatchObject({ startGame: false, gameid: "", platform: "" }));
  });
});

describe("page views", () => {
  it("name the pattern, never ids or the query", async () => {
    const { pageViews } = await open("/help/42?secret=1");
    await expectAt("/help/42?secret=1");
    expect(pageViews.take()).toEqual([{ path: "/help/:id", at: 0 }]);
  });
});

describe("a newer version", () => {
  it("is offered by a button once there is one", async () => {
    const { offer } = await open("/home");
    await expectAt("/home");
    expect(screen.queryByText("页面有新版本")).toBeNull();
    const accept = vi.fn<() => void>();
    act(() => offer.make(accept));
    await userEvent.click(await screen.findByRole("button", { name: "重新加载" }));
    expect(accept).toHaveBeenCalledTimes(1);
  });
});

describe("a lost connection", () => {
  it("is told, and what is on the page can be asked for again", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { client } = await open("/home", {}, "member");
    expect(await screen.findByText("网络已断开，恢复后会自动继续。")).toBeTruthy();
    const asked = client.requests.length;
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(client.requests.length).toBeGreaterThan(asked));
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByText("网络已断开，恢复后会自动继续。")).toBeNull());
  });
  it("explains a page that was never loaded", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.spyOn(console, "error").mockReturnValue(undefined);
    await open("/missing");
    expect(await screen.findByText("没有网络连接")).toBeTruthy();
  });
});
