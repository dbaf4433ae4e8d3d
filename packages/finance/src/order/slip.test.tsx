import { NetworkError } from "@baize/api-client";
import { refusal, type FakeAnswers } from "@baize/api-client/testing";
import { pngFile, SAMPLE_PICTURE, stubUpload, type UploadAnswer } from "@baize/feature-kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { order } from "../deposit/deposit-samples.test.support.ts";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "./order-page.tsx";

const at = { path: "/finance/deposit/cardinfo?order=D202611280001" };
const start = async (finance: NonNullable<FakeAnswers["finance"]> = {}, ...answers: readonly UploadAnswer[]) => {
  const shown = await renderScreen(
    Page,
    {
      finance: {
        depositOrder: order(),
        depositPaid: order({ state: "awaiting_confirmation", slipUrl: SAMPLE_PICTURE }),
        ...finance,
      },
    },
    at,
  );
  return { ...shown, upload: stubUpload(shown.client, ...answers) };
};
const choose = async (file: File): Promise<void> =>
  void fireEvent.change(await screen.findByLabelText(/付款凭证/), { target: { files: [file] } });
const send = async (name = "使用这张图片"): Promise<void> =>
  void fireEvent.click(await screen.findByRole("button", { name }));

describe("payment slip", () => {
  it("is previewed before it is sent, and goes with 'I have paid'", async () => {
    const { client, upload } = await start();
    await choose(pngFile());
    expect(await screen.findByAltText("所选图片预览")).toBeTruthy();
    expect(upload).toEqual([]);
    await send();
    expect(await screen.findByText("已上传")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "我已付款" }));
    await waitFor(() =>
      expect(client.requests.find(({ call }) => call === "finance.depositPaid")?.input).toEqual({
        id: "D202611280001",
        slipId: "P1",
      }),
    );
    expect(await screen.findByAltText("已提交的付款凭证")).toBeTruthy();
  });

  it("is handed in at once while the deposit is awaiting confirmation, in place of the one before", async () => {
    const { count } = await start({ depositOrder: order({ state: "awaiting_confirmation", slipUrl: SAMPLE_PICTURE }) });
    expect(await screen.findByRole("button", { name: "更换" })).toBeTruthy();
    await choose(pngFile());
    await send();
    await waitFor(() => expect(count("finance.depositPaid")).toBe(1));
  });

  it("is optional", async () => {
    const { client } = await start();
    fireEvent.click(await screen.findByRole("button", { name: "我已付款" }));
    await waitFor(() =>
      expect(client.requests.find(({ call }) => call === "finance.depositPaid")?.input).toEqual({
        id: "D202611280001",
      }),
    );
  });

  it.each([
    [
      "a document that calls itself a picture",
      new File(["%PDF-1.7"], "slip.png", { type: "image/png" }),
      /只支持 JPEG、PNG 或 WebP/,
    ],
    ["an SVG", new File(["<svg onload='x'/>"], "slip.svg", { type: "image/svg+xml" }), /只支持 JPEG、PNG 或 WebP/],
    ["an empty file", new File([], "slip.png", { type: "image/png" }), /空的或无法读取/],
    ["more than 5 MB", new File([new Uint8Array(5 * 1024 * 1024 + 1)], "slip.png"), /超过 5 MB/],
  ])("refuses %s without sending it", async (_case, file, sentence) => {
    const { upload } = await start();
    await choose(file);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "使用这张图片" })).toBeNull();
    expect(upload).toEqual([]);
  });

  it("says so when the upload is lost, keeps the picture, and sends it again", async () => {
    await start({}, new NetworkError({ method: "POST", path: "/api/f/v1/upload" }));
    await choose(pngFile());
    await send();
    expect(await screen.findByText("图片没有上传成功，请检查网络后重试。")).toBeTruthy();
    await send("重新上传");
    expect(await screen.findByText("已上传")).toBeTruthy();
  });

  it("shows a refusal at the picture", async () => {
    await start({}, refusal("upload_quota"));
    await choose(pngFile());
    await send();
    expect(await screen.findByText("今日上传次数已用完，请明天再试。")).toBeTruthy();
  });
});
