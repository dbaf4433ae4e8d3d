import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./inbox-page.tsx";
import { sampleLine, sampleLines, sampleMessages } from "./inbox-samples.test.support.ts";

const none = { total: 0, notice: 0, personal: 0, activity: 0 };
const until = () => new Date(Date.now() + 600_000).toISOString();
const show = async (messages: FakeAnswers["messages"] = {}, options: ScreenOptions = {}) =>
  showScreen(
    <Page />,
    { messages: { list: sampleMessages(), ...messages }, member: { messageNum: sampleMessages().unread } },
    { path: "/user/message", session: "member", ...options },
  );
const row = async (title: string): Promise<HTMLElement> =>
  (await screen.findByText(title)).closest("li") as HTMLElement;
const mark = async (title: string) => userEvent.click(await screen.findByRole("checkbox", { name: `选择“${title}”` }));
const confirm = async () => {
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "删除" }));
};

afterEach(cleanup);

describe("messages", () => {
  it("are divided by kind with what is unread of each, by the address", async () => {
    const { client, path } = await show();
    await row("十一月维护安排");
    const kinds = within(screen.getByRole("navigation", { name: "消息类型" }));
    expect(kinds.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "公告22 条未读",
      "个人33 条未读",
      "活动",
    ]);
    await userEvent.click(kinds.getByRole("link", { name: /个人/ }));
    await waitFor(() => expect(path()).toBe("/user/message?kind=personal"));
    await waitFor(() =>
      expect(callsOf(client, "messages.list")).toEqual([
        { kind: "notice", page: 1, size: 20 },
        { kind: "personal", page: 1, size: 20 },
      ]),
    );
  });
  it("say which are unread and pinned, and lead to the whole text", async () => {
    await show();
    const pinned = within(await row("十一月维护安排"));
    expect(pinned.getByText("置顶")).toBeTruthy();
    expect(pinned.getByText("未读")).toBeTruthy();
    expect(pinned.getByRole("link").getAttribute("href")).toBe("/user/messageDetail?id=m1");
    expect(within(await row("国庆期间客服时间")).queryByText("未读")).toBeNull();
  });
  it("turn pages by the address, and lead back from a page without any", async () => {
    const { path, client } = await show({ list: sampleMessages(sampleLines, { total: 41 }) });
    await userEvent.click(await screen.findByRole("button", { name: "第 3 页" }));
    expect(path()).toBe("/user/message?kind=notice&page=3");
    client.answerWith({ messages: { list: sampleMessages([], { total: 3 }) } });
    await show({ list: sampleMessages([], { total: 3 }) }, { path: "/user/message?page=3" });
    const back = await screen.findByRole("link", { name: "回到第一页" });
    expect(back.getAttribute("href")).toBe("/user/message?kind=notice");
  });
  it("say that there are none, or why they did not come", async () => {
    await show({ list: sampleMessages([], { unread: none }) }, { path: "/user/message?kind=activity" });
    expect(await screen.findByText("暂无活动消息")).toBeTruthy();
    const { client } = await show({ list: failure("network") });
    expect(await screen.findByText("消息暂时没有加载出来")).toBeTruthy();
    client.answerWith({ messages: { list: sampleMessages() } });
    await press("重试");
    expect(await row("十一月维护安排")).toBeTruthy();
  });
});

describe("marking all as read", () => {
  it("is of the kind that is shown, and reads list and counts again", async () => {
    const { client, count } = await show({ readAll: none });
    await row("十一月维护安排");
    const before = count("member.messageNum");
    client.answerWith({
      messages: {
        list: sampleMessages([sampleLine({ isRead: true })], { unread: { ...none, personal: 3, total: 3 } }),
      },
    });
    await press("全部标为已读");
    await waitFor(() => expect(screen.queryByText("未读")).toBeNull());
    expect(callsOf(client, "messages.readAll")).toEqual([{ kind: "notice" }]);
    await waitFor(() => expect(count("member.messageNum")).toBe(before + 1));
    expect(screen.getByRole("button", { name: "全部标为已读" }).getAttribute("aria-disabled")).toBe("true");
  });
  it("says why it was refused", async () => {
    await show({ readAll: failure("network") });
    await press("全部标为已读");
    expect(await screen.findByText(/网络/)).toBeTruthy();
  });
});

describe("deleting messages", () => {
  it("asks first, deletes what was chosen, and can be taken back", async () => {
    const { client, count } = await show({ remove: { removed: 1, restoreUntil: until() }, restore: { restored: 1 } });
    await mark("十一月维护安排");
    await press("删除（1）");
    expect(await screen.findByText("删除 1 条消息？")).toBeTruthy();
    client.answerWith({ messages: { list: sampleMessages([sampleLine({ id: "m2", title: "新的充值方式已开放" })]) } });
    await confirm();
    expect(await screen.findByText("已删除 1 条消息。")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("十一月维护安排")).toBeNull());
    expect(callsOf(client, "messages.remove")).toEqual([{ ids: "m1" }]);
    client.answerWith({ messages: { list: sampleMessages() } });
    const undo = await screen.findByRole("button", { name: "撤销" });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await userEvent.keyboard("{Enter}");
    expect(await row("十一月维护安排")).toBeTruthy();
    expect(screen.queryByText("已删除 1 条消息。")).toBeNull();
    expect(callsOf(client, "messages.restore")).toEqual([{ ids: "m1" }]);
    await waitFor(() => expect(count("member.messageNum")).toBe(3));
  });
  it("changes nothing where it is not confirmed", async () => {
    const { count } = await show();
    await userEvent.click(await screen.findByRole("checkbox", { name: "全选本页" }));
    await press("删除（3）");
    await press("取消");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(count("messages.remove")).toBe(0);
    expect(screen.getByRole("button", { name: "删除（3）" })).toBeTruthy();
  });
  it("cannot be asked for before any is chosen", async () => {
    await show();
    const button = await screen.findByRole("button", { name: "删除（0）" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });
  it("says in the question why it was refused", async () => {
    await show({ remove: refusal("message_unknown") });
    await mark("十一月维护安排");
    await press("删除（1）");
    await confirm();
    expect(await within(screen.getByRole("alertdialog")).findByText("没有找到这条消息。")).toBeTruthy();
  });
  it("offers no way back once that is over, and says so where it was too late", async () => {
    const over = new Date(Date.now() - 1_000).toISOString();
    await show({ remove: { removed: 1, restoreUntil: over } });
    await mark("十一月维护安排");
    await press("删除（1）");
    await confirm();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
    await show({ remove: { removed: 1, restoreUntil: until() }, restore: refusal("restore_over") });
    await mark("十一月维护安排");
    await press("删除（1）");
    await confirm();
    await press("撤销");
    expect(await screen.findByText("已超过可撤销的时间。")).toBeTruthy();
  });
});
