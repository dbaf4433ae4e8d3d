import { contract } from "@baize/api-client/contract";
import { createQueryClient } from "@baize/api-client/react";
import { createFakeClient, failure, fixture } from "@baize/api-client/testing";
import { loadMessages, ScreenFrame, testBrand } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { games } from "../feature.ts";
import { sampleBalance, sampleCategory, sampleGame, sampleLobby, sampleProvider } from "../samples.test.support.ts";
import { showScreen } from "../test-screen.test.support.tsx";
import * as css from "./home.css.ts";
import { tileSpans } from "./tile-spans.ts";
import { Page } from "./home-page.tsx";

const list = [
  sampleCategory(6, {
    providers: [sampleProvider({ platform: "lyty", name: "岭原体育", gameType: 6, rebateMax: "0.70" })],
  }),
  { ...sampleLobby(8) },
  sampleCategory(2, {
    providers: [sampleProvider()],
    games: [sampleGame({ id: "z1", platform: "lhzr", name: "竹筒三骰" })],
  }),
];
afterEach(cleanup);

describe("home", () => {
  it("asks a visitor to register and names the brand's line as its title", async () => {
    await showScreen(<Page />, { games: { list } }, { path: "/home", session: "visitor" });
    expect(screen.getByRole("heading", { level: 1, name: "试一试" })).toBeTruthy();
    expect((await screen.findByRole("link", { name: "免费注册" })).getAttribute("href")).toBe("/register");
  });
  it("offers a member without money the deposit first", async () => {
    await showScreen(<Page />, { games: { list }, member: { balance: sampleBalance("0.00") } }, { path: "/home" });
    expect((await screen.findByRole("link", { name: "立即充值" })).getAttribute("href")).toBe("/finance/deposit");
  });
  it("holds both beginnings while it is unknown who is here, each for one of them alone", async () => {
    const client = createFakeClient();
    const unknown = { status: -1, epoch: 0, memberId: null, leavingUntil: null } as const;
    const holder = document.createElement("div");
    holder.innerHTML = renderToString(
      <ScreenFrame
        client={{ ...client, session: { ...client.session, get: () => unknown } }}
        queryClient={createQueryClient()}
        features={[games]}
        brand={testBrand}
        locale="zh-CN"
        messages={await loadMessages([games], "zh-CN")}
        surface="desktop"
        path="/home"
      >
        <Page />
      </ScreenFrame>,
    );
    const titles = (place: string) =>
      [...holder.querySelectorAll(`.${place} h1`)].map(({ textContent }) => textContent);
    expect([titles(css.visitorsOnly), titles(css.membersOnly)]).toEqual([["试一试"], ["欢迎回来"]]);
  });
  it.each(["visitor", "member"] as const)("has one beginning once a %s is known", async (session) => {
    await showScreen(<Page />, { games: { list } }, { path: "/home", session });
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(document.querySelector(`.${css.visitorsOnly}, .${css.membersOnly}`)).toBeNull();
  });
  it("has the side bar in the order of the specification: app, hot games, information", async () => {
    await showScreen(<Page />, { games: { list } }, { path: "/home", session: "visitor" });
    const rail = screen.getByRole("complementary", { name: "侧栏" });
    await within(rail).findByText("热门榜");
    expect(
      within(rail)
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(["手机上玩", "热门榜", "平台信息"]);
  });
  it.each([
    ["desktop", true],
    ["mobile", false],
  ] as const)("keeps room for the side bar on %s: %s, however wide the window is", async (surface, hasRail) => {
    await showScreen(<Page />, { games: { list } }, { path: "/home", session: "visitor", surface });
    expect(screen.queryByRole("complementary", { name: "侧栏" }) !== null).toBe(hasRail);
    expect(document.querySelector(`.${css.besideRail}`) !== null).toBe(hasRail);
  });
  it("shows the brand's categories in its order, and no others", async () => {
    await showScreen(
      <Page />,
      { games: { list } },
      { path: "/home", session: "visitor", brand: { enabledCategoryIds: [4, 6] } },
    );
    const part = screen.getByRole("region", { name: "游戏大厅" });
    expect(
      within(part)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/game/egame", "/venue/sports"]);
    expect(screen.queryByText("竹筒三骰")).toBeNull();
  });
  it("follows the brand's order of sections and leaves out what it does not know", async () => {
    await showScreen(
      <Page />,
      { games: { list } },
      { path: "/home", session: "visitor", brand: { homeOrder: ["assurance", "evil", "categories"] } },
    );
    const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.indexOf("安心游戏")).toBeLessThan(titles.indexOf("游戏大厅"));
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  });
  it("overrides names by the brand, then by the server", async () => {
    const boot = fixture(contract.service.md, { sportsNames: { lyty: "服务端名", lhzr: "服务端真人" } });
    await showScreen(<Page />, { games: { list }, service: { md: boot } }, { path: "/home", session: "visitor" });
    expect(await screen.findByText("试台体育")).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText("服务端真人").length).toBeGreaterThan(0));
    expect(screen.queryByText("岭原体育")).toBeNull();
  });
  it("keeps its tiles and says what to do when games do not come", async () => {
    await showScreen(
      <Page />,
      { games: { list: failure("network") } },
      { path: "/home", session: "visitor", timeoutMs: 500 },
    );
    expect(await screen.findByText("游戏列表没有加载出来")).toBeTruthy();
    expect(within(screen.getByRole("region", { name: "游戏大厅" })).getAllByRole("link")).toHaveLength(7);
  });
});

describe("tiles", () => {
  const cells = { big: 4, wide: 2, full: 4, small: 1 } as const;
  it("fill whole rows of four for any count", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (count) => {
        const spans = tileSpans(count);
        return spans.length === count && spans.reduce((sum, span) => sum + cells[span], 0) % 4 === 0;
      }),
    ));
});
