import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { member } from "../feature.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./help-page.tsx";
import { helpAnswers, sampleArticle } from "./help-samples.test.support.ts";

const TOKEN = "v".repeat(32);
const ARTICLE = "/help/deposit-late";
const show = async (path: string, help: FakeAnswers["help"] = {}, options: ScreenOptions = {}) =>
  showScreen(<Page />, { ...helpAnswers(help), desk: { visitor: { token: TOKEN } } }, { path, ...options });
const title = async (name: string) => screen.findByRole("heading", { level: 1, name });

afterEach(cleanup);

describe("an article of help", () => {
  it("stands beside all others, of which its subject is unfolded and it is marked", async () => {
    await show(ARTICLE);
    expect(await title("充值未到账怎么办")).toBeTruthy();
    const tree = within(await screen.findByRole("navigation", { name: "帮助目录" }));
    expect(tree.getByRole("link", { current: "page" }).textContent).toBe("充值未到账怎么办");
    const subjects = [...document.querySelectorAll("details")];
    expect(subjects.map(({ open }) => open)).toEqual([true, false]);
  });
  it("has all others folded into one line on a phone", async () => {
    await show(ARTICLE, {}, { surface: "mobile" });
    await title("充值未到账怎么办");
    const fold = (await screen.findByText("帮助目录")).closest("details");
    expect(fold?.open).toBe(false);
    expect(fold?.querySelectorAll("a")).toHaveLength(3);
  });
  it("leads to its neighbours by their titles", async () => {
    await show(ARTICLE);
    const ways = within(await screen.findByRole("navigation", { name: "上一篇与下一篇" }));
    const previous = await ways.findByRole("link", { name: "上一篇怎样充值" });
    expect(previous.getAttribute("href")).toBe("/help/deposit-how");
    const next = ways.getByRole("link", { name: "下一篇登录与安全" });
    expect(next.getAttribute("href")).toBe("/help/account-log-in");
  });
  it("can do nothing but be read, and its links stay within the site", async () => {
    const html = `${sampleArticle().html}<script>globalThis.hit = 1</script><a href="javascript:hit()">x</a>`;
    const { path } = await show(ARTICLE, { article: sampleArticle({ html }) });
    await userEvent.click(await screen.findByRole("link", { name: "交易记录" }));
    expect(document.querySelector("article script, article [href^=javascript]")).toBeNull();
    expect(path()).toBe("/user/transRecord");
  });
  it("says why it did not come, and is read again at a press", async () => {
    const { client } = await show(ARTICLE, { article: failure("network") });
    expect(await screen.findByText("文章暂时没有加载出来")).toBeTruthy();
    client.answerWith(helpAnswers());
    await press("重试");
    expect(await title("充值未到账怎么办")).toBeTruthy();
  });
});

describe("whether an article was useful", () => {
  it("is said once by a visitor, who is known by a token from then on", async () => {
    const { client } = await show(ARTICLE, { vote: { vote: true } });
    await press("有帮助");
    expect(await screen.findByText("感谢您的评价，很高兴能帮到您。")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "没有帮助" })).toBeNull();
    expect(callsOf(client, "help.vote")).toEqual([{ id: "deposit-late", isUseful: true, visitor: TOKEN }]);
    const { client: next } = await show(
      ARTICLE,
      { article: sampleArticle({ vote: true }) },
      { storage: client.storage },
    );
    await screen.findByText("感谢您的评价，很高兴能帮到您。");
    expect(callsOf(next, "help.article")).toEqual([{ id: "deposit-late", visitor: TOKEN }]);
  });
  it("is said by a member under the session alone", async () => {
    const { client, count } = await show(ARTICLE, { vote: { vote: false } }, { session: "member" });
    await press("没有帮助");
    expect(await screen.findByText("感谢您的评价，我们会继续改进。")).toBeTruthy();
    expect(callsOf(client, "help.vote")).toEqual([{ id: "deposit-late", isUseful: false }]);
    expect(count("desk.visitor")).toBe(0);
  });
  it("can be said again after it was refused", async () => {
    const { client } = await show(ARTICLE, { vote: refusal("already_voted") });
    await press("有帮助");
    expect(await screen.findByText("您已经评价过这篇文章。")).toBeTruthy();
    client.answerWith({ help: { vote: { vote: true } } });
    await press("有帮助");
    expect(await screen.findByText("感谢您的评价，很高兴能帮到您。")).toBeTruthy();
  });
});

