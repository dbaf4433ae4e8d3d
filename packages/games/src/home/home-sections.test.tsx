import { contract } from "@baize/api-client/contract";
import { failure, fixture } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import {
  sampleBalance,
  sampleCategory,
  sampleGame,
  sampleLobby,
  sampleMember,
  sampleProvider,
} from "../samples.test.support.ts";
import { showScreen } from "../test-screen.test.support.tsx";
import { Page } from "./home-page.tsx";

const live = (count: number, part: Partial<ReturnType<typeof sampleProvider>> = {}) =>
  sampleCategory(2, {
    providers: [sampleProvider(part)],
    games: Array.from({ length: count }, (_, index) =>
      sampleGame({ id: `z${index}`, platform: "lhzr", name: `真人${index}`, seq: count - index }),
    ),
  });
const show = async (list: ReturnType<typeof sampleCategory>[], locale: "en" | "zh-CN" = "zh-CN") =>
  showScreen(<Page />, { games: { list } }, { path: "/home", session: "visitor", locale });
const region = async (name: string) => screen.findByRole("region", { name });

afterEach(cleanup);

describe("popular games", () => {
  it("have slots first, then full rails, then those that are not", async () => {
    await show([live(2), sampleCategory(6), sampleLobby(8)]);
    await region("热门电子");
    const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.filter((title) => /^热门(电子|真人)$/.test(title))).toEqual(["热门电子", "热门真人"]);
  });
  it("are in the order of seq, and lead to their hall", async () => {
    await show([live(3)]);
    const rail = within(await region("热门真人"));
    expect(rail.getAllByRole("article").map((tile) => within(tile).getByRole("button").textContent)).toEqual([
      "真人2",
      "真人1",
      "真人0",
    ]);
    expect(rail.getByRole("link", { name: "查看全部" }).getAttribute("href")).toBe("/venue/realbet");
  });
  it("of a closed venue cannot be opened", async () => {
    await show([live(1, { state: "soon" })]);
    const rail = within(await region("热门真人"));
    expect(rail.getByText("敬请期待")).toBeTruthy();
    expect(rail.getByRole("button", { name: "真人0" }).getAttribute("aria-disabled")).toBe("true");
  });
  it("say that there are none", async () => {
    await show([sampleCategory(2)]);
    expect(await screen.findByText("暂无热门游戏")).toBeTruthy();
    expect(screen.getByText("暂无可进入的场馆")).toBeTruthy();
  });
  it("can be asked for again when they do not come", async () => {
    const { client } = await showScreen(
      <Page />,
      { games: { list: failure("network") } },
      { path: "/home", session: "visitor" },
    );
    await screen.findByText("游戏列表没有加载出来");
    client.answerWith({ games: { list: [live(1)] } });
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await region("热门真人")).toBeTruthy();
  });
});

describe("venues", () => {
  it("take turns between categories, without those that open later", async () => {
    const provider = (platform: string, gameType: 2 | 6, state: "normal" | "soon" = "normal") =>
      sampleProvider({ platform, name: platform, gameType, state });
    await show([
      sampleCategory(6, { providers: [provider("s1", 6), provider("s2", 6)] }),
      sampleCategory(2, { providers: [provider("z1", 2), provider("z2", 2, "soon")] }),
    ]);
    await screen.findByText("z1");
    const links = within(await region("合作场馆")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/venue/sports?platform=s1",
      "/venue/realbet?platform=z1",
      "/venue/sports?platform=s2",
    ]);
  });
  it("show maintenance in place of the rebate", async () => {
    await show([live(0), sampleCategory(6, { providers: [sampleProvider({ state: "maintenance", gameType: 6 })] })]);
    expect(await screen.findByText("维护中")).toBeTruthy();
    const venues = within(await region("合作场馆"));
    expect(venues.getAllByText("0.80%")).toHaveLength(1);
  });
});

