import { NetworkError } from "@baize/api-client";
import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf, pngFile, type ScreenOptions, stubUpload } from "@baize/feature-kit/testing";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { deskAnswers, sampleLine, sampleTalk, sampleView } from "./desk-samples.test.support.ts";
import { Page } from "./service-page.tsx";

const TOKEN = "v".repeat(32);
const SLOW = { timeout: 20_000 };
const show = async (desk: FakeAnswers["desk"] = {}, options: ScreenOptions = {}) =>
  showScreen(<Page />, deskAnswers(desk), { path: "/iframeCustomerService", session: "member", ...options });
const visit = async (desk: FakeAnswers["desk"] = {}, options: ScreenOptions = {}) =>
  show(desk, { session: "visitor", ...options });
const field = async () => screen.findByLabelText<HTMLTextAreaElement>(/^消息内容/);
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const log = async () => screen.findByRole("log", { name: "对话内容" });
const written = (text: string, id = 1) => sampleView([sampleLine(id, { by: "owner", text })]);
const seenFrom = (visibility: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the conversation with the service desk", () => {
  it("has its lines in a polite log, by day, each own one with whether it was seen", async () => {
    await show({ read: sampleTalk });
    const lines = within(await log()).getAllByRole("listitem");
    expect((await log()).getAttribute("aria-live")).toBe("polite");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2026-11-26你好.*我21:40已读$/),
      expect.stringMatching(/^2026-11-27您好.*客服10:02$/),
      expect.stringMatching(/^D202611260001我10:03已读$/),
      expect.stringMatching(/^谢谢我10:05已送达$/),
    ]);
    expect(screen.getByAltText("图片消息").closest("a")?.getAttribute("rel")).toBe("noopener noreferrer");
  });
  it("says until when somebody answers, or when the desk opens and that a message becomes a ticket", async () => {
    await show();
    expect(await screen.findByText(sentence("在线 · 服务至 22:00"))).toBeTruthy();
    expect(screen.getByText("您好，请问有什么可以帮您？")).toBeTruthy();
    const hours = { isOpen: false, opensAt: "2026-11-28T09:00:00+08:00", closesAt: null };
    await show({ read: sampleView([], { hours }) });
    expect(await screen.findByText(sentence("休息中 · 2026-11-28 09:00 恢复服务"))).toBeTruthy();
    expect(screen.getByText("现在是休息时间。您的留言会登记为工单，恢复服务后优先回复。")).toBeTruthy();
    await show({ read: sampleView([sampleLine(1)], { hours, isTicket: true }) });
    expect(await screen.findByText("留言已登记为工单，恢复服务后优先回复。")).toBeTruthy();
  });
  it("says that it is open day and night, or was closed", async () => {
    const hours = { isOpen: true, opensAt: null, closesAt: null };
    await show({ read: sampleView([sampleLine(1)], { state: "closed", hours }) });
    expect(await screen.findByText("在线 · 全天服务")).toBeTruthy();
    expect(screen.getByText("本次对话已结束，继续发送会重新开启。")).toBeTruthy();
  });
  it("takes a message though the lines did not come, which are read again at a press", async () => {
    const { client } = await show({ read: failure("network"), write: written("在吗") });
    expect(await screen.findByText("对话暂时没有加载出来")).toBeTruthy();
    client.answerWith({ desk: { read: written("在吗") } });
    await write("在吗");
    await press("发送");
    expect(await within(await log()).findByText("在吗")).toBeTruthy();
    expect((await field()).value).toBe("");
  });
  it("reads earlier lines at a press, and keeps all of them", async () => {
    const all = Array.from({ length: 60 }, (_, index) => sampleLine(index + 1));
    const { client } = await show({
      read: ({ before }) => sampleView(before === undefined ? all.slice(10) : all.slice(0, before - 1)),
    });
    expect(within(await log()).getAllByRole("listitem")).toHaveLength(50);
    await press("查看更早的消息");
    await waitFor(async () => expect(within(await log()).getAllByRole("listitem")).toHaveLength(60));
    expect(callsOf(client, "desk.read")).toContainEqual({ before: 11 });
    expect(screen.queryByRole("button", { name: "查看更早的消息" })).toBeNull();
  });
});

describe("looking for new lines", () => {
  it("happens while the page is seen, and marks what the desk has written", async () => {
    const { client, count } = await show({ read: sampleView([sampleLine(1)]) });
    await log();
    client.answerWith({ desk: { read: sampleView([sampleLine(1), sampleLine(2)], { unseen: 1 }) } });
    expect(await screen.findByText("第 2 句", undefined, SLOW)).toBeTruthy();
    await waitFor(() => expect(callsOf(client, "desk.seen")).toEqual([{ upTo: 2 }]));
    expect(count("desk.read")).toBeGreaterThan(1);
  });
  it("marks nothing while the page is hidden, and does once it is seen", async () => {
    seenFrom("hidden");
    const { client, count } = await show({ read: sampleView([sampleLine(1), sampleLine(2)], { unseen: 1 }) });
    await log();
    expect(count("desk.seen")).toBe(0);
    seenFrom("visible");
    await waitFor(() => expect(callsOf(client, "desk.seen")).toEqual([{ upTo: 2 }]));
  });
  it("does not happen before anything was written", async () => {
    const { queryClient } = await show();
    await screen.findByText("您好，请问有什么可以帮您？");
    const [query] = queryClient.getQueryCache().findAll({ queryKey: ["personal", "/api/x/v1/desk"] });
    const { refetchInterval, refetchIntervalInBackground } = query?.observers[0]?.options ?? {};
    if (typeof refetchInterval !== "function" || !query) throw new Error("It is not looked at by a rule.");
    const pauseOf = (data: unknown) => refetchInterval({ state: { data } } as never);
    expect(pauseOf(sampleView())).toBe(false);
    expect(pauseOf(sampleView([sampleLine(1)]))).toBe(5_000);
    expect(pauseOf(sampleView([sampleLine(1)], { state: "closed" }))).toBe(30_000);
    expect(refetchIntervalInBackground).toBe(false);
  });
});