describe("the index of help", () => {
  it("has every subject with its articles, for everybody, and stands at the foot of pages", async () => {
    await show("/help/index");
    expect(await title("帮助中心")).toBeTruthy();
    const subject = (await screen.findByRole("heading", { name: "账户" })).closest("section") as HTMLElement;
    expect(within(subject).getByRole("link").getAttribute("href")).toBe("/help/account-log-in");
    const page = member.pages.find(({ path }) => path === "/help/index");
    expect([page?.guard, page?.navigation?.map(({ place }) => place)]).toEqual(["anyone", ["footer", "hub"]]);
  });
  it("comes in place of an article that there is none of, with a word about it", async () => {
    const { count } = await show("/help/gone", { article: refusal("article_unknown") });
    expect(await screen.findByText("没有找到这篇文章")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "账户" })).toBeTruthy();
    expect(count("help.article")).toBe(1);
    const { count: asked } = await show("/help/%E5%85%85%E5%80%BC");
    expect(await screen.findByText("没有找到这篇文章")).toBeTruthy();
    expect(asked("help.article")).toBe(0);
  });
  it("says that nothing is published, or that it could not be loaded", async () => {
    await show("/help/index", { tree: [] });
    expect(await screen.findByText("帮助文章还没有发布")).toBeTruthy();
    const { client } = await show("/help/index", { tree: failure("network") });
    expect(await screen.findByText("目录暂时没有加载出来")).toBeTruthy();
    client.answerWith(helpAnswers());
    await press("重试");
    expect(await screen.findByRole("link", { name: "怎样充值" })).toBeTruthy();
  });
});

describe("the search of help", () => {
  const title = "充值未到账怎么办";
  const found = [{ id: "deposit-late", category: "deposits", title, excerpt: "请先核对订单" }];
  it("is in the address, and its finds lead to their articles", async () => {
    const { client, path } = await show("/help/index", { search: found });
    const field = await screen.findByRole("searchbox", { name: "搜索帮助" });
    await userEvent.type(field, "到账{Enter}");
    await waitFor(() => expect(path()).toBe("/help/index?q=%E5%88%B0%E8%B4%A6"));
    await userEvent.click(await screen.findByRole("link", { name: /充值未到账怎么办/ }));
    expect(path()).toBe(ARTICLE);
    expect(callsOf(client, "help.search")).toEqual([{ query: "到账" }]);
  });
  it("asks for no more than the site takes", async () => {
    const { client } = await show("/help/index");
    const field = await screen.findByRole("searchbox", { name: "搜索帮助" });
    fireEvent.change(field, { target: { value: "充".repeat(150) } });
    fireEvent.submit(field.closest("form") as HTMLFormElement);
    await waitFor(() => expect(callsOf(client, "help.search")).toEqual([{ query: "充".repeat(100) }]));
  });
  it("says that it found nothing, and leads to customer service", async () => {
    await show("/help/index?q=%E8%88%AA%E7%8F%AD");
    expect(await screen.findByText("没有找到相关文章")).toBeTruthy();
    expect(screen.getByText(sentence("与“航班”有关的文章"))).toBeTruthy();
    expect(screen.getByRole("link", { name: "联系客服" }).getAttribute("href")).toBe("/iframeCustomerService");
  });
  it("says that it was not completed, and searches again at a press", async () => {
    const { client } = await show("/help/index?q=a", { search: failure("network") }, { locale: "en" });
    expect(await screen.findByText("The search was not completed")).toBeTruthy();
    client.answerWith(helpAnswers({ search: found }));
    await press("Try again");
    expect(await screen.findByText("请先核对订单")).toBeTruthy();
  });
});
