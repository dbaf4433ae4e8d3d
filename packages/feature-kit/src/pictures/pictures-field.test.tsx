import { NetworkError } from "@baize/api-client";
import { refusal } from "@baize/api-client/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { pngFile, renderScreen, stubUpload, uploaded, type UploadAnswer } from "../testing/index.ts";
import { attachedIds, attachedText, readAttached } from "./attached.ts";
import { PicturesField } from "./pictures-field.tsx";
import { usePictures } from "./use-pictures.ts";

interface PicturesProps {
  readonly first?: string;
  readonly required?: boolean;
}
const Pictures = ({ first = "", required = false }: PicturesProps): ReactElement => {
  const [value, setValue] = useState(first);
  const pictures = usePictures({ scene: "feedback", most: 3, value, onValueChange: setValue });
  return (
    <>
      <PicturesField label="图片" pictures={pictures} required={required} />
      <output aria-label="ids">{attachedIds(value)}</output>
    </>
  );
};
const show = async (answers: readonly UploadAnswer[] = [], first = "") => {
  const { client } = await renderScreen(<Pictures first={first} />);
  return stubUpload(client, ...answers);
};
const accepted = (id: string): UploadAnswer => ({ ok: true, data: { ...uploaded, id } });
const lost = new NetworkError({ method: "POST", path: "/api/f/v1/upload" });
const field = () => screen.getByLabelText<HTMLInputElement>(/^图片/);
const choose = (...files: readonly File[]) => fireEvent.change(field(), { target: { files } });
const ids = () => screen.getByLabelText("ids").textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(cleanup);

describe("pictures as text", () => {
  it("come back as they were, whatever their address has", () => {
    const pictures = [
      { id: "P-1_a:b.c", url: "/media/a?b=1&c=2#3" },
      { id: "P2", url: "/media/é" },
    ];
    expect(readAttached(attachedText(pictures))).toEqual(pictures);
    expect(attachedIds(attachedText(pictures))).toBe("P-1_a:b.c,P2");
    expect([readAttached(""), attachedIds("")]).toEqual([[], ""]);
  });
});

describe("a field of pictures", () => {
  it("uploads what is chosen at once, each on its own, and has all ids however they end", async () => {
    const sent = await show([accepted("P1"), accepted("P2")]);
    choose(pngFile("a.png"), pngFile("b.png"));
    await waitFor(() => expect(ids()?.split(",").toSorted()).toEqual(["P1", "P2"]));
    expect(sent.map(({ scene }) => scene)).toEqual(["feedback", "feedback"]);
    expect(screen.getByAltText("第 2 张图片")).toBeTruthy();
  });
  it("takes a picture away, and another in its place", async () => {
    await show([accepted("P9")], attachedText([uploaded, { ...uploaded, id: "P2" }, { ...uploaded, id: "P3" }]));
    expect(field().disabled).toBe(true);
    press("移除第 2 张图片");
    expect(ids()).toBe("P1,P3");
    choose(pngFile());
    await waitFor(() => expect(ids()).toBe("P1,P3,P9"));
  });
  it("takes as many as there is room for, and says how many that are", async () => {
    const sent = await show([accepted("A"), accepted("B"), accepted("C")]);
    choose(pngFile(), pngFile(), pngFile(), pngFile());
    expect(await screen.findByText("最多可添加 3 张图片。")).toBeTruthy();
    await waitFor(() => expect(ids()?.split(",")).toHaveLength(3));
    expect(sent).toHaveLength(3);
  });
  it("says why a file is none, sends nothing of it, and forgets it once it is taken away", async () => {
    const sent = await show();
    choose(new File(["%PDF-1.7"], "a.png", { type: "image/png" }));
    expect(await screen.findByText("只支持 JPEG、PNG 或 WebP 图片，请重新选择。")).toBeTruthy();
    expect(sent).toEqual([]);
    press("移除第 1 张图片");
    expect(screen.queryByText(/只支持 JPEG、PNG 或 WebP 图片，请/)).toBeNull();
    expect(screen.queryByRole("list")).toBeNull();
  });
  it("sends one again that was lost", async () => {
    const sent = await show([lost, accepted("P7")]);
    choose(pngFile());
    expect(await screen.findByText("图片没有上传成功，请检查网络后重试。")).toBeTruthy();
    press("重新上传第 1 张图片");
    await waitFor(() => expect(ids()).toBe("P7"));
    expect(sent).toHaveLength(2);
    expect(screen.queryByText(/没有上传成功/)).toBeNull();
  });
  it("says why the server refused one, which is not sent again", async () => {
    await show([refusal("upload_quota")]);
    choose(pngFile());
    expect(await screen.findByText("今日上传次数已用完，请明天再试。")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /重新上传/ })).toBeNull();
  });
  it("says that it may be left out, unless one is needed", async () => {
    await show();
    expect(screen.getByText("选填")).toBeTruthy();
    expect(field().getAttribute("aria-required")).toBeNull();
    await renderScreen(<Pictures required />);
    expect(screen.queryByText("选填")).toBeNull();
    expect(field().getAttribute("aria-required")).toBe("true");
  });
});
