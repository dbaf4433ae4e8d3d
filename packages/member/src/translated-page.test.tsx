import { contract } from "@baize/api-client/contract";
import { failure, fixture } from "@baize/api-client/testing";
import { translatePage } from "@baize/ui-kit/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { answersWith } from "./auth/auth-samples.test.support.ts";
import { press, type } from "./auth/form-acts.test.support.ts";
import { Page as HubPage } from "./hub/hub-page.tsx";
import { Page as RegisterPage } from "./register/register-page.tsx";
import { showScreen } from "./screen.test.support.tsx";

afterEach(cleanup);

describe("a page that the browser translated", () => {
  it("registers on: steps, rules, notices and errors change as ever", async () => {
    await showScreen(<RegisterPage />, answersWith(), { surface: "mobile" });
    await type(/^用户名/, "newplayer1");
    translatePage(document.body);
    await type(/^登录密码/, "Secret1234");
    await type(/^确认密码/, "Secret1234");
    await press("下一步");
    await type(/^手机号/, "13800138000");
    translatePage(document.body);
    await type(/^图形验证码/, "abcd");
    await press("获取验证码");
    expect(await screen.findByText(/验证码已发送/)).toBeTruthy();
    translatePage(document.body);
    await press("注册");
    expect(await screen.findByText("请填完所有必填项")).toBeTruthy();
  });
  it("shows what is read later on the member's page, and hides amounts", async () => {
    const token = fixture(contract.member.token, { username: "demo2026", nickname: "" });
    const balance = fixture(contract.member.balance, { balance: "12345678.90" });
    const { client } = await showScreen(
      <HubPage />,
      { member: { token: failure("network"), balance } },
      { session: "member" },
    );
    await screen.findByText("账户资料暂时没有读到");
    translatePage(document.body);
    client.answerWith({ member: { token, balance } });
    const [retry] = screen.getAllByRole("button", { name: "重试" });
    if (!retry) throw new Error("There is nothing to press.");
    await userEvent.click(retry);
    await waitFor(() => expect(document.body.textContent).toContain("demo2026，您好"));
    translatePage(document.body);
    await userEvent.click(screen.getByRole("button", { name: "隐藏金额" }));
    expect(document.body.textContent).not.toContain("12,345,678");
    expect(screen.getByText("demo2026").getAttribute("translate")).toBe("no");
  });
});
