import { failure } from "@baize/api-client/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Page as LoginPage } from "../login/login-page.tsx";
import { Page as RegisterPage } from "../register/register-page.tsx";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { answersWith, preInfo } from "./auth-samples.test.support.ts";
import { press } from "./form-acts.test.support.ts";

const SCREENS = [
  { name: "log-in", page: <LoginPage />, title: "登录", other: "立即注册", otherPath: "/register", field: /^用户名/ },
  {
    name: "registration",
    page: <RegisterPage />,
    title: "注册新账号",
    other: "去登录",
    otherPath: "/login",
    field: /^用户名/,
  },
] as const;

afterEach(cleanup);

describe.each(SCREENS)("$name", ({ page, title, other, otherPath, field }) => {
  it("leads to the other form and keeps the wanted page", async () => {
    await showScreen(page, answersWith(), { path: "/x?return=%2Fuser" });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    const link = await screen.findByRole("link", { name: other });
    expect(link.getAttribute("href")).toBe(`${otherPath}?return=%2Fuser`);
  });
  it("offers to try again where the site cannot be reached, and then shows its form", async () => {
    const { client } = await showScreen(page, { service: { preInfo: failure("network") } });
    expect(await screen.findByText("暂时无法连接，请稍后重试。")).toBeTruthy();
    expect(screen.queryByLabelText(field)).toBeNull();
    client.answerWith(answersWith());
    await press("重试");
    expect(await screen.findByLabelText(field)).toBeTruthy();
  });
  it("leads to customer service in a tab of its own, so that nothing typed is lost", async () => {
    await showScreen(page, answersWith());
    const link = await screen.findByRole("link", { name: "联系客服" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/iframeCustomerService", "_blank"]);
  });
  it("names the age only where the brand has a licence", async () => {
    await showScreen(page, answersWith());
    expect(screen.getByText(sentence("未满 18 岁禁止注册和使用"))).toBeTruthy();
    await showScreen(page, answersWith(), { brand: { licence: null } });
    expect(screen.queryByText(sentence(/岁禁止注册和使用/))).toBeNull();
  });
  it("is complete in English", async () => {
    const asking = {
      ...preInfo,
      register: { ...preInfo.register, realName: "required", inviteMode: "required" },
    } as const;
    const phoneArea = [{ code: "86", name: "China", iso: "CN", pattern: "" }];
    await showScreen(page, answersWith({ service: { preInfo: { ...asking, terms: [] }, phoneArea } }), {
      locale: "en",
    });
    await screen.findByLabelText(/^User name/);
    expect(document.body.textContent).not.toMatch(/\p{Script=Han}/u);
    for (const field of document.querySelectorAll("input, button, img, [aria-label]"))
      expect(`${field.getAttribute("aria-label")} ${field.getAttribute("alt")}`).not.toMatch(/\p{Script=Han}/u);
  });
});

describe("the ways to log in", () => {
  it("are a choice only where there are several", async () => {
    const login = { captcha: false, modes: ["email"] } as const;
    await showScreen(
      <LoginPage />,
      answersWith({ service: { preInfo: { ...preInfo, login: { ...login, modes: [...login.modes] } } } }),
    );
    expect(await screen.findByLabelText(/^邮箱\*?$/, { selector: "input" })).toBeTruthy();
    expect(screen.queryByRole("tab")).toBeNull();
    await showScreen(<LoginPage />, answersWith());
    expect((await screen.findAllByRole("tab")).map(({ textContent }) => textContent)).toEqual([
      "账号密码",
      "手机验证码",
      "邮箱验证码",
    ]);
  });
});
