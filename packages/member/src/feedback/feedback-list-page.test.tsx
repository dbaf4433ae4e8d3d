import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf, pngFile, type ScreenOptions, stubUpload } from "@baize/feature-kit/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./feedback-list-page.tsx";
import { sampleFeedback, sampleFeedbackLine, sampleFeedbackList } from "./feedback-samples.test.support.ts";

const ONE = "/user/feedBackList?id=F20261127001";
const show = async (feedback: FakeAnswers["feedback"] = {}, options: ScreenOptions = {}) =>
  showScreen(
    <Page />,
    { feedback: { list: sampleFeedbackList(), detail: sampleFeedback(), ...feedback } },
    { path: "/user/feedBackList", session: "member", ...options },
  );
const more = async (text: string) =>
  fireEvent.change(await screen.findByLabelText(/^补充内容/), { target: { value: text } });

afterEach(cleanup);

describe("a member's feedback", () => {
  it("is listed with number, type, time, state and news, and each leads to its replies", async () => {
    const { path } = await show();
    const row = (await screen.findByText("F20261127001")).closest("tr") as HTMLElement;
    for (const text of ["充值", "2026-11-27 09:00", "已回复", "新回复"])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(screen.getByText("今日还可提交 3 次")).toBeTruthy();
    await userEvent.click(within(row).getByRole("link"));
    expect(path()).toBe(ONE);
    expect(await screen.findByText("已核实，款项已补入账户。")).toBeTruthy();
  });
  it("turns pages by the address", async () => {
    const { client, path } = await show({ list: { ...sampleFeedbackList(), total: 45 } });
    await press("第 2 页");
    expect(path()).toBe("/user/feedBackList?page=2");
    await waitFor(() => expect(callsOf(client, "feedback.list")).toContainEqual({ page: 2, size: 20 }));
  });
  it("says that there is none, or why it did not come", async () => {
    await show({ list: sampleFeedbackList([]) });
    expect(await screen.findByText("还没有反馈")).toBeTruthy();
    const { client } = await show({ list: failure("network") });
    expect(await screen.findByText("反馈记录暂时没有加载出来")).toBeTruthy();
    client.answerWith({ feedback: { list: sampleFeedbackList([sampleFeedbackLine()]) } });
    await press("重试");
    expect(await screen.findByText("F20261127001")).toBeTruthy();
  });
});

describe("one feedback", () => {
  it("has what was written and answered in its order, with number and contact, asked for once", async () => {
    const { client } = await show({}, { path: ONE, isStrict: true });
    const entries = within(await screen.findByRole("list", { name: "往来记录" })).getAllByRole("listitem");
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^我2026-11-27 09:00.*昨晚的充值/),
      expect.stringMatching(/^客服2026-11-27 10:00.*已核实/),
    ]);
    expect(screen.getByText(sentence("编号 F20261127001"))).toBeTruthy();
    expect(screen.getByText(sentence("联系方式：demo@player.example"))).toBeTruthy();
    expect(callsOf(client, "feedback.detail")).toEqual([{ id: "F20261127001" }]);
  });
  it("takes more, which stands below and leaves the field empty", async () => {
    const text = "已经收到了，谢谢您的帮助。";
    const { entries } = sampleFeedback();
    const next = { id: "e3", by: "member" as const, text, pictures: [], time: "2026-11-27T11:00:00+08:00" };
    const { client } = await show(
      { follow: sampleFeedback({ state: "open", entries: [...entries, next] }) },
      { path: ONE },
    );
    await more(text);
    await press("提交");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^补充内容/)).value).toBe("");
    expect(callsOf(client, "feedback.follow")).toMatchObject([{ id: "F20261127001", text }]);
  });
  it("takes more with a picture, and keeps both in the tab until they were sent", async () => {
    const { client } = await show({ follow: failure("network") }, { path: ONE });
    await more("已经收到了，谢谢您的帮助。");
    stubUpload(client);
    fireEvent.change(screen.getByLabelText(/^图片/), { target: { files: [pngFile()] } });
    await screen.findByAltText("第 1 张图片");
    await waitFor(() => expect(screen.queryByText("正在上传…")).toBeNull());
    await press("提交");
    await waitFor(() => expect(callsOf(client, "feedback.follow")).toHaveLength(1));
    const { client: next } = await show({ follow: sampleFeedback() }, { path: ONE, storage: client.storage });
    await screen.findByAltText("第 1 张图片");
    await press("提交");
    await waitFor(() => expect(callsOf(next, "feedback.follow")).toEqual(callsOf(client, "feedback.follow")));
    expect(callsOf(next, "feedback.follow")).toMatchObject([{ pictures: "P1" }]);
  });
  it("says why more was refused", async () => {
    await show({ follow: refusal("feedback_closed") }, { path: ONE });
    await more("已经收到了，谢谢您的帮助。");
    await press("提交");
    expect(await screen.findByText("这条反馈已结束，如有需要请重新提交。")).toBeTruthy();
  });
  it("takes no more once it is closed", async () => {
    await show({ detail: sampleFeedback({ state: "closed" }) }, { path: ONE });
    expect(await screen.findByText("这条反馈已结束，如有需要请重新提交。")).toBeTruthy();
    expect(screen.queryByLabelText(/^补充内容/)).toBeNull();
    expect(screen.getByRole("link", { name: "写反馈" }).getAttribute("href")).toBe("/user/feedBack");
  });
  it.each([ONE, "/user/feedBackList?id=%2F"])("that is not there leads back: %s", async (path) => {
    await show({ detail: refusal("feedback_unknown") }, { path });
    expect(await screen.findByText("没有找到这条反馈")).toBeTruthy();
    expect(screen.getByRole("link", { name: "返回我的反馈" }).getAttribute("href")).toBe("/user/feedBackList");
  });
  it("is read again at a press when it did not come", async () => {
    const { client } = await show({ detail: failure("network") }, { path: ONE });
    expect(await screen.findByText("这条反馈暂时没有加载出来")).toBeTruthy();
    client.answerWith({ feedback: { detail: sampleFeedback() } });
    await press("重试");
    expect(await screen.findByText("已核实，款项已补入账户。")).toBeTruthy();
  });
});
