import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { answersWith } from "../auth/auth-samples.test.support.ts";
import { address, enter, input, press } from "../auth/form-acts.test.support.ts";
import { member } from "../feature.ts";
import { Page as LoginPage } from "../login/login-page.tsx";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./forget-page.tsx";
import { step } from "./forget-samples.test.support.ts";

const SECRET = "New-horse-2026";
type Forget = NonNullable<NonNullable<FakeAnswers["member"]>["forgetPassword"]>;
const byStep = (answers: { readonly [K in "identify" | "verify" | "reset"]?: Forget } = {}): Forget =>
  (({ step: name }: { step: "identify" | "verify" | "reset" }) =>
    answers[name] ?? step({ ticket: `${name}-done` })) as Forget;
const open = async (forgetPassword: Forget = byStep(), path = "/forgetPassword") =>
  showScreen(
    <Page />,
    answersWith({ member: { forgetPassword }, account: { captcha: fixture(contract.account.captcha, { id: "c1" }) } }),
    { path },
  );
const identify = async () => {
  await enter(/^用户名/, "demo2026");
  await enter(/^图形验证码/, "ab cd");
  await screen.findByRole("img", { name: "图形验证码图片" });
  await press("获取验证码");
};
const verify = async () => {
  await enter(/^验证码/, "123456");
  await press("下一步");
};
const choose = async (password = SECRET, confirm = password) => {
  for (const [label, text] of [
    [/^新密码/, password],
    [/^确认密码/, confirm],
  ] as const) {
    await screen.findByLabelText(label, { selector: "input" });
    await userEvent.clear(input(label));
    await enter(label, text);
  }
  await press("确认修改");
};

afterEach(cleanup);

describe("a forgotten password", () => {
  it("is replaced in three steps, each with the ticket of the one before, and never leaves in the clear", async () => {
    const { client } = await open();
    await identify();
    await verify();
    await choose();
    expect(await screen.findByText("密码已修改")).toBeTruthy();
    expect(callsOf(client, "member.forgetPassword")).toEqual([
      { step: "identify", username: "demo2026", type: "phone", captchaId: "c1", captcha: "abcd" },
      { step: "verify", ticket: "identify-done", code: "123456" },
      {
        step: "reset",
        ticket: "verify-done",
        keyId: "k1",
        password: expect.stringMatching(/^[\w+/]+=*$/) as string,
      },
    ]);
    expect(JSON.stringify(client.requests)).not.toContain(SECRET);
    expect(document.body.innerHTML).not.toContain(SECRET);
  });
  it("leads to log-in after a moment or at a press, and keeps the wanted page", async () => {
    await open(byStep(), "/forgetPassword?return=%2Fuser");
    await identify();
    await verify();
    await choose();
    const way = await screen.findByRole("link", { name: /^去登录（/ });
    expect(screen.getAllByRole("link", { name: /^去登录/ })).toEqual([way]);
    expect(way.getAttribute("href")).toBe("/login?return=%2Fuser");
    await waitFor(() => expect(address()).toBe("/login?return=%2Fuser"), { timeout: 20_000 });
  });
  it("asks at each field for what is missing and sends nothing", async () => {
    const { count } = await open();
    await press("获取验证码");
    expect(await screen.findByText("请输入用户名")).toBeTruthy();
    expect(screen.getByText("请输入图形验证码")).toBeTruthy();
    expect(count("member.forgetPassword")).toBe(0);
  });
  it("needs a new picture code after a wrong one", async () => {
    const { count } = await open(byStep({ identify: refusal("captcha_wrong") }));
    await identify();
    await waitFor(() => expect(input(/^图形验证码/).getAttribute("aria-invalid")).toBe("true"));
    expect(input(/^图形验证码/).value).toBe("");
    await waitFor(() => expect(count("account.captcha")).toBe(2));
  });
  it("says of a wrong code at its field that it is wrong, and takes another", async () => {
    const { client } = await open(byStep({ verify: refusal("code_wrong") }));
    await identify();
    await verify();
    await waitFor(() => expect(input(/^验证码/).getAttribute("aria-invalid")).toBe("true"));
    client.answerWith({ member: { forgetPassword: byStep() } });
    await press("下一步");
    expect(await screen.findByLabelText(/^新密码/, { selector: "input" })).toBeTruthy();
  });
  it("lets nobody learn whether there is such an account", async () => {
    await open();
    await identify();
    expect(await screen.findByText(sentence("如果该账号绑定了这种验证方式，验证码已经发出，请查收。"))).toBeTruthy();
  });
  it("gets another code once the wait is over, with the name kept", async () => {
    await open(byStep({ identify: step({ waitUntil: new Date(Date.now() + 60_000).toISOString() }) }));
    await identify();
    const waiting = await screen.findByRole("button", { name: /秒后可重新获取$/ });
    expect(waiting.getAttribute("aria-disabled")).toBe("true");
    await open(byStep({ identify: step({ waitUntil: new Date(Date.now() - 1_000).toISOString() }) }));
    await identify();
    await press("重新获取验证码");
    expect(input(/^用户名/).value).toBe("demo2026");
  });
  it.each([
    ["verify", verify],
    ["reset", async () => verify().then(async () => choose())],
  ] as const)("begins again when %s came too late", async (late, act) => {
    await open(byStep({ [late]: refusal("ticket_expired") }));
    await identify();
    await act();
    expect(await screen.findByText("验证已过期，请重新获取验证码。")).toBeTruthy();
    expect(input(/^用户名/).value).toBe("demo2026");
  });
  it("has to equal its confirmation, and to be strong enough", async () => {
    const { count } = await open(byStep({ reset: refusal("password_weak") }));
    await identify();
    await verify();
    await choose(SECRET, "other-2026");
    expect(await screen.findByText("两次输入的密码不一致")).toBeTruthy();
    expect(count("member.forgetPassword")).toBe(2);
    await choose();
    await waitFor(() => expect(input(/^新密码/).getAttribute("aria-invalid")).toBe("true"));
  });
});

describe("the way to a forgotten password", () => {
  it("is at log-in, for visitors, and keeps the wanted page", async () => {
    await showScreen(<LoginPage />, answersWith(), { path: "/login?return=%2Fuser" });
    const link = await screen.findByRole("link", { name: "忘记密码？" });
    expect(link.getAttribute("href")).toBe("/forgetPassword?return=%2Fuser");
    const page = member.pages.find(({ path }) => path === "/forgetPassword");
    expect([page?.guard, page?.layout]).toEqual(["guest", "plain"]);
  });
});