describe("game halls", () => {
  it("show their venues and their best rebate once these are known", async () => {
    const providers = ["0.40", "1.20", "0.00"].map((rebateMax, index) =>
      sampleProvider({ platform: `p${index}`, rebateMax }),
    );
    await show([sampleCategory(2, { providers })]);
    const halls = await region("游戏大厅");
    expect(await within(halls).findByText("3 家场馆")).toBeTruthy();
    expect(within(halls).getByText("最高返水 1.20%")).toBeTruthy();
  });
});

describe("notices", () => {
  it("show what the server has to say, the important ones marked", async () => {
    const notice = { id: "n1", title: "系统维护", text: "今晚例行维护", level: "important" as const };
    const md = fixture(contract.service.md, { notices: [notice] } as never);
    await showScreen(<Page />, { games: { list: [] }, service: { md } }, { path: "/home", session: "visitor" });
    const title = (await screen.findAllByText("系统维护"))[0];
    expect(title?.tagName).toBe("STRONG");
    expect(title?.className).not.toBe("");
  });
});

describe("a member on home", () => {
  it("is welcomed by name with the balance, and offered play before a deposit", async () => {
    const token = { ...sampleMember(false), nickname: "", username: "member01" };
    await showScreen(
      <Page />,
      { games: { list: [live(1)] }, member: { token, balance: sampleBalance("88.00") } },
      { path: "/home" },
    );
    expect(await screen.findByText(/欢迎回来，member01/)).toBeTruthy();
    expect((await screen.findAllByText("¥88.00")).length).toBeGreaterThan(0);
    expect(screen.getByRole("link", { name: "进入大厅" }).getAttribute("href")).toBe("/venue/sports");
  });
  it("opens a popular game from the side bar, which asks what to transfer in", async () => {
    const { client } = await showScreen(
      <Page />,
      { games: { list: [live(1)], walletList: [] }, member: { token: sampleMember(false) } },
      { path: "/home" },
    );
    const rail = screen.getByRole("complementary", { name: "侧栏" });
    await userEvent.click(await within(rail).findByRole("button", { name: "真人0 澜禾真人" }));
    expect(await screen.findByRole("dialog", { name: "进入真人0" })).toBeTruthy();
    expect(callsOf(client, "games.start")).toEqual([]);
  });
});

describe("a member's own games on home", () => {
  const saved = { favourites: ["z1"], recents: ["z5", "gone", "z0"], maxFavourites: 100 };
  it("are what was played last and the favourites, in place of the visitor's banners", async () => {
    const { client } = await showScreen(
      <Page />,
      {
        games: { list: ({ show: of }) => [live(of === "home" ? 2 : 8)], savedGames: saved, walletList: [] },
        member: { token: sampleMember(false) },
      },
      { path: "/home", brand: { enabledCategoryIds: [2] } },
    );
    const games = async (name: string) =>
      within(await region(name))
        .getAllByRole("article")
        .map((tile) => within(tile).getByRole("button").textContent);
    expect(await games("继续玩")).toEqual(["真人5", "真人0"]);
    expect(await games("我的收藏")).toEqual(["真人1"]);
    expect(screen.queryByRole("region", { name: "横幅" })).toBeNull();
    expect(callsOf(client, "games.list")).toContainEqual({ show: "2" });
  });
  it("need no catalogue where all are popular ones", async () => {
    const { client } = await showScreen(
      <Page />,
      { games: { list: [live(2)], savedGames: { ...saved, recents: ["z0"] } }, member: { token: sampleMember(false) } },
      { path: "/home", brand: { enabledCategoryIds: [2] } },
    );
    await region("我的收藏");
    expect(callsOf(client, "games.list").filter((input) => (input as { show: string }).show !== "home")).toEqual([]);
  });
  it("are left out where there are none", async () => {
    await showScreen(
      <Page />,
      { games: { list: [live(2)], savedGames: { ...saved, recents: [], favourites: [] } } },
      { path: "/home" },
    );
    await region("热门真人");
    expect(screen.queryByRole("region", { name: /继续玩|我的收藏/ })).toBeNull();
  });
});

describe("home in English", () => {
  it("uses the served English names", async () => {
    await show([live(1)], "en");
    expect(await screen.findByRole("heading", { level: 1, name: "A trial" })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText("Ripplegrain Live").length).toBeGreaterThan(0));
  });
});
