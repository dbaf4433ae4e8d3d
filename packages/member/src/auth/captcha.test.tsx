import { failure, refusal } from "@baize/api-client/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Page } from "../login/login-page.tsx";
import { showScreen } from "../screen.test.support.tsx";
import { answersWith, preInfo, session } from "./auth-samples.test.support.ts";
import { address, input, press, type } from "./form-acts.test.support.ts";

const CAPTCHA = /^图形验证码/;
const asking = { ...preInfo, login: { ...preInfo.login, captcha: true } };
const open = async (login: object) =>
  showScreen(<Page />, answersWith({ service: { preInfo: asking }, account: { login: login as never } }));
const fill = async (captcha = "abcd"): Promise<void> => {
  await type(/^用户名/, "demo2026");
  await type(/^登录密码/, "Correct-horse-9");
  if (captcha !== "") await type(CAPTCHA, captcha);
};

afterEach(cleanup);

describe("the captcha of a log-in", () => {
  it("is required, and marked and focused when it alone is missing", async () => {
    const { count } = await open(session);
    await fill("");
    expect(input(CAPTCHA).getAttribute("aria-required")).toBe("true");
    await press("登录");
    expect(await screen.findByText("请输入图形验证码")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(CAPTCHA)));
    expect(count("account.login")).toBe(0);
  });
  it("is sent with the id of its picture", async () => {
    const { client } = await open(session);
    await fill();
    await press("登录");
    await waitFor(() => expect(address()).toBe("/home"));
    const sent = client.requests.find(({ call }) => call === "account.login");
    expect(sent?.input).toMatchObject({ captcha: "abcd", captchaId: expect.any(String) });
  });
  it("is emptied, renewed, marked and focused when it was wrong, and the password stays", async () => {
    const { count } = await open(refusal("captcha_wrong"));
    await fill();
    await press("登录");
    expect(await screen.findByText("图形验证码错误，请按新图片输入。")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(CAPTCHA)));
    expect(input(CAPTCHA).getAttribute("aria-invalid")).toBe("true");
    expect([input(CAPTCHA).value, input(/^登录密码/).value]).toEqual(["", "Correct-horse-9"]);
    await waitFor(() => expect(count("account.captcha")).toBe(2));
  });
  it("is renewed after any refusal, since it is good for one try, without being marked", async () => {
    const { count } = await open(refusal("login_wrong"));
    await fill();
    await press("登录");
    expect(await screen.findByText("账号或密码错误。")).toBeTruthy();
    expect(input(CAPTCHA).value).toBe("");
    expect(input(CAPTCHA).getAttribute("aria-invalid")).toBeNull();
    await waitFor(() => expect(count("account.captcha")).toBe(2));
  });
  it("has another picture at a press, and an empty field for it", async () => {
    const { count } = await open(session);
    await fill();
    await waitFor(() => expect(count("account.captcha")).toBe(1));
    await press("换一张图");
    await waitFor(() => expect(count("account.captcha")).toBe(2));
    expect(input(CAPTCHA).value).toBe("");
  });
  it("says that its picture could not be loaded, and loads it at a press", async () => {
    const shown = await showScreen(
      <Page />,
      answersWith({ service: { preInfo: asking }, account: { captcha: failure("network") } }),
    );
    expect(await screen.findByText("验证码图片没有加载出来")).toBeTruthy();
    shown.client.answerWith({ account: { captcha: { id: "c2", image: "data:image/png;base64,AAAA", expireSec: 60 } } });
    await press("换一张图");
    expect(await screen.findByAltText("图形验证码图片")).toBeTruthy();
    expect(screen.queryByText("验证码图片没有加载出来")).toBeNull();
  });
});