describe("a message", () => {
  it("is written by a visitor under a token, which is asked for once and known from then on", async () => {
    const { client } = await visit({ write: written("我还没有账号") });
    await write("我还没有账号");
    client.answerWith({ desk: { read: written("我还没有账号") } });
    await press("发送");
    expect(await within(await log()).findByText("我还没有账号")).toBeTruthy();
    const line = { text: "我还没有账号", visitor: TOKEN };
    expect(callsOf(client, "desk.write")).toEqual([
      { ...line, reqId: expect.stringMatching(/^[\da-f]{32}$/) as string },
    ]);
    await waitFor(() => expect(callsOf(client, "desk.read")).toContainEqual({ visitor: TOKEN }));
    const { client: next } = await visit({ read: written("我还没有账号") }, { storage: client.storage });
    await log();
    expect(callsOf(next, "desk.read")).toEqual([{ visitor: TOKEN }]);
    expect(callsOf(next, "desk.visitor")).toEqual([]);
  });
  it("is sent by the enter key on a desktop, but not while characters are composed or with shift", async () => {
    const { count } = await show({ write: written("你好") });
    await write("你好");
    fireEvent.keyDown(await field(), { key: "Enter", shiftKey: true });
    fireEvent.keyDown(await field(), { key: "Enter", isComposing: true });
    fireEvent.keyDown(await field(), { key: "a" });
    expect(count("desk.write")).toBe(0);
    fireEvent.keyDown(await field(), { key: "Enter" });
    await waitFor(() => expect(count("desk.write")).toBe(1));
  });
  it("gets a new line by the enter key on a phone", async () => {
    const { count } = await show({ write: written("你好") }, { surface: "mobile" });
    await write("你好");
    expect(fireEvent.keyDown(await field(), { key: "Enter" })).toBe(true);
    expect(count("desk.write")).toBe(0);
  });
  it("is not sent empty or with more than 1,000 characters", async () => {
    const { count } = await show();
    await press("发送");
    expect(await screen.findByText("请先输入消息")).toBeTruthy();
    await write("好".repeat(1001));
    expect(screen.getByText("1001/1000")).toBeTruthy();
    await press("发送");
    expect(await screen.findByText("请不要超过 1,000 个字")).toBeTruthy();
    expect(count("desk.write")).toBe(0);
  });
  it("keeps its key while its answer is lost, also through a reload, and has another once it is changed", async () => {
    const { client } = await show({ write: failure("network") });
    await write("在吗");
    await press("发送");
    expect(await screen.findByRole("alert")).toBeTruthy();
    const { client: next } = await show({ write: failure("network") }, { storage: client.storage });
    expect((await field()).value).toBe("在吗");
    await press("发送");
    await waitFor(() => expect(callsOf(next, "desk.write")).toHaveLength(1));
    await write("在吗？");
    await press("发送");
    await waitFor(() => expect(callsOf(next, "desk.write")).toHaveLength(2));
    const keys = [client, next].flatMap((each) =>
      callsOf(each, "desk.write").map((input) => (input as { readonly reqId: string }).reqId),
    );
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
  it.each([
    [refusal("rate_limited", { waitSec: "40" }), /操作过于频繁/],
    [refusal("text_invalid"), /内容中有无法识别的字符/],
    [refusal("key_reused"), /与之前的内容不一致/],
  ])("says why it was refused and stays: $code", async (answer, words) => {
    await show({ write: answer });
    await write("在吗");
    await press("发送");
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await field()).value).toBe("在吗");
  });
});

describe("a picture in a message", () => {
  const choose = async () =>
    fireEvent.change(await screen.findByLabelText("添加图片"), { target: { files: [pngFile()] } });

  it("goes without a text too, and can be taken away before", async () => {
    const { client } = await show({ write: written("") });
    stubUpload(client);
    await choose();
    await press("移除第 1 张图片");
    await choose();
    await screen.findByAltText("第 1 张图片");
    await waitFor(() => expect(screen.queryByText("正在上传…")).toBeNull());
    await press("发送");
    await waitFor(() => expect(callsOf(client, "desk.write")).toMatchObject([{ text: "", picture: "P1" }]));
    await waitFor(() => expect(screen.queryByAltText("第 1 张图片")).toBeNull());
  });
  it("is waited for, and says why it is none", async () => {
    const { client, count } = await show();
    stubUpload(client, new NetworkError({ method: "POST", path: "/api/f/v1/upload" }));
    await choose();
    expect(await screen.findByText("图片没有上传成功，请检查网络后重试。")).toBeTruthy();
    await write("看图");
    await press("发送");
    await waitFor(() => expect(screen.getByRole("button", { name: "重新上传第 1 张图片" })).toBeTruthy());
    expect(count("desk.write")).toBe(0);
  });
  it("is for members alone", async () => {
    await visit();
    await field();
    expect(screen.queryByLabelText("添加图片")).toBeNull();
  });
});
