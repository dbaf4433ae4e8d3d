import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Page as LoginPage } from "../login/login-page.tsx";
import { Page as RegisterPage } from "../register/register-page.tsx";
import { showScreen } from "../screen.test.support.tsx";
import { answersWith, preInfo } from "./auth-samples.test.support.ts";
import { input, passCredentials, press } from "./form-acts.test.support.ts";

const PHONE = /^手机号/;
const EMAIL = /^邮箱\*?$/;
const CODE = /^手机验证码/;

const paste = async (label: RegExp, text: string): Promise<void> => {
  await userEvent.click(input(label));
  await userEvent.paste(text);
};
const compose = (label: RegExp, text: string): void => {
  const field = input(label);
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: text }, isComposing: true });
  expect(field.value).toBe(text);
  fireEvent.compositionEnd(field);
};
const openLogin = async (tab: "手机验证码" | "邮箱验证码") => {
  const shown = await showScreen(<LoginPage />, answersWith({ member: { loginMpe: { uid: "u1", isNew: false } } }));
  await userEvent.click(await screen.findByRole("tab", { name: tab }));
  await screen.findByLabelText(/^图形验证码/);
  return shown;
};
const openRegister = async (asked: object = {}) => {
  const site = { ...preInfo, register: { ...preInfo.register, ...asked } };
  await showScreen(<RegisterPage />, answersWith({ service: { preInfo: site } }));
  await screen.findByLabelText(/^用户名/);
  await passCredentials();
};

afterEach(cleanup);

describe("a phone number", () => {
  const FORMS = [
    ["\u202D13800138000\u202C"],
    ["138 0013 8000"],
    ["+86 138-0013-8000"],
    ["0086 13800138000"],
    ["１３８００１３８０００"],
    ["手机号：138\u200B0013\u200B8000"],
  ];
  it.each(FORMS)("pasted as %j is the number", async (text) => {
    await openLogin("手机验证码");
    await paste(PHONE, text);
    expect(input(PHONE).value).toBe("13800138000");
  });
  it("of full-width digits is read once the input method is done", async () => {
    await openLogin("手机验证码");
    compose(PHONE, "１３８００１３８０００");
    expect(input(PHONE).value).toBe("13800138000");
  });
  it("that the browser filled in with its area is sent without it", async () => {
    const { client } = await openLogin("手机验证码");
    fireEvent.change(input(PHONE), { target: { value: "+86 138 0013 8000" } });
    await paste(/^图形验证码/, " a b c d ");
    await press("获取验证码");
    await screen.findByText(/验证码已发送/);
    const asked = client.requests.find(({ call }) => call === "service.sms")?.input;
    expect(asked).toMatchObject({ phone: "13800138000", area: "86", captcha: "abcd" });
  });
  it("of another area says so, and is right once that area is chosen", async () => {
    await openLogin("手机验证码");
    await paste(PHONE, "+65 8123 4567");
    await userEvent.tab();
    expect(await screen.findByText("号码属于其他地区，请改选国家或地区")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /国家或地区/ }));
    await userEvent.click(await screen.findByRole("button", { name: /新加坡/ }));
    expect(input(PHONE).value).toBe("81234567");
    await waitFor(() => expect(screen.queryByText("号码属于其他地区，请改选国家或地区")).toBeNull());
  });
  it("says which characters were left out", async () => {
    await openLogin("手机验证码");
    await paste(PHONE, "1380013800甲0");
    expect(input(PHONE).value).toBe("13800138000");
    expect(screen.getByText(/甲/)).toBeTruthy();
  });
});

describe("a code", () => {
  it.each([["123 456"], [" 123456"], ["123-456"], ["验证码：123456"], ["【示例】您的验证码是 123456，5 分钟内有效"]])(
    "pasted as %j is its digits",
    async (text) => {
      await openLogin("手机验证码");
      await paste(CODE, text);
      expect(input(CODE).value).toBe("123456");
    },
  );
  it("of full-width digits is read once the input method is done", async () => {
    await openLogin("手机验证码");
    compose(CODE, "１２３４５６");
    expect(input(CODE).value).toBe("123456");
  });
  it("says which characters were left out", async () => {
    await openLogin("手机验证码");
    await paste(CODE, "12x456");
    expect([input(CODE).value, screen.getByText(/x/).tagName]).toEqual(["12456", "P"]);
  });
});

describe("an e-mail address", () => {
  it.each([["pla\u200Byer@example.test"], ["\u202Aplayer@example.test\u202C"], ["player@exam\u00ADple.test"]])(
    "pasted as %j is the address",
    async (text) => {
      await openLogin("邮箱验证码");
      await paste(EMAIL, text);
      expect(input(EMAIL).value).toBe("player@example.test");
    },
  );
  it.each([["іvan@example.test"], ["ivan@exampіe.test"]])(
    "with a letter of another script is refused: %s",
    async (text) => {
      const { count } = await openLogin("邮箱验证码");
      await paste(EMAIL, text);
      await paste(/^图形验证码/, "abcd");
      await press("获取验证码");
      expect(await screen.findByText("邮箱含有看似英文的其他文字，请用英文字母重新输入")).toBeTruthy();
      expect(count("service.sms")).toBe(0);
    },
  );
  it("is not rewritten by the browser, as a field of the type email is", async () => {
    await openLogin("邮箱验证码");
    expect([input(EMAIL).type, input(EMAIL).inputMode]).toEqual(["text", "email"]);
  });
});

describe("names and words", () => {
  it.each([
    [/^真实姓名/, " 阿凡提 • 买买提\u200B", "阿凡提·买买提"],
    [/^邀请码/, "ＦＲＩＥＮＤ9\u00AD", "FRIEND9"],
    [/^图形验证码/, "７ 7 a b", "77ab"],
  ])("of %s are read when they are pasted", async (label, pasted, read) => {
    await openRegister({ realName: "optional" });
    await paste(label, pasted);
    expect(input(label).value).toBe(read);
  });
  it("of a user name are read as well", async () => {
    await openLogin("手机验证码");
    await userEvent.click(screen.getByRole("tab", { name: "账号密码" }));
    await paste(/^用户名/, "\u202Dｄｅｍｏ2026\u202C ");
    expect(input(/^用户名/).value).toBe("demo2026");
  });
});
