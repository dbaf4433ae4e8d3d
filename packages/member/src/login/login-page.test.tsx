import { contract } from "@baize/api-client/contract";
import { fixture, refusal, SAMPLE_PUBLIC_KEY } from "@baize/api-client/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./login-page.tsx";

/** Types without waiting between keys. */
const user = userEvent.setup({ delay: null });
const SECRET = "Correct-horse-9";
const preInfo = (captcha = false) =>
  fixture(contract.service.preInfo, {
    login: { captcha, modes: ["password", "phone", "email"] },
    publicKey: { id: "k1", pem: SAMPLE_PUBLIC_KEY, notAfter: "2099-01-01T00:00:00Z" },
  });
const area = [{ code: "86", name: "中国", iso: "CN", pattern: "^1[3-9]\\d{9}$" }];
const open = async (login: object, path = "/login") =>
  showScreen(
    <Page />,
    { service: { preInfo: preInfo(), phoneArea: area }, account: { login: login as never } },
    { path },
  );
const fill = async (name = "demo2026", secret = SECRET) => {
  await user.type(await screen.findByLabelText(/^用户名/), name);
  await user.type(screen.getByLabelText(/^登录密码/), secret);
};
const submit = () => userEvent.click(screen.getByRole("button", { name: "登录" }));
const address = () => screen.getByLabelText("address").textContent;
const calls = (client: { requests: readonly { call: string }[] }, call: string) =>
  client.requests.filter((request) => request.call === call);

afterEach(cleanup);

describe("log-in by password", () => {
  it("asks at each field for what is missing and sends nothing", async () => {
    const { client } = await open({ uid: "u1", lastLoginTime: null });
    await screen.findByLabelText(/^用户名/);
    await submit();
    expect(await screen.findByText("请输入用户名")).toBeTruthy();
    expect(screen.getByText("请输入密码")).toBeTruthy();
    expect(calls(client, "account.login")).toHaveLength(0);
  });
  it("says one thing for a wrong name or password and keeps the name", async () => {
    await open(refusal("login_wrong"));
    await fill();
    await submit();
    expect(await screen.findByText("账号或密码错误。")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^用户名/).value).toBe("demo2026");
  });
  it("shows a captcha once the site asks for one", async () => {
    const { client } = await open(refusal("captcha_required"));
    await fill();
    expect(screen.queryByLabelText(/图形验证码/)).toBeNull();
    await submit();
    expect(await screen.findByLabelText(/^图形验证码/)).toBeTruthy();
    expect(calls(client, "account.login")).toHaveLength(1);
  });
  it("goes to the wanted page", async () => {
    await open({ uid: "u1", lastLoginTime: null }, "/login?return=%2Fuser%2FbetRecord%3Fp%3D3");
    await fill();
    await submit();
    await waitFor(() => expect(address()).toBe("/user/betRecord?p=3"));
  });
  it.each(["//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "never goes off the site: %s",
    async (target) => {
      await open({ uid: "u1", lastLoginTime: null }, `/login?return=${encodeURIComponent(target)}`);
      await fill();
      await submit();
      await waitFor(() => expect(address()).toBe("/home"));
    },
  );
  it("sends once however often it is pressed in one tick", async () => {
    const { client } = await open({ uid: "u1", lastLoginTime: null });
    await fill();
    const button = screen.getByRole("button", { name: "登录" });
    for (let press = 0; press < 20; press += 1) button.click();
    await waitFor(() => expect(address()).toBe("/home"));
    expect(calls(client, "account.login")).toHaveLength(1);
  });
  it("sends the password sealed and keeps it nowhere", async () => {
    const { client, queryClient } = await open({ uid: "u1", lastLoginTime: null });
    await fill();
    await userEvent.click(screen.getByLabelText("记住用户名"));
    await submit();
    await waitFor(() => expect(address()).toBe("/home"));
    const kept = [
      JSON.stringify(client.requests),
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map((query) => query.state),
      ),
      ...[localStorage, sessionStorage].flatMap((area) => Object.keys(area).map((key) => area.getItem(key))),
      document.body.innerHTML,
      ...Array.from(document.querySelectorAll("input"), (input) => input.value),
    ].join("\n");
    expect(kept).not.toContain(SECRET);
  });
  it("remembers the name when asked to, and only then", async () => {
    const { client } = await open({ uid: "u1", lastLoginTime: null });
    await fill();
    await submit();
    await waitFor(() => expect(address()).toBe("/home"));
    cleanup();
    await showScreen(<Page />, { service: { preInfo: preInfo() } }, { path: "/login", storage: client.storage });
    expect((await screen.findByLabelText<HTMLInputElement>(/^用户名/)).value).toBe("");
  });
});

describe("log-in by phone code", () => {
  const openPhone = async (sms: object, loginMpe: object) => {
    const shown = await showScreen(
      <Page />,
      { service: { preInfo: preInfo(), phoneArea: area, sms: sms as never }, member: { loginMpe: loginMpe as never } },
      { path: "/login" },
    );
    await userEvent.click(await screen.findByRole("tab", { name: "手机验证码" }));
    return shown;
  };
  const ask = async (phone: string) => {
    await user.type(await screen.findByLabelText(/^手机号/), phone);
    await user.type(screen.getByLabelText(/^图形验证码/), "abcd");
    await userEvent.click(screen.getByRole("button", { name: /验证码$/ }));
  };
  it("checks the number by its region before a code is sent", async () => {
    const { client } = await openPhone(refusal("captcha_wrong"), refusal("code_wrong"));
    await ask("12345");
    expect(await screen.findByText("手机号与所选地区不符")).toBeTruthy();
    expect(calls(client, "service.sms")).toHaveLength(0);
  });
  it("says a wrong captcha at its field and empties it for the new picture", async () => {
    await openPhone(refusal("captcha_wrong"), refusal("code_wrong"));
    await ask("13800138000");
    expect(await screen.findByText("图形验证码错误，请按新图片输入。")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^图形验证码/).value).toBe("");
  });
  it("logs in with the code and the ticket of its request", async () => {
    const { client } = await openPhone(
      { ok: true, waitSec: 60, ticket: "t-1", dailyLeft: 4 },
      { uid: "u1", isNew: false },
    );
    await ask("13800138000");
    await screen.findByText(/验证码已发送/);
    await user.type(screen.getByLabelText(/^手机验证码/, { selector: "input" }), "123456");
    await submit();
    await waitFor(() => expect(address()).toBe("/home"));
    expect(calls(client, "member.loginMpe")[0]).toMatchObject({
      input: { type: "phone", area: "86", account: "13800138000", code: "123456", ticket: "t-1" },
    });
  });
  it("says an expired ticket at the code", async () => {
    await openPhone({ ok: true, waitSec: 0, ticket: "t-1", dailyLeft: 4 }, refusal("ticket_expired"));
    await ask("13800138000");
    await screen.findByText(/验证码已发送/);
    await user.type(screen.getByLabelText(/^手机验证码/, { selector: "input" }), "123456");
    await submit();
    expect(await screen.findByText("验证码已过期，请重新获取。")).toBeTruthy();
  });
});
