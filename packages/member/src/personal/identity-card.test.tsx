import { NetworkError } from "@baize/api-client";
import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { ProtectionState } from "@baize/feature-kit";
import { callsOf, pngFile, stubUpload, uploaded } from "@baize/feature-kit/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { stateOf } from "../protection/protection-samples.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./personal-page.tsx";
import { identityOf, personalAnswers, sampleMember } from "./personal-samples.test.support.ts";

type Protection = NonNullable<FakeAnswers["protection"]>;

const AT = "2026-11-28T12:00:00+08:00";
const known = sampleMember({ realName: "林**", birthday: "****-05-12" });
const open = async (protection: Protection, token = known, locale: "zh-CN" | "en" = "zh-CN") =>
  showScreen(<Page />, personalAnswers({ member: { token }, protection }), {
    session: "member",
    path: "/user/personal",
    locale,
  });
const show = async (identity: Partial<ProtectionState["identity"]>, token = known, locale: "zh-CN" | "en" = "zh-CN") =>
  open({ state: identityOf(identity) }, token, locale);
const card = async () => within(await screen.findByRole("region", { name: /^(?:身份核验|Identity)$/ }));
const sheet = async () => within(await screen.findByRole("dialog"));

afterEach(cleanup);

describe("the identity of a member", () => {
  it.each([
    [{}, ["未核验", "目前不要求核验。", "未知"]],
    [{ age: "declared", closed: ["deposit"] }, ["核验通过前，您不能充值。", "按您设置的生日"]],
    [{ closed: ["deposit", "play", "withdraw"] }, ["核验通过前，您不能充值、游戏或提款。"]],
    [{ state: "asked", at: AT, closed: ["play"] }, ["核验中", "2026-11-28 12:00 提交", "核验通过前，您不能游戏。"]],
    [{ state: "verified", at: AT, age: "verified" }, ["已核验", "2026-11-28 12:00 通过", "已按证件核验"]],
  ] as const)("is said with its age and what it closes: %j", async (identity, texts) => {
    await show(identity as object);
    const shown = await card();
    for (const text of texts) expect(await shown.findByText(sentence(text))).toBeTruthy();
    expect(shown.getByText(/结果会发到消息中心；证件图片只有本站审核人员可以查看/)).toBeTruthy();
  });

  it.each([
    ["name_differs", /证件上的姓名与您设置的真实姓名不同/],
    ["birthday_differs", /证件上的出生日期与您设置的生日不同/],
    ["document_unclear", /证件图片不清楚或不完整/],
  ] as const)("was not verified because of %s, which can be asked for again", async (fault, text) => {
    await show({ state: "refused", at: AT, fault });
    const shown = await card();
    expect(await shown.findByText("未通过")).toBeTruthy();
    expect(shown.getByText(text)).toBeTruthy();
    await press("重新提交");
    expect((await sheet()).getByText("林**")).toBeTruthy();
  });

  it("leads to customer service under age, with no way to ask again", async () => {
    await show({ state: "refused", at: AT, fault: "under_age", closed: ["deposit", "play"] });
    const shown = await card();
    expect(await shown.findByText(/账户不能充值或游戏。余额可以提取/)).toBeTruthy();
    expect(shown.getByRole("link", { name: "联系客服" }).getAttribute("href")).toBe("/iframeCustomerService");
    expect(shown.queryByRole("button")).toBeNull();
    expect(shown.queryByText(/核验通过前/)).toBeNull();
  });

  it.each([
    [{ realName: "" }, "提交前，请先在“个人资料”中设置真实姓名。"],
    [{ birthday: "" }, "提交前，请先在“个人资料”中设置生日。"],
    [{ realName: "", birthday: "" }, "提交前，请先在“个人资料”中设置真实姓名和生日。"],
  ])("is not asked for without %j", async (part, text) => {
    await show({}, sampleMember({ realName: "林**", birthday: "****-05-12", ...part }));
    const shown = await card();
    expect(await shown.findByText(text)).toBeTruthy();
    expect(shown.queryByRole("button")).toBeNull();
  });

  it.each(["asked", "verified"] as const)("offers nothing to do once it is %s", async (state) => {
    await show({ state, at: AT });
    const shown = await card();
    await shown.findByText(state === "asked" ? "核验中" : "已核验");
    expect(shown.queryByRole("button")).toBeNull();
  });

  it("is a skeleton first, and says that it could not be read", async () => {
    await open({ state: after(600_000, stateOf()) });
    expect((await card()).queryByText("状态")).toBeNull();
    cleanup();
    const { client } = await open({ state: failure("network") });
    const shown = await card();
    expect(await shown.findByText("核验状态暂时没有加载出来")).toBeTruthy();
    client.answerWith({ protection: { state: identityOf({}) } });
    fireEvent.click(shown.getByRole("button", { name: "重试" }));
    expect(await shown.findByText("未核验")).toBeTruthy();
  });

  it("speaks English without Chinese", async () => {
    await show({ state: "refused", at: AT, fault: "name_differs", closed: ["deposit", "play"] }, known, "en");
    const shown = await card();
    expect(await shown.findByText("You cannot deposit or play until your identity is verified.")).toBeTruthy();
    expect(shown.getByText("Could not be verified")).toBeTruthy();
    const region = screen.getByRole("region", { name: "Identity" });
    expect(region.textContent).not.toMatch(/\p{Script=Han}/u);
  });
});

