import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Page } from "../login/login-page.tsx";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { answersWith, sent } from "./auth-samples.test.support.ts";
import { address, input, press, type } from "./form-acts.test.support.ts";

const open = async (method: "手机验证码" | "邮箱验证码", answers: FakeAnswers = {}) => {
  const shown = await showScreen(
    <Page />,
    answersWith({ member: { loginMpe: { uid: "u1", isNew: false } }, ...answers }),
  );
  await userEvent.click(await screen.findByRole("tab", { name: method }));
  return shown;
};
const asks = (client: { requests: readonly { call: string; input: unknown }[] }) =>
  client.requests.filter(({ call }) => call === "service.sms").map(({ input: asked }) => asked);
const askFor = async (label: RegExp, target: string): Promise<void> => {
  await type(label, target);
  await type(/^图形验证码/, "abcd");
  await press("获取验证码");
};

afterEach(cleanup);

describe("a code", () => {
  it("cannot be requested before there are a target and a captcha", async () => {
    await open("手机验证码");
    await screen.findByRole("button", { name: /获取验证码/ });
    const button = () => screen.getByRole("button", { name: /获取验证码/ });
    const isDisabled = () => button().getAttribute("aria-disabled") === "true" || button().hasAttribute("disabled");
    expect(isDisabled()).toBe(true);
    await type(/^手机号/, "13800138000");
    expect(isDisabled()).toBe(true);
    await type(/^图形验证码/, "abcd");
    expect(isDisabled()).toBe(false);
  });
  it("goes to the phone of the chosen area, and counts down before the next", async () => {
    const { client } = await open("手机验证码");
    await userEvent.click(await screen.findByRole("button", { name: /国家或地区/ }));
    await userEvent.click(await screen.findByRole("button", { name: /新加坡/ }));
    await askFor(/^手机号/, "81234567");
    expect(await screen.findByText(sentence("验证码已发送，今日还可发送 4 次"))).toBeTruthy();
    expect(asks(client)).toEqual([
      expect.objectContaining({ scene: "login", area: "65", phone: "81234567", captcha: "abcd" }),
    ]);
    expect(screen.getByRole("button", { name: /60|59/ })).toBeTruthy();
    expect(input(/^图形验证码/).value).toBe("");
  });
  it("goes to an e-mail address", async () => {
    const { client } = await open("邮箱验证码");
    await askFor(/^邮箱\*?$/, "player@example.test");
    await screen.findByText(/验证码已发送/);
    expect(asks(client)).toEqual([expect.objectContaining({ scene: "login", email: "player@example.test" })]);
    expect(asks(client)[0]).not.toHaveProperty("phone");
  });
  it("is not requested for an address that is none; the field is marked and focused", async () => {
    const { client } = await open("邮箱验证码");
    await askFor(/^邮箱\*?$/, "player@");
    expect(await screen.findByText("邮箱格式不正确")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(/^邮箱\*?$/)));
    expect(asks(client)).toEqual([]);
  });
  it.each([
    ["phone_invalid", /^手机号/],
    ["captcha_wrong", /^图形验证码/],
    ["code_daily_limit", /^手机验证码/],
  ] as const)("that is refused by %s marks and focuses that field", async (code, label) => {
    await open("手机验证码", { service: { sms: refusal(code) } });
    await askFor(/^手机号/, "13800138000");
    await waitFor(() => expect(input(label).getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(input(label));
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  });
  it("that was refused for its captcha is asked for, not asked for again, since nothing was sent", async () => {
    await open("手机验证码", { service: { sms: refusal("captcha_wrong") } });
    await askFor(/^手机号/, "13800138000");
    expect(await screen.findByText("图形验证码错误，请按新图片输入。")).toBeTruthy();
    expect(await screen.findByRole("button", { name: /获取验证码/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /重新获取/ })).toBeNull();
  });
  it("that comes too often waits as long as the server says", async () => {
    await open("手机验证码", { service: { sms: refusal("code_too_often", { waitSec: "42" }) } });
    await askFor(/^手机号/, "13800138000");
    expect(await screen.findByRole("button", { name: /4[12]/ })).toBeTruthy();
  });
  it("that could not be requested says so at its field and can be requested again", async () => {
    const { client } = await open("手机验证码", { service: { sms: failure("network") } });
    await askFor(/^手机号/, "13800138000");
    expect(await screen.findByText(/^获取验证码失败 · /)).toBeTruthy();
    client.answerWith({ service: { sms: sent } });
    await type(/^图形验证码/, "efgh");
    await press(/验证码$|重新获取/);
    expect(await screen.findByText(/验证码已发送/)).toBeTruthy();
  });
  it("is asked for before the log-in, and a short one is refused", async () => {
    const { count } = await open("手机验证码");
    await askFor(/^手机号/, "13800138000");
    await screen.findByText(/验证码已发送/);
    await press("登录");
    expect(await screen.findByText("请输入手机验证码")).toBeTruthy();
    await type(/^手机验证码/, "123");
    expect(await screen.findByText("验证码为 4 至 6 位数字")).toBeTruthy();
    expect(count("member.loginMpe")).toBe(0);
  });
  it("is read in the wide digits of an input method, which is left alone while it composes", async () => {
    const { client } = await open("手机验证码");
    await askFor(/^手机号/, "13800138000");
    await screen.findByText(/验证码已发送/);
    const field = input(/^手机验证码/);
    fireEvent.input(field, { target: { value: "１２３４５６" }, isComposing: true });
    expect(field.value).toBe("１２３４５６");
    await press("登录");
    await waitFor(() => expect(address()).toBe("/home"));
    const login = client.requests.find(({ call }) => call === "member.loginMpe");
    expect(login?.input).toMatchObject({ code: "123456", ticket: "t-1" });
  });
  it("keeps only digits of what is typed or pasted", async () => {
    await open("手机验证码");
    await screen.findByLabelText(/^手机号/);
    fireEvent.change(input(/^手机验证码/), { target: { value: "1a2-3" } });
    expect(input(/^手机验证码/).value).toBe("123");
  });
});
