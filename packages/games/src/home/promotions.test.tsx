import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ScreenOptions } from "@baize/feature-kit/testing";
import { samplePromotion } from "../samples.test.support.ts";
import { showScreen } from "../test-screen.test.support.tsx";
import { promotionPath } from "./promotion-path.ts";
import { Promotions } from "./promotions.tsx";
import { isRunning } from "./use-promotions.ts";

const NOW = "2026-11-27T12:00:00+08:00";
type Covers = NonNullable<NonNullable<FakeAnswers["promo"]>["topCover"]>;
const show = async (topCover: Covers, options: ScreenOptions = {}) => {
  const shown = await showScreen(
    <Promotions />,
    { promo: { topCover } },
    { path: "/home", session: "visitor", serverNow: () => Date.parse(NOW), ...options },
  );
  await waitFor(() => expect(shown.queryClient.isFetching()).toBe(0));
  return shown;
};
const titles = () => screen.queryAllByText(/^活动/).map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("promotions on home", () => {
  it("show visitors title, all of the terms and the end in the brand's zone, and lead to their page", async () => {
    const text = `每笔充值加送 10%，${"单笔最高 1,888，".repeat(12)}完成 8 倍流水后方可提款。`;
    await show([
      samplePromotion({ text, end: "2026-11-30T16:00:00Z" }),
      samplePromotion({ id: "p2", title: "活动乙" }),
    ]);
    const card = screen.getByRole("link", { name: /银行转账 加送 10%/ });
    expect(card.getAttribute("href")).toBe("/finance/deposit");
    expect(card.textContent).toContain(text);
    expect(card.textContent).toContain("截止 2026-12-01 00:00");
    expect(card.querySelector("img")?.getAttribute("alt")).toBe("");
    expect(within(screen.getByRole("region", { name: "优惠活动" })).getAllByRole("listitem")).toHaveLength(2);
  });
  it("leave out what has ended and what has not begun, by the server's clock", async () => {
    await show([
      samplePromotion({ id: "a", title: "活动甲", start: "2026-11-27T11:59:00+08:00", end: null }),
      samplePromotion({ id: "b", title: "活动乙", end: "2026-11-27T11:59:00+08:00" }),
      samplePromotion({ id: "c", title: "活动丙", start: "2026-11-27T13:00:00+08:00" }),
      samplePromotion({ id: "d", title: "活动丁", start: null, end: "2026-11-27T13:00:00+08:00" }),
    ]);
    expect(titles()).toEqual(["活动甲", "活动丁"]);
  });
  it("disappear at their end while home stays open", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    await show([
      samplePromotion({ id: "a", title: "活动甲", end: "2026-11-27T12:01:30+08:00" }),
      samplePromotion({ id: "b", title: "活动乙", start: "2026-11-27T12:01:30+08:00" }),
    ]);
    expect(titles()).toEqual(["活动甲"]);
    await act(async () => vi.advanceTimersByTimeAsync(120_000));
    expect(titles()).toEqual(["活动乙"]);
  });
  it.each([[], refusal("unknown_call"), refusal("maintenance"), failure("network"), failure("html")] as Covers[])(
    "are nothing at all when there are none or they do not come",
    async (answer) => {
      await show(answer);
      expect(screen.queryByText("优惠活动")).toBeNull();
      expect(screen.queryByRole("alert")).toBeNull();
      expect(screen.queryByRole("img")).toBeNull();
    },
  );
  it("keep their place while they come", async () => {
    await showScreen(<Promotions />, { promo: { topCover: after(60_000, []) } }, { path: "/home", session: "visitor" });
    expect(screen.getByRole("heading", { name: "优惠活动" })).toBeTruthy();
    expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  });
  it("are read, but lead nowhere, when their link is none of this site", async () => {
    await show([samplePromotion({ title: "活动甲", link: "https://evil.example/" })]);
    expect(titles()).toEqual(["活动甲"]);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("the way of a promotion", () => {
  it.each(["/finance/deposit", "/venue/sports?platform=lyty", "/activity/list/7", "/game/egame?show=new#top"])(
    "is a page of the site: %s",
    (link) => expect(promotionPath(link)).toBe(link),
  );
  it.each([
    "",
    "https://evil.example/",
    "//evil.example/home",
    String.raw`/\evil.example`,
    "javascript:alert(1)",
    "/%2F%2Fevil.example",
    "home",
    "/play/ticket",
    "/api/findmed/v1/account/logout",
    "/app/home",
    "/nowhere",
  ])("is nothing else: %s", (link) => expect(promotionPath(link)).toBeNull());
});

describe("a promotion's time", () => {
  const at = Date.parse(NOW);
  it.each([
    [null, null, true],
    [NOW, null, true],
    [null, NOW, false],
    ["2026-11-27T04:00:00.001Z", null, false],
    [null, "2026-11-27T04:00:00.001Z", true],
  ])("from %s to %s includes noon: %s", (start, end, runs) => expect(isRunning({ start, end }, at)).toBe(runs));
});