describe("asking for a verification", () => {
  const choose = async (...files: readonly File[]): Promise<void> => {
    fireEvent.change(await screen.findByLabelText(/^证件图片/), { target: { files } });
  };
  const start = async (askIdentity: NonNullable<Protection["askIdentity"]>) => {
    const shown = await open({ state: identityOf({}), askIdentity });
    const sent = stubUpload(
      shown.client,
      ...["P1", "P2"].map((id) => ({ ok: true, data: { ...uploaded, id } }) as const),
    );
    await press("提交核验");
    return { ...shown, sent };
  };
  const chooseOne = async (): Promise<void> => {
    await choose(pngFile());
    await screen.findByAltText("第 1 张图片");
    await waitFor(() => expect(screen.queryByText("正在上传…")).toBeNull());
  };

  it("shows what the document is compared with, and needs a picture", async () => {
    const { count } = await start({ ok: true });
    const shown = await sheet();
    expect([shown.getByText("林**"), shown.getByText("****-05-12")]).toHaveLength(2);
    expect(shown.getByText("显示姓名、出生日期和照片")).toBeTruthy();
    expect(shown.queryByText("选填")).toBeNull();
    await press("提交");
    expect(await shown.findByText("请添加证件图片")).toBeTruthy();
    expect(count("protection.askIdentity")).toBe(0);
  });

  it("sends both pictures once, however often it is pressed, and then says that it is under way", async () => {
    const { client, sent } = await start({ ok: true });
    await choose(pngFile("a.png"), pngFile("b.png"), pngFile("c.png"));
    expect(await screen.findByText("最多可添加 2 张图片。")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("正在上传…")).toBeNull());
    expect(sent.map(({ scene }) => scene)).toEqual(["identity", "identity"]);
    client.answerWith({ protection: { state: identityOf({ state: "asked", at: AT }) } });
    const button = screen.getByRole("button", { name: "提交" });
    for (let time = 0; time < 5; time += 1) fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(callsOf(client, "protection.askIdentity")).toEqual([{ pictures: "P1,P2" }]);
    expect(await (await card()).findByText("核验中")).toBeTruthy();
    expect(screen.getAllByText("已提交核验，结果会发到消息中心。")).not.toHaveLength(0);
  });

  it("waits for pictures that are not uploaded, and says which cannot be", async () => {
    const { client, count } = await start({ ok: true });
    stubUpload(client, new NetworkError({ method: "POST", path: "/api/f/v1/upload" }));
    await choose(pngFile());
    expect(await screen.findByText("图片没有上传成功，请检查网络后重试。")).toBeTruthy();
    await press("提交");
    expect(count("protection.askIdentity")).toBe(0);
    await press("移除第 1 张图片");
    await choose(new File([pngFile(), new Uint8Array(5_000_001)], "large.png", { type: "image/png" }));
    expect(await screen.findByText("图片超过 5 MB，请压缩后重新选择。")).toBeTruthy();
    await press("提交");
    expect(count("protection.askIdentity")).toBe(0);
  });

  it("keeps what was chosen when the line fails, and sends it at the next press", async () => {
    const { client } = await start(failure("network"));
    await chooseOne();
    await press("提交");
    expect(await screen.findByText("网络连接失败，请检查网络后重试。")).toBeTruthy();
    expect(screen.getByAltText("第 1 张图片")).toBeTruthy();
    client.answerWith({ protection: { askIdentity: { ok: true } } });
    await press("提交");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(callsOf(client, "protection.askIdentity").at(-1)).toEqual({ pictures: "P1" });
  });

  it.each([
    ["picture_unknown", "图片已失效，请重新上传。"],
    ["identity_incomplete", "请先设置真实姓名和生日。"],
  ] as const)("says that it was refused: %s", async (code, text) => {
    await start(refusal(code));
    await chooseOne();
    await press("提交");
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText(/^证件图片/).getAttribute("aria-invalid")).toBe(
      code === "picture_unknown" ? "true" : null,
    );
  });

  it("closes, and reads the state again, where it was asked for already", async () => {
    const { client } = await start(refusal("identity_settled"));
    await chooseOne();
    client.answerWith({ protection: { state: identityOf({ state: "verified", at: AT, age: "verified" }) } });
    await press("提交");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await (await card()).findByText("已核验")).toBeTruthy();
    expect(screen.getAllByText("您的核验已提交或已通过。")).not.toHaveLength(0);
  });
});
