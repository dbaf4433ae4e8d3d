import { createStorage, type ClientStorage, type StorageArea } from "@baize/api-client";
import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { ScreenOptions } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sampleLobby, samplePromotion } from "../samples.test.support.ts";
import { showScreen } from "../test-screen.test.support.tsx";
import { Page } from "./home-page.tsx";
import { holdIdle } from "./idle.test.support.ts";
import { TopCover } from "./top-cover.tsx";

const NOON = Date.parse("2026-11-27T12:00:00+08:00");
const MIDNIGHT = Date.parse("2026-11-28T00:00:00+08:00");
const covers = [
  samplePromotion({ id: "later", title: "活动未开始", start: "2026-12-01T00:00:00+08:00" }),
  samplePromotion({ id: "one", title: "活动甲", link: "/activity/list/one", end: "2026-11-30T16:00:00Z" }),
  samplePromotion({ id: "two", title: "活动乙", link: "/activity/list/two" }),
];

const createArea = (): StorageArea => {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
};
/** A new tab of the same browser. */
const visitOf = (local: StorageArea): ClientStorage => {
  const session = createArea();
  return createStorage({ local: () => local, session: () => session });
};
const deny = (): never => {
  throw new Error("SecurityError");
};

const home = (
  <>
    <a href="/home">家</a>
    <TopCover />
  </>
);
/** The notice's place with home's first content, and the browser idle. */
const show = async (promo: FakeAnswers["promo"] = { topCover: covers }, options: ScreenOptions = {}) => {
  const idle = holdIdle();
  const shown = await showScreen(
    home,
    { games: { list: [sampleLobby(4)] }, promo },
    { path: "/home", serverNow: () => NOON, ...options },
  );
  if (options.session !== "visitor") await waitFor(() => expect(idle.asked()).toBe(1));
  await waitFor(() => expect(shown.queryClient.isFetching()).toBe(0));
  await idle.beIdle();
  return { ...shown, idle };
};
const notice = async () => screen.findByRole("dialog");
const isGone = async () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the notice over home", () => {
  it("is the first promotion that runs, with picture, conditions and period, and leads to it", async () => {
    const { path } = await show();
    const dialog = await notice();
    expect(within(dialog).getByRole("heading", { name: "活动甲" })).toBeTruthy();
    expect(dialog.querySelector("img")?.getAttribute("src")).toBe("/art/offer/p1.svg");
    expect(dialog.textContent).toContain("加送金额需完成 8 倍流水后方可提款");
    expect(dialog.textContent).toContain("截止 2026-12-01 00:00");
    await userEvent.click(within(dialog).getByRole("link", { name: "查看活动" }));
    expect(path()).toBe("/activity/list/one");
  });
  it("says in English from when to when", async () => {
    await show(
      { topCover: [samplePromotion({ start: "2026-11-01T00:00:00+08:00", end: "2026-11-30T16:00:00Z" })] },
      { locale: "en" },
    );
    expect((await notice()).textContent).toContain("2026-11-01 00:00 to 2026-12-01 00:00");
  });
  it("waits for home's first content and for the browser to be idle", async () => {
    const idle = holdIdle();
    const { client } = await showScreen(
      <Page />,
      { games: { list: after(60_000, []) }, promo: { topCover: covers } },
      { path: "/home", serverNow: () => NOON },
    );
    await screen.findByText("活动甲");
    expect(idle.asked()).toBe(0);
    expect(client.session.get().status).toBe(1);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  it("never comes over a dialog that is open, nor to a visitor", async () => {
    const busy = document.body.appendChild(document.createElement("div"));
    busy.setAttribute("role", "dialog");
    await show();
    expect(screen.getAllByRole("dialog")).toEqual([busy]);
    busy.remove();
    const { idle } = await show({ topCover: covers }, { session: "visitor" });
    expect(idle.asked()).toBe(0);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  it.each([[], refusal("maintenance"), failure("network")] as NonNullable<FakeAnswers["promo"]>["topCover"][])(
    "is not there when no promotion is served",
    async (topCover) => {
      await show({ topCover: topCover ?? [] });
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );
  it("leads nowhere where the promotion's link is none of this site", async () => {
    await show({ topCover: [samplePromotion({ link: "https://evil.example/" })] });
    expect(within(await notice()).queryByRole("link")).toBeNull();
  });
});

describe("the notice closes", () => {
  it.each([
    ["by Escape", async () => userEvent.keyboard("{Escape}")],
    ["by its button", async () => userEvent.click(screen.getByRole("button", { name: "知道了" }))],
    ["by its cross", async () => userEvent.click(screen.getByRole("button", { name: "关闭" }))],
  ] as const)("%s, and the focus goes back to where it was", async (_name, close) => {
    const idle = holdIdle();
    await showScreen(
      home,
      { games: { list: [sampleLobby(4)] }, promo: { topCover: covers } },
      { path: "/home", serverNow: () => NOON },
    );
    await waitFor(() => expect(idle.asked()).toBe(1));
    const link = screen.getByRole("link", { name: "家" });
    link.focus();
    await idle.beIdle();
    const dialog = await notice();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await close();
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(link));
  });
  it("by a press beside it", async () => {
    await show();
    await notice();
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
  it("for this visit, also where nothing can be stored", async () => {
    const local = createArea();
    for (const storage of [visitOf(local), createStorage({ local: deny, session: deny })]) {
      await show({ topCover: covers }, { storage });
      await notice();
      await userEvent.keyboard("{Escape}");
      await isGone();
      await show({ topCover: covers }, { storage });
      expect(screen.queryByRole("dialog")).toBeNull();
    }
  });
  it("and comes back with the next visit", async () => {
    const local = createArea();
    await show({ topCover: covers }, { storage: visitOf(local) });
    await notice();
    await userEvent.keyboard("{Escape}");
    await show({ topCover: covers }, { storage: visitOf(local) });
    expect(within(await notice()).getByRole("heading", { name: "活动甲" })).toBeTruthy();
  });
});

describe("a promotion that was put off for today", () => {
  const putOff = async (local: StorageArea) => {
    await show({ topCover: covers }, { storage: visitOf(local) });
    await userEvent.click(within(await notice()).getByRole("checkbox", { name: "今天不再提醒这个活动" }));
  };
  const title = async (local: StorageArea, serverNow: () => number) => {
    await show({ topCover: covers }, { storage: visitOf(local), serverNow });
    return within(await notice()).getByRole("heading").textContent;
  };
  it("leaves its place to the next one until the brand's midnight", async () => {
    const local = createArea();
    await putOff(local);
    expect(await title(local, () => MIDNIGHT - 60_000)).toBe("活动乙");
    expect(await title(local, () => MIDNIGHT)).toBe("活动甲");
  });
  it("is back when the tick is taken away", async () => {
    const local = createArea();
    await putOff(local);
    await userEvent.click(screen.getByRole("checkbox"));
    expect(await title(local, () => NOON)).toBe("活动甲");
  });
});
