import { type FakeAnswers, held, refusal } from "@baize/api-client/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Page as LoginPage } from "../login/login-page.tsx";
import { Page as RegisterPage } from "../register/register-page.tsx";
import { showScreen } from "../screen.test.support.tsx";
import { answersWith, preInfo, session } from "./auth-samples.test.support.ts";
import { address, autofill, enter, input, passCredentials, press, type } from "./form-acts.test.support.ts";

const SECRET = "Correct-horse-9";
const openLogin = async (answers: FakeAnswers = {}) =>
  showScreen(<LoginPage />, answersWith({ account: { login: session }, ...answers }));
const openRegister = async (register: object = session, asked: object = {}) => {
  const site = { ...preInfo, register: { ...preInfo.register, ...asked } };
  return showScreen(
    <RegisterPage />,
    answersWith({ service: { preInfo: site }, account: { register: register as never } }),
  );
};
const marked = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(
    (field) => field.labels?.[0]?.textContent?.replace("*", "") ?? null,
  );

afterEach(cleanup);

describe("a log-in that the browser filled", () => {
  it("sends a name and password of which no event spoke", async () => {
    const { client } = await openLogin();
    await screen.findByLabelText(/^用户名/);
    autofill(/^用户名/, "demo2026");
    autofill(/^登录密码/, SECRET);
    await press("登录");
    await waitFor(() => expect(address()).toBe("/home"));
    expect(client.requests.find(({ call }) => call === "account.login")?.input).toMatchObject({ username: "demo2026" });
    expect(JSON.stringify(client.requests)).not.toContain(SECRET);
  });
  it("keeps them when the visitor then asks to be remembered", async () => {
    const { client } = await openLogin();
    await screen.findByLabelText(/^用户名/);
    autofill(/^用户名/, "demo2026");
    autofill(/^登录密码/, SECRET);
    await userEvent.click(screen.getByLabelText("记住用户名"));
    expect([input(/^用户名/).value, input(/^登录密码/).value]).toEqual(["demo2026", SECRET]);
    await press("登录");
    await waitFor(() => expect(address()).toBe("/home"));
    await showScreen(<LoginPage />, answersWith(), { storage: client.storage });
    await waitFor(() => expect(input(/^用户名/).value).toBe("demo2026"));
    expect(input(/^登录密码/).value).toBe("");
  });
});

describe("a form under way", () => {
  it("is locked until its answer, and then open again with its password", async () => {
    const { answer, release } = held(refusal("login_wrong"));
    const { count } = await openLogin({ account: { login: answer } });
    await type(/^用户名/, "demo2026");
    await type(/^登录密码/, SECRET);
    const button = screen.getByRole("button", { name: "登录" });
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    fireEvent.submit(button);
    release();
    await screen.findByText("账号或密码错误。");
    expect(count("account.login")).toBe(1);
    expect(input(/^登录密码/).value).toBe(SECRET);
    await userEvent.click(button);
    await waitFor(() => expect(count("account.login")).toBe(2));
  });
  it("says that a log-in without a session was not completed, and holds no password", async () => {
    const { client } = await openLogin();
    vi.spyOn(client.session, "hasToken").mockReturnValue(false);
    await type(/^用户名/, "demo2026");
    await type(/^登录密码/, SECRET);
    await press("登录");
    expect(await screen.findByText("登录没有完成，请重试。")).toBeTruthy();
    expect(input(/^登录密码/).value).toBe("");
  });
});

