import { contract } from "@baize/api-client/contract";
import { failure, fixture, refusal } from "@baize/api-client/testing";
import { localName } from "@baize/domain";
import { UserIcon } from "@baize/ui-kit";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectAt, openSite, sampleFeature, samplePage } from "../site.test.support.tsx";
import { createPreferences } from "../start/preferences.ts";

const entry = (place: "header" | "memberMenu" | "tabBar" | "footer", label: string, order = 1) =>
  ({ place, order, label, icon: UserIcon }) as const;
const help = sampleFeature(
  "help",
  [
    samplePage("/terms", { navigation: [entry("footer", "terms", 2)] }),
    samplePage("/about", { navigation: [entry("footer", "about", 1)] }),
  ],
  { terms: "服务条款", about: "关于我们" },
);
const cash = sampleFeature(
  "cash",
  [
    samplePage("/cash", {
      guard: "member",
      layout: "member",
      navigation: [
        entry("header", "cash"),
        entry("memberMenu", "cash"),
        { ...entry("tabBar", "cash"), emphasis: "primary" },
        entry("footer", "fees"),
      ],
    }),
  ],
  { cash: "充值", fees: "费用" },
);
const balance = fixture(contract.member.balance, { balance: "1234.56", currency: "CNY" });
const member = { session: "member", answers: { member: { balance } } } as const;

afterEach(cleanup);

