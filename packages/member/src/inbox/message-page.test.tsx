import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { useMessageCounts } from "@baize/api-client/react";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { sampleMessage, sampleMessages } from "./inbox-samples.test.support.ts";
import { Page } from "./message-page.tsx";

type Detail = NonNullable<FakeAnswers["messages"]>["detail"];

/** The page under a header that shows the counts. */
const Site = (): ReactElement => (
  <>
    <output aria-label="unread">{useMessageCounts().value?.total}</output>
    <Page />
  </>
);
const show = async (detail: Detail = sampleMessage(), options: ScreenOptions = {}) =>
  showScreen(
    <Site />,
    { messages: { detail }, member: { messageNum: sampleMessages().unread } },
    { path: "/user/messageDetail?id=m2", session: "member", ...options },
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a message", () => {
  it("is shown whole with its time in the brand's zone, asked for once, and the counts are read again", async () => {
    const { client, count } = await show(undefined, { isStrict: true });
    expect(await screen.findByRole("heading", { level: 1, name: "新的充值方式已开放" })).toBeTruthy();
    expect(screen.getByText(sentence(/^公告 · 2026-11-27 10:00/))).toBeTruthy();
    expect(await screen.findByText("网银转账")).toBeTruthy();
    await waitFor(() => expect(count("member.messageNum")).toBeGreaterThan(1));
    expect(callsOf(client, "messages.detail")).toEqual([{ id: "m2" }]);
  });
  it("can do nothing but be read", async () => {
    const body =
      '<p>甲</p><script>globalThis.hit = 1</script><img src="x" onerror="hit()"><a href="javascript:x">乙</a>';
    await show(sampleMessage({ body }));
    await screen.findByText("甲");
    expect(document.querySelector("article script, article [onerror], article [href^=javascript]")).toBeNull();
  });
  it("of plain text shows markup as it was typed", async () => {
    await show(sampleMessage({ format: "text", body: "<b>甲</b>\n乙" }));
    expect((await screen.findByText(/<b>甲<\/b>/)).querySelector("b")).toBeNull();
  });
  it("leads to its neighbours", async () => {
    await show();
    expect((await screen.findByRole("link", { name: "上一条" })).getAttribute("href")).toBe(
      "/user/messageDetail?id=m1",
    );
    await userEvent.click(screen.getByRole("link", { name: "下一条" }));
    expect(screen.getByLabelText("address").textContent).toBe("/user/messageDetail?id=m3");
    await show(sampleMessage({ prev: null, next: null }));
    await screen.findByText("网银转账");
    expect(screen.queryByRole("link", { name: /上一条|下一条/ })).toBeNull();
  });
  it("is read again at a press when it did not come", async () => {
    const { client } = await show(failure("network"));
    expect(await screen.findByText("消息暂时没有加载出来")).toBeTruthy();
    client.answerWith({ messages: { detail: sampleMessage() } });
    await press("重试");
    expect(await screen.findByText("网银转账")).toBeTruthy();
  });
  it.each(["/user/messageDetail?id=gone", "/user/messageDetail", "/user/messageDetail?id=%2F"])(
    "that is not there leads back: %s",
    async (path) => {
      await show(refusal("message_unknown"), { path });
      expect(await screen.findByText("没有找到这条消息")).toBeTruthy();
      expect(screen.getByRole("link", { name: "返回消息中心" }).getAttribute("href")).toBe("/user/message");
    },
  );
});

describe("what a message leads to", () => {
  it("is copied", async () => {
    await show(sampleMessage({ link: { action: 1, value: "BZ-8F2K-77" } }));
    expect(await screen.findByText("BZ-8F2K-77")).toBeTruthy();
    expect(screen.getByRole("button", { name: "复制可复制的内容" })).toBeTruthy();
  });
  it("is a page of the site", async () => {
    await show();
    expect((await screen.findByRole("link", { name: "前往查看" })).getAttribute("href")).toBe("/finance/deposit");
  });
  it("is a page elsewhere, in a window that cannot reach this one", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await show(sampleMessage({ link: { action: 2, value: "https://news.operator.example/a" } }));
    await press("在新窗口打开");
    expect(opened).toHaveBeenCalledWith("https://news.operator.example/a", "_blank", "noopener,noreferrer");
  });
  it.each(["javascript:alert(1)", "http://plain.example", "//other.example", "data:text/html,x"])(
    "is nothing where it could act or is not safe: %s",
    async (value) => {
      await show(sampleMessage({ link: { action: 2, value } }));
      await screen.findByText("网银转账");
      expect(screen.queryByRole("link", { name: "前往查看" })).toBeNull();
      expect(screen.queryByRole("button", { name: "在新窗口打开" })).toBeNull();
    },
  );
});