describe("a registration", () => {
  it("marks what the site requires, and says what is optional", async () => {
    await openRegister(session, { realName: "required", inviteMode: "optional" });
    await screen.findByLabelText(/^用户名/);
    await passCredentials();
    const isRequired = (label: RegExp): boolean => input(label).getAttribute("aria-required") === "true";
    expect([/^用户名/, /^登录密码/, /^确认密码/, /^手机号/, /^真实姓名/].map(isRequired)).toEqual(Array(5).fill(true));
    expect(isRequired(/^邀请码/)).toBe(false);
    expect(input(/^邀请码/).labels?.[0]?.textContent).toContain("选填");
  });
  it("focuses the first of several wrong fields, above those that were passed", async () => {
    const { count } = await openRegister(session, { realName: "required", inviteMode: "required" });
    await type(/^用户名/, "newplayer1");
    await press("下一步");
    await waitFor(() => expect(document.activeElement).toBe(input(/^登录密码/)));
    expect(marked()).toEqual(["登录密码", "确认密码"]);
    await passCredentials();
    await press("注册");
    await waitFor(() => expect(document.activeElement).toBe(input(/^手机号/)));
    expect(marked()).toEqual([
      "手机号",
      "图形验证码",
      "手机验证码",
      "真实姓名",
      "邀请码",
      "我已年满 18 岁",
      expect.stringContaining("我已阅读并同意"),
    ]);
    expect(screen.getByText("请填完所有必填项")).toBeTruthy();
    expect(count("account.register")).toBe(0);
  });
  it("unmarks a field as soon as it is right", async () => {
    await openRegister();
    await screen.findByLabelText(/^用户名/);
    await press("下一步");
    expect(await screen.findByText("请输入用户名")).toBeTruthy();
    await type(/^用户名/, "newplayer1");
    await waitFor(() => expect(marked()).not.toContain("用户名"));
  });
  it("checks a field when it is left, not while it is typed, and an empty one not at all", async () => {
    await openRegister();
    await type(/^用户名/, "ab");
    expect(marked()).toEqual([]);
    await userEvent.tab();
    expect(await screen.findByText("用户名至少 4 位")).toBeTruthy();
    input(/^确认密码/).focus();
    await userEvent.tab();
    expect(marked()).toEqual(["用户名"]);
  });
  it("refuses names and invitation codes that cannot be, before it is sent", async () => {
    const { count } = await openRegister(session, { realName: "optional" });
    await screen.findByLabelText(/^用户名/);
    await passCredentials();
    await type(/^真实姓名/, "1");
    await type(/^邀请码/, "!");
    await press("注册");
    expect(await screen.findByText("请填写 2 至 30 个字的姓名")).toBeTruthy();
    expect(screen.getByText("邀请码不存在。")).toBeTruthy();
    expect(count("account.register")).toBe(0);
  });
  it("ticks each rule of the password as it is met", async () => {
    await openRegister();
    await screen.findByLabelText(/^用户名/);
    const met = (): number => screen.getByRole("list", { name: "密码要求" }).querySelectorAll(".lucide-check").length;
    expect(met()).toBe(0);
    await type(/^登录密码/, "abc");
    expect(met()).toBe(1);
    await type(/^登录密码/, "12345");
    expect(met()).toBe(3);
  });
  it("by e-mail asks for nothing of the phone, and begins anew with the code", async () => {
    const { client } = await openRegister();
    const fillTarget = async (label: RegExp, target: string, code: RegExp): Promise<void> => {
      await enter(label, target);
      await enter(/^图形验证码/, "abcd");
      await press("获取验证码");
      await screen.findByText(/验证码已发送/);
      await enter(code, "123456");
    };
    await screen.findByLabelText(/^用户名/);
    await passCredentials();
    await userEvent.click(screen.getByLabelText(/我已年满/));
    await userEvent.click(screen.getByLabelText(/我已阅读/));
    await fillTarget(/^手机号/, "13800138000", /^手机验证码/);
    await userEvent.click(screen.getByRole("radio", { name: "邮箱" }));
    expect([input(/^邮箱\*?$/).value, input(/^邮箱验证码/).value, input(/^用户名/).value]).toEqual([
      "",
      "",
      "newplayer1",
    ]);
    await press("注册");
    expect(await screen.findByText("请输入邮箱")).toBeTruthy();
    await fillTarget(/^邮箱\*?$/, "player@example.test", /^邮箱验证码/);
    await press("注册");
    await waitFor(() => expect(address()).toBe("/user"));
    const sent = client.requests.find(({ call }) => call === "account.register");
    expect(sent?.input).toMatchObject({ type: "email", area: "", account: "player@example.test", code: "123456" });
  });
});
