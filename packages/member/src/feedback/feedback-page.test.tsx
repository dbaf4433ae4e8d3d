import { NetworkError } from "@baize/api-client";
import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf, pngFile, type ScreenOptions, stubUpload, uploaded } from "@baize/feature-kit/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { enter, press } from "../auth/form-acts.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./feedback-page.tsx";
import { sampleFeedbackLine } from "./feedback-samples.test.support.ts";

const TEXT = "昨晚的充值还没有到账，请帮忙查一下。";
type Add = NonNullable<FakeAnswers["feedback"]>["add"];
const show = async (add: Add = sampleFeedbackLine(), options: ScreenOptions = {}) =>
  showScreen(<Page />, { feedback: { add } }, { path: "/user/feedBack", session: "member", ...options });
const area = async () => screen.findByLabelText<HTMLTextAreaElement>(/^反馈内容/);
const write = async (text = TEXT) => fireEvent.change(await area(), { target: { value: text } });
const choose = async () => userEvent.selectOptions(await screen.findByLabelText(/^反馈类型/), "deposit");
const keys = (sent: readonly unknown[]) => sent.map((input) => (input as { readonly reqId: string }).reqId);

afterEach(cleanup);

describe("feedback", () => {
  it("is sent with its type and a key, and leads to what was sent", async () => {
    const { client, path } = await show();
    await choose();
    await write();
    await enter(/^联系方式/, "demo@player.example");
    await press("提交");
    await waitFor(() => expect(path()).toBe("/user/feedBackList?id=F20261127001"));
    expect(callsOf(client, "feedback.add")).toEqual([
      {
        type: "deposit",
        text: TEXT,
        contact: "demo@player.example",
        pictures: "",
        reqId: expect.stringMatching(/^[\da-f]{32}$/) as string,
      },
    ]);
  });
  it("is not sent before its type is chosen and its text is long enough", async () => {
    const { count } = await show();
    await write("太短");
    await press("提交");
    expect(await screen.findByText("请选择反馈类型")).toBeTruthy();
    expect(screen.getByText("请至少填写 10 个字")).toBeTruthy();
    expect(count("feedback.add")).toBe(0);
  });
  it("is counted in characters as people see them, and is too long from 501 on", async () => {
    const { count } = await show();
    await choose();
    await write("😀".repeat(500));
    expect(screen.getByText("500/500")).toBeTruthy();
    await write("😀".repeat(501));
    await press("提交");
    expect(await screen.findByText("请不要超过 500 个字")).toBeTruthy();
    expect(count("feedback.add")).toBe(0);
    await write("😀".repeat(500));
    await press("提交");
    await waitFor(() => expect(count("feedback.add")).toBe(1));
  });
  it("stays in the tab until it was sent", async () => {
    const { client } = await show();
    await choose();
    await write();
    await show(sampleFeedbackLine(), { storage: client.storage });
    expect((await area()).value).toBe(TEXT);
    expect(screen.getByLabelText<HTMLSelectElement>(/^反馈类型/).value).toBe("deposit");
    await press("提交");
    await waitFor(() => expect(screen.getByLabelText("address").textContent).toContain("feedBackList"));
    await show(sampleFeedbackLine(), { storage: client.storage });
    expect((await area()).value).toBe("");
  });
  it("keeps its key while its answer is lost, and has another once it is changed", async () => {
    const { client } = await show(failure("network"));
    await choose();
    await write();
    await press("提交");
    await waitFor(() => expect(callsOf(client, "feedback.add")).toHaveLength(1));
    expect(await screen.findByRole("alert")).toBeTruthy();
    await press("提交");
    await waitFor(() => expect(callsOf(client, "feedback.add")).toHaveLength(2));
    await write(`${TEXT}谢谢。`);
    await press("提交");
    await waitFor(() => expect(callsOf(client, "feedback.add")).toHaveLength(3));
    const [first, second, third] = keys(callsOf(client, "feedback.add"));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
  it("takes up to three pictures with it, which the tab keeps as well", async () => {
    const { client } = await show(failure("network"));
    stubUpload(client, ...["P1", "P2", "P3"].map((id) => ({ ok: true, data: { ...uploaded, id } }) as const));
    await choose();
    await write();
    fireEvent.change(screen.getByLabelText(/^图片/), {
      target: { files: [pngFile(), pngFile(), pngFile(), pngFile()] },
    });
    expect(await screen.findByText("最多可添加 3 张图片。")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("正在上传…")).toBeNull());
    await press("移除第 2 张图片");
    const { client: next } = await show(sampleFeedbackLine(), { storage: client.storage });
    await screen.findByAltText("第 2 张图片");
    await press("提交");
    await waitFor(() => expect(callsOf(next, "feedback.add")).toHaveLength(1));
    expect(callsOf(next, "feedback.add")).toEqual([
      expect.objectContaining({ type: "deposit", text: TEXT, pictures: expect.stringMatching(/^P\d,P\d$/) as string }),
    ]);
  });
  it("waits for its pictures", async () => {
    const { client, count } = await show();
    stubUpload(client, new NetworkError({ method: "POST", path: "/api/f/v1/upload" }));
    await choose();
    await write();
    fireEvent.change(screen.getByLabelText(/^图片/), { target: { files: [pngFile()] } });
    await screen.findByText("图片没有上传成功，请检查网络后重试。");
    await press("提交");
    expect(count("feedback.add")).toBe(0);
    await press("重新上传第 1 张图片");
    await waitFor(() => expect(screen.queryByRole("button", { name: /重新上传/ })).toBeNull());
    await waitFor(() => expect(screen.queryByText("正在上传…")).toBeNull());
    await press("提交");
    await waitFor(() => expect(callsOf(client, "feedback.add")).toMatchObject([{ pictures: "P1" }]));
  });
  it("says at its pictures that one is gone", async () => {
    await show(refusal("picture_unknown"));
    await choose();
    await write();
    await press("提交");
    expect(await screen.findByText("图片已失效，请重新上传。")).toBeTruthy();
    expect(screen.getByLabelText(/^图片/).getAttribute("aria-invalid")).toBe("true");
  });
  it.each([
    [refusal("text_invalid"), "内容中有无法识别的字符，请修改后重试。"],
    [refusal("feedback_quota"), "今天提交的反馈已达上限，请明天再来。"],
  ])("says why it was refused and keeps what was written: $code", async (answer, sentence) => {
    await show(answer);
    await choose();
    await write();
    await press("提交");
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await area()).value).toBe(TEXT);
  });
});
