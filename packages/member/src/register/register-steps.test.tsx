import { refusal } from "@baize/api-client/testing";
import { useNavigate } from "@baize/feature-kit";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { answersWith, preInfo, session } from "../auth/auth-samples.test.support.ts";
import { address, enter, input, passCredentials, press } from "../auth/form-acts.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./register-page.tsx";

const PHONE = /^手机号/;
const HardwareBack = (): ReactElement => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      {"系统返回"}
    </button>
  );
};
const open = async (register: object = session) => {
  const shown = await showScreen(
    <>
      <Page />
      <HardwareBack />
    </>,
    answersWith({ account: { register: register as never } }),
    { path: "/register?return=%2Fuser" },
  );
  await screen.findByLabelText(/^用户名/);
  return shown;
};
const fillFirst = async (username = "newplayer1"): Promise<void> => {
  await enter(/^用户名/, username);
  await enter(/^登录密码/, "Secret1234");
  await enter(/^确认密码/, "Secret1234");
};
const isShown = (label: RegExp): boolean => {
  const field = screen.queryByLabelText(label, { selector: "input:not([type=radio])" });
  return field !== null && field.closest("[hidden]") === null;
};

afterEach(cleanup);

/** What has the focus as soon as a field of this label is in the page, before any further event. */
const focusOnceDrawn = async (label: RegExp): Promise<Element | null> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown(label)) return;
      observer.disconnect();
      resolve(document.activeElement);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });

describe("a registration", () => {
  it("gives the focus to its second step as that is drawn, so that it takes none from a field later", async () => {
    await open();
    await fillFirst();
    const drawn = focusOnceDrawn(PHONE);
    screen.getByRole("button", { name: "下一步" }).click();
    expect((await drawn)?.contains(input(PHONE))).toBe(true);
  });

  it("has two steps, of which the second opens once the first is right", async () => {
    await open();
    expect([isShown(/^用户名/), isShown(PHONE)]).toEqual([true, false]);
    await press("下一步");
    expect(await screen.findByText("请输入用户名")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(/^用户名/)));
    expect(isShown(PHONE)).toBe(false);
    await fillFirst();
    await press("下一步");
    await waitFor(() => expect(isShown(PHONE)).toBe(true));
    expect([isShown(/^用户名/), address()]).toEqual([false, "/register?return=%2Fuser"]);
    expect(document.activeElement?.contains(input(PHONE))).toBe(true);
    await press("上一步");
    await waitFor(() => expect(isShown(/^用户名/)).toBe(true));
    expect(input(/^登录密码/).value).toBe("Secret1234");
  });
  it("keeps what was typed when the phone's back button leads to the first step", async () => {
    await open();
    await fillFirst();
    await press("下一步");
    await enter(PHONE, "13800138000");
    await press("系统返回");
    await waitFor(() => expect(isShown(/^用户名/)).toBe(true));
    expect(input(/^用户名/).value).toBe("newplayer1");
    await press("下一步");
    await waitFor(() => expect(isShown(PHONE)).toBe(true));
    expect(input(PHONE).value).toBe("13800138000");
  });
  it("goes back to a field of the first step that is refused, and focuses it", async () => {
    const { count } = await open(refusal("username_taken"));
    await fillFirst();
    await press("下一步");
    await enter(PHONE, "13800138000");
    await enter(/^图形验证码/, "abcd");
    await press("获取验证码");
    await screen.findByText(/验证码已发送/);
    await enter(/^手机验证码/, "123456");
    await userEvent.click(screen.getByLabelText(/我已年满/));
    await userEvent.click(screen.getByLabelText(/我已阅读/));
    await press("注册");
    expect(await screen.findByText("用户名已被使用。")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(/^用户名/)));
    expect([isShown(/^用户名/), isShown(PHONE), count("account.register")]).toEqual([true, false, 1]);
    await enter(/^用户名/, "2");
    expect(isShown(PHONE)).toBe(false);
  });
  it("marks the picture code too, while no code was asked for", async () => {
    await open();
    await fillFirst();
    await press("下一步");
    await enter(PHONE, "13800138000");
    await press("注册");
    expect(await screen.findByText("请输入图形验证码")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(/^图形验证码/)));
  });
});

describe("the password of a registration", () => {
  it("is counted and compared in NFC, however its accents were typed", async () => {
    const { client } = await open();
    await enter(/^用户名/, "newplayer1");
    await enter(/^登录密码/, "Pa\u0308sswo1");
    await enter(/^确认密码/, "P\u00E4sswo1");
    await press("下一步");
    expect(await screen.findByText("密码至少 8 位")).toBeTruthy();
    expect(screen.queryByText("两次输入的密码不一致")).toBeNull();
    expect(screen.getByRole("list", { name: "密码要求" }).querySelectorAll(".lucide-check")).toHaveLength(2);
    expect(client.requests.some(({ call }) => call === "account.register")).toBe(false);
  });
});

describe("the terms of a registration", () => {
  it("are read in a tab of their own, so that nothing typed is lost", async () => {
    const terms = [
      { title: "服务条款", url: "/help/terms" },
      { title: "隐私政策", url: "/help/privacy" },
      { title: "附则", url: "https://evil.example/terms" },
    ];
    await showScreen(<Page />, answersWith({ service: { preInfo: { ...preInfo, terms } } }));
    await screen.findByLabelText(/^用户名/);
    await passCredentials();
    const links = await screen.findAllByRole("link", { name: /服务条款|隐私政策|附则/ });
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
      ["/help/terms", "_blank"],
      ["/help/privacy", "_blank"],
    ]);
    await userEvent.click(screen.getByLabelText("我已阅读并同意 服务条款、隐私政策、附则"));
    expect(screen.getByLabelText<HTMLInputElement>(/我已阅读/).checked).toBe(true);
  });
});