describe("the footer", () => {
  it("links the pages of features, a list for each, in their order", async () => {
    await openSite("/home", { features: [help, cash] });
    const lists = within(await screen.findByRole("navigation", { name: "页脚导航" })).getAllByRole("list");
    const linksOf = (list: HTMLElement): (string | null)[][] =>
      within(list)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(lists.map(linksOf)).toEqual([
      [
        ["关于我们", "/about"],
        ["服务条款", "/terms"],
      ],
      [["费用", "/cash"]],
    ]);
    await userEvent.click(screen.getByRole("link", { name: "关于我们" }));
    await expectAt("/about");
  });
  it("has no navigation where no feature has an entry", async () => {
    await openSite("/home");
    await expectAt("/home");
    expect(screen.queryByRole("navigation", { name: "页脚导航" })).toBeNull();
  });
  it("names licence, age and zone, and none of the licence where there is none", async () => {
    await openSite("/home");
    const footer = await screen.findByRole("contentinfo");
    expect(footer.textContent).toMatch(/未满 \d+ 岁禁止使用本站/);
    expect(footer.textContent).toContain("本站时间以中国标准时间为准");
    expect(footer.textContent).not.toMatch(/Asia\/|\(sample\)/);
    expect(within(footer).getByRole("link", { name: "查看牌照登记" }).getAttribute("href")).toMatch(/^https:/);
    cleanup();
    await openSite("/home", { facts: { licence: null } });
    const bare = await screen.findByRole("contentinfo");
    expect(bare.textContent).not.toMatch(/牌照|未满/);
  });
  it("names the ways to pay that the brand has, and none where it has none", async () => {
    await openSite("/home", { facts: { deposits: ["bank", "coin"] } });
    const list = within(await screen.findByRole("list", { name: "支付方式" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["银行转账", "虚拟币"]);
    cleanup();
    await openSite("/home", { facts: { deposits: [] } });
    await screen.findByRole("contentinfo");
    expect(screen.queryByRole("list", { name: "支付方式" })).toBeNull();
  });
  const mail = (number: string) => ({ device: "电子邮箱", number, icon: "mail", action: 1 }) as const;
  const own = { ...mail("brand@example.test"), device: localName({ name: "电子邮箱", nameEn: "E-mail" }) };
  const openContacts = async (): Promise<HTMLElement> => {
    await userEvent.click(within(await screen.findByRole("contentinfo")).getByRole("button", { name: "联系客服" }));
    return screen.findByRole("dialog");
  };
  it("opens the ways to reach the operator, as the server names them", async () => {
    await openSite("/home", {
      facts: { contacts: [own] },
      answers: {
        service: {
          regContact: [
            mail("served@example.test"),
            { device: "网页", number: "1", icon: "chat", action: 2, url: "not an address" },
          ],
        },
      },
    });
    const sheet = within(await openContacts());
    expect(await sheet.findByText("served@example.test")).toBeTruthy();
    expect(sheet.queryByText("brand@example.test")).toBeNull();
    expect(sheet.queryByRole("link", { name: "在线对话" })).toBeNull();
  });
  it("opens the brand's own, in the visitor's language, where the server does not say", async () => {
    await openSite("/home", {
      locale: "en",
      facts: { contacts: [own] },
      answers: { service: { regContact: failure("network") } },
    });
    const footer = within(await screen.findByRole("contentinfo"));
    await userEvent.click(footer.getByRole("button", { name: "Contact us" }));
    const sheet = within(await screen.findByRole("dialog"));
    expect(await sheet.findByText("brand@example.test")).toBeTruthy();
    expect(sheet.getByText("E-mail")).toBeTruthy();
  });
});

describe("the languages in the footer", () => {
  it("name themselves, and load the page again in another one", async () => {
    const reload = vi.fn<() => void>();
    const { client } = await openSite("/home", { reload });
    const footer = within(await screen.findByRole("contentinfo"));
    const languages = within(footer.getByRole("group", { name: "语言" })).getAllByRole("button");
    expect(languages.map((button) => [button.lang, button.getAttribute("aria-pressed")])).toEqual([
      ["zh-CN", "true"],
      ["en", "false"],
    ]);
    await userEvent.click(footer.getByRole("button", { name: "简体中文" }));
    expect([reload.mock.calls.length, createPreferences(client.storage).locale()]).toEqual([0, undefined]);
    await userEvent.click(footer.getByRole("button", { name: "English" }));
    expect([reload.mock.calls.length, createPreferences(client.storage).locale()]).toEqual([1, "en"]);
  });
});

describe("the header", () => {
  it("offers log-in and registration to a visitor, and waits with both while nothing is known", async () => {
    await openSite("/home");
    const header = await screen.findByRole("banner");
    const hrefOf = async (name: string) => (await within(header).findByRole("link", { name })).getAttribute("href");
    expect([await hrefOf("登录"), await hrefOf("注册")]).toEqual(["/login", "/register"]);
  });
  it("shows a member the balance and the features' entries", async () => {
    await openSite("/home", { ...member, features: [cash] });
    const header = await screen.findByRole("banner");
    await waitFor(() => expect(within(header).getByRole("group", { name: "余额" }).textContent).toContain("1,234"));
    expect(within(header).getByRole("link", { name: "充值" }).getAttribute("href")).toBe("/cash");
    expect(within(header).queryByRole("link", { name: "登录" })).toBeNull();
  });
  it("shows everybody the features' pages that anyone may open, beside the categories", async () => {
    const offers = sampleFeature(
      "promo",
      [samplePage("/activity/discount", { navigation: [entry("header", "offers")] })],
      {
        offers: "优惠",
      },
    );
    await openSite("/home", { features: [offers, cash] });
    const main = within(await screen.findByRole("navigation", { name: "主导航" }));
    expect((await main.findByRole("link", { name: "优惠" })).getAttribute("href")).toBe("/activity/discount");
    expect(screen.queryByRole("link", { name: "充值" })).toBeNull();
  });
  it("shows a dash, not zero, while the balance cannot be read", async () => {
    await openSite("/home", { session: "member", answers: { member: { balance: refusal("server_busy") } } });
    const group = await screen.findByRole("group", { name: "余额" });
    await waitFor(() => expect(group.textContent).toContain("—"));
    expect(group.textContent).not.toContain("0");
  });
  it("masks the balance, also after a reload", async () => {
    const { client } = await openSite("/home", member);
    const group = await screen.findByRole("group", { name: "余额" });
    await waitFor(() => expect(group.textContent).toContain("1,234"));
    await userEvent.click(within(group).getByRole("button", { name: "隐藏余额" }));
    expect(group.textContent).toContain("••••");
    cleanup();
    await openSite("/home", { ...member, storage: client.storage });
    expect((await screen.findByRole("group", { name: "余额" })).textContent).toContain("••••");
  });
  it("reads the balance again at a press", async () => {
    const { count } = await openSite("/home", member);
    await waitFor(() => expect(count("member.balance")).toBe(1));
    await userEvent.click(await screen.findByRole("button", { name: "刷新余额" }));
    await waitFor(() => expect(count("member.balance")).toBe(2));
  });
  it("opens the providers of a category, each with its state, and closes them on Escape", async () => {
    const list = fixture(contract.games.list);
    const [sample] = list;
    const [provider] = sample?.providers ?? [];
    if (!sample || !provider) throw new Error("The fixture has no provider.");
    const providers = [
      { ...provider, platform: "open1", name: "开馆", nameEn: "Open", state: "normal" as const, rebateMax: "1.20" },
      { ...provider, platform: "shut1", name: "闭馆", nameEn: "Shut", state: "maintenance" as const },
    ];
    const lobby = sampleFeature("games", [samplePage("/venue/realbet")]);
    await openSite("/home", {
      features: [lobby],
      answers: { games: { list: [{ ...sample, id: 2, providers }] } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "真人 · 全部场馆" }));
    const open = await screen.findByRole("link", { name: /开馆/ });
    expect([open.getAttribute("href"), open.textContent]).toEqual([
      "/venue/realbet?platform=open1",
      expect.stringContaining("最高返水 1.20%"),
    ]);
    expect(screen.getByRole("link", { name: /闭馆/ }).textContent).toContain("维护中");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("link", { name: /开馆/ })).toBeNull();
  });
  it("says that the providers could not be loaded", async () => {
    const lobby = sampleFeature("games", [samplePage("/venue/realbet")]);
    await openSite("/home", { features: [lobby], answers: { games: { list: failure("network") } } });
    await userEvent.click(await screen.findByRole("button", { name: "真人 · 全部场馆" }));
    expect(await screen.findByText("场馆暂时没有加载出来")).toBeTruthy();
  });
  it("links no category that has no page", async () => {
    await openSite("/home");
    await expectAt("/home");
    expect(within(screen.getByRole("navigation", { name: "主导航" })).queryAllByRole("link")).toEqual([]);
  });
});

describe("a member's menus", () => {
  it("list the features' entries beside the page and behind the picture", async () => {
    await openSite("/cash", { ...member, features: [cash] });
    await expectAt("/cash");
    const side = screen.getByRole("navigation", { name: "会员菜单" });
    expect(within(side).getByRole("link", { name: "充值" }).getAttribute("aria-current")).toBe("page");
    await userEvent.click(screen.getByRole("button", { name: /打开账户菜单/ }));
    const items = await within(await screen.findByRole("menu")).findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(["充值", "显示设置", "退出登录"]);
  });
  it("count the messages that were not read, on the picture and on the entries that say so", async () => {
    const inbox = sampleFeature(
      "inbox",
      [
        samplePage("/inbox", {
          guard: "member",
          layout: "member",
          navigation: [{ ...entry("memberMenu", "inbox"), counts: "unread" }],
        }),
      ],
      { inbox: "消息" },
    );
    const messageNum = { total: 120, notice: 100, personal: 20, activity: 0 };
    const answers = { member: { balance, messageNum } };
    await openSite("/inbox", { features: [inbox, cash], session: "member", answers });
    const menu = await screen.findByRole("navigation", { name: "会员菜单" });
    await within(menu).findByRole("link", { name: /120 条未读消息/ });
    expect(within(menu).getByText("99+")).toBeTruthy();
    expect(within(menu).getByRole("link", { name: "充值" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /120 条未读消息/ })).toBeTruthy();
  });
  it("are tabs on a phone", async () => {
    await openSite("/home", { ...member, features: [cash], surface: "mobile" });
    const tabs = await screen.findByRole("navigation", { name: "底部导航" });
    expect(within(tabs).getByRole("link", { name: "充值" }).getAttribute("href")).toBe("/cash");
    expect(screen.queryByRole("navigation", { name: "主导航" })).toBeNull();
  });
  it("give a visitor on a phone log-in and the service", async () => {
    await openSite("/home", { surface: "mobile" });
    const bar = await screen.findByRole("banner");
    expect(await within(bar).findByRole("link", { name: "登录" })).toBeTruthy();
    await userEvent.click(within(bar).getByRole("button", { name: "联系客服" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });
});

describe("the appearance", () => {
  const openSettings = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole("button", { name: "显示设置" }));
    await screen.findByRole("dialog");
  };
  it("puts the chosen scheme on the page and keeps it; the system's takes it off", async () => {
    const { client } = await openSite("/home");
    await openSettings();
    await userEvent.click(screen.getByRole("radio", { name: "浅色" }));
    expect(document.documentElement.dataset["scheme"]).toBe("light");
    cleanup();
    expect(document.documentElement.dataset["scheme"]).toBeUndefined();
    await openSite("/home", { storage: client.storage });
    await waitFor(() => expect(document.documentElement.dataset["scheme"]).toBe("light"));
    await openSettings();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "浅色" }).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "跟随系统" }));
    expect(document.documentElement.dataset["scheme"]).toBeUndefined();
  });
  it("offers each language in its own words, keeps the choice and loads the page again", async () => {
    const reload = vi.fn<() => void>();
    const { client } = await openSite("/login", { reload });
    await openSettings();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "简体中文" }).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "English" }));
    expect(reload).toHaveBeenCalledTimes(1);
    const { createPreferences } = await import("../start/preferences.ts");
    expect(createPreferences(client.storage).locale()).toBe("en");
  });
  it("is English everywhere in the frame once it was chosen", async () => {
    await openSite("/home", { ...member, features: [cash], locale: "en" });
    await expectAt("/home");
    await screen.findByRole("group", { name: "Balance" });
    const frame = [screen.getByRole("banner"), screen.getByRole("contentinfo")];
    const words = frame.map((part) => part.textContent?.replaceAll(/充值|费用|简体中文/g, "")).join("");
    expect(words).not.toMatch(/\p{Script=Han}/u);
  });
});

describe("every layout", () => {
  it.each([
    ["main", "/home", "visitor"],
    ["plain", "/login", "visitor"],
    ["member", "/user", "member"],
    ["play", "/venues", "member"],
  ] as const)("%s has one main part, to which the skip link leads", async (layout, path, session) => {
    await openSite(path, { session });
    await expectAt(path);
    const main = screen.getByRole("main");
    expect(main.textContent).toContain(path);
    const skip = screen.queryByRole("link", { name: "跳到主要内容" });
    expect(skip?.getAttribute("href")).toBe(layout === "play" ? undefined : `#${main.id}`);
  });
});
