import { contract } from "@baize/api-client/contract";
import { fixture, refusal, SAMPLE_PUBLIC_KEY } from "@baize/api-client/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./register-page.tsx";

const preInfo = fixture(contract.service.preInfo, {
  register: { channels: ["phone", "email"], inviteMode: "optional", realName: "none" },
  publicKey: { id: "k1", pem: SAMPLE_PUBLIC_KEY, notAfter: "2099-01-01T00:00:00Z" },
  minAge: 18,
});
const area = [{ code: "86", name: "中国", iso: "CN", pattern: "^1[3-9]\\d{9}$" }];
const sent = { ok: true, waitSec: 60, ticket: "t-1", dailyLeft: 4 } as const;
const session = { uid: "u1", lastLoginTime: null };
const open = async (
  register: object = session,
  prepare?: (client: Awaited<ReturnType<typeof showScreen>>["client"]) => void,
) => {
  const shown = await showScreen(
    <Page />,
    { service: { preInfo, phoneArea: area, sms: sent }, account: { register: register as never } },
    { path: "/register" },
  );
  prepare?.(shown.client);
  return shown;
};
/** At once, since the form is drawn anew after each key. */
const type = async (label: RegExp, text: string): Promise<void> => {
  await userEvent.click(await screen.findByLabelText(label, { selector: "input:not([type=radio])" }));
  await userEvent.paste(text);
};
const next = () => userEvent.click(screen.getByRole("button", { name: "下一步" }));
const fillAll = async () => {
  await type(/^用户名/, "newplayer1");
  await type(/^登录密码/, "Secret1234");
  await type(/^确认密码/, "Secret1234");
  await next();
  await type(/^手机号/, "13800138000");
  await type(/^图形验证码/, "abcd");
  await userEvent.click(screen.getByRole("button", { name: /获取验证码|发送|验证码$/ }));
  await screen.findByText(/验证码已发送/);
  await type(/^手机验证码/, "123456");
  await userEvent.click(screen.getByLabelText(/我已年满/));
  await userEvent.click(screen.getByLabelText(/我已阅读/));
};
const submit = () => userEvent.click(screen.getByRole("button", { name: "注册" }));
const registered = (client: { requests: readonly { call: string; input: unknown }[] }) =>
  client.requests.filter(({ call }) => call === "account.register");

afterEach(cleanup);

describe("registration", () => {
  it("opens an account once and goes on to the member's page", async () => {
    const { client } = await open();
    await fillAll();
    const button = screen.getByRole("button", { name: "注册" });
    for (let press = 0; press < 20; press += 1) button.click();
    await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe("/user"));
    expect(registered(client)).toHaveLength(1);
    expect(registered(client)[0]?.input).toMatchObject({
      username: "newplayer1",
      type: "phone",
      area: "86",
      account: "13800138000",
      code: "123456",
      ticket: "t-1",
      adult: true,
      terms: true,
    });
    expect(JSON.stringify(client.requests)).not.toContain("Secret1234");
  });
  it("says every missing thing at its field, clears nothing and sends nothing", async () => {
    const { client } = await open();
    await type(/^用户名/, "ab");
    await next();
    for (const text of ["用户名至少 4 位", "请输入密码", "请再次输入密码"])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^用户名/).value).toBe("ab");
    await type(/^用户名/, "cd");
    await type(/^登录密码/, "Secret1234");
    await type(/^确认密码/, "Secret1234");
    await next();
    await screen.findByRole("button", { name: "注册" });
    await submit();
    for (const text of ["请输入手机号", "请输入手机验证码", "请确认年龄", "请阅读并同意条款"])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^用户名/).value).toBe("abcd");
    expect(registered(client)).toHaveLength(0);
  });
  it.each([
    ["abc12345", "Abc12345", "两次输入的密码不一致"],
    ["abcdefgh", "abcdefgh", "密码须含有数字"],
    ["12345678", "12345678", "密码须含有字母"],
    ["a1", "a1", "密码至少 8 位"],
  ])("refuses the passwords %s and %s: %s", async (first, second, text) => {
    await open();
    await type(/^登录密码/, first);
    await type(/^确认密码/, second);
    await next();
    expect(await screen.findByText(text)).toBeTruthy();
  });
  it("does not go on without age or terms", async () => {
    const { client } = await open();
    await fillAll();
    await userEvent.click(screen.getByLabelText(/我已年满/));
    await submit();
    expect(await screen.findByText("请确认年龄")).toBeTruthy();
    expect(registered(client)).toHaveLength(0);
  });
  it.each([
    ["username_taken", "用户名已被使用。"],
    ["account_taken", "该手机号或邮箱已注册。"],
    ["code_wrong", "验证码错误。"],
    ["invite_unknown", "邀请码不存在。"],
    ["server_busy", "系统繁忙，请稍后重试。"],
  ] as const)("explains the refusal %s and keeps what was typed", async (code, text) => {
    await open(refusal(code));
    await fillAll();
    await submit();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^用户名/).value).toBe("newplayer1");
  });
  it("sends the invitation code of the link, which cannot be edited", async () => {
    const storage = (await showScreen(<p />, {})).client.storage;
    cleanup();
    const first = await showScreen(<p />, {}, { storage });
    first.client.invite.remember("?i_code=FRIEND9");
    cleanup();
    const { client } = await showScreen(
      <Page />,
      { service: { preInfo, phoneArea: area, sms: sent }, account: { register: session } },
      { path: "/register", storage },
    );
    await fillAll();
    const field = await screen.findByLabelText<HTMLInputElement>(/^邀请码/);
    expect([field.value, field.readOnly]).toEqual(["FRIEND9", true]);
    await submit();
    await waitFor(() => expect(registered(client)[0]?.input).toMatchObject({ i_code: "FRIEND9" }));
  });
});
