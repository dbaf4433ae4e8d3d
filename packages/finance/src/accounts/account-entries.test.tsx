import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { methods } from "../deposit/deposit-samples.test.support.ts";
import { ADDRESS } from "../deposit/deposit-samples.test.support.ts";
import { Page as DepositPage } from "../deposit/deposit-page.tsx";
import { renderScreen } from "../test-screen.test.support.tsx";
import { cardAnswers, virtualCoins } from "./account-samples.test.support.ts";
import { Page as AlipayPage } from "./add-alipay-page.tsx";
import { Page as CardPage } from "./add-card-page.tsx";
import { Page as CoinPage } from "./coin-address-page.tsx";

const answers = {
  finance: {
    ...cardAnswers,
    virtualProtocols: virtualCoins,
    depositOpen: [],
    depositMethods: methods.filter(({ id }) => id === "alipay"),
  },
};
const show = async (Page: ComponentType, name: RegExp): Promise<HTMLInputElement> => {
  await renderScreen(Page, answers);
  return screen.findByRole<HTMLInputElement>("textbox", { name });
};
const paste = async (field: HTMLInputElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

const NAMES = [
  "买买提•艾力",
  "买买提・艾力",
  " 买买提 · 艾力 ",
  "买买提`艾力",
  "买买提.艾力",
  "买买提‧\u3000艾力",
  "买买提·\u200B艾力",
];
const HOLDERS = [
  ["holder of a card", CardPage, /持有人/],
  ["holder of an Alipay account", AlipayPage, /持有人/],
  ["payer of a deposit", DepositPage, /付款人姓名/],
] as const;

describe.each(HOLDERS)("the %s", (_name, Page, label) => {
  it.each(NAMES)("is read from the pasted %j with one interpunct", async (text) => {
    const field = await show(Page, label);
    await paste(field, text);
    expect(field.value).toBe("买买提·艾力");
  });

  it("keeps a space while it is typed and one of several once it is left", async () => {
    const field = await show(Page, label);
    await userEvent.type(field, "Ann  Mary ");
    expect(field.value).toBe("Ann  Mary ");
    await userEvent.tab();
    expect(field.value).toBe("Ann Mary");
  });

  it("is not touched while an input method composes it", async () => {
    const field = await show(Page, label);
    fireEvent.compositionStart(field);
    fireEvent.input(field, {
      target: { value: "mai'mai " },
      isComposing: true,
      inputType: "insertCompositionText",
    });
    expect(field.value).toBe("mai'mai ");
    fireEvent.input(field, {
      target: { value: "买买提・艾力" },
      isComposing: true,
      inputType: "insertCompositionText",
    });
    fireEvent.compositionEnd(field);
    fireEvent.blur(field);
    expect(field.value).toBe("买买提·艾力");
  });
});

describe("an Alipay account", () => {
  it.each([
    ["\u202A+86 138-0000-6789\u202C", "13800006789"],
    ["支付宝账号：１３８００００６７８９", "13800006789"],
    ["mailto: Chen.Xiao@Example.TEST ", "chen.xiao@example.test"],
    ["chen＠example.test", "chen@example.test"],
  ])("is read from the pasted %j", async (text, account) => {
    const field = await show(AlipayPage, /支付宝账号/);
    await paste(field, text);
    expect(field.value).toBe(account);
  });

  it("that is neither phone nor e-mail stays, and is refused in words", async () => {
    const field = await show(AlipayPage, /支付宝账号/);
    await userEvent.type(field, "chen.xiao");
    await userEvent.tab();
    expect(field.value).toBe("chen.xiao");
    expect(await screen.findByText("支付宝账号应为手机号或电子邮箱。")).toBeTruthy();
  });
});

describe("a coin address", () => {
  it.each([
    ` ${ADDRESS}\n`,
    `\uFEFF${ADDRESS}`,
    `\u2068${ADDRESS}\u2069`,
    `${ADDRESS.slice(0, 9)}\u200B${ADDRESS.slice(9)}`,
  ])("is read from the pasted %j, and shown whole to be compared", async (text) => {
    const field = await show(CoinPage, /收款地址/);
    fireEvent.click(screen.getByRole("radio", { name: /TRC20/ }));
    await paste(field, text);
    expect(field.value).toBe(ADDRESS);
    expect(
      screen.getByRole("checkbox", { name: new RegExp(`${ADDRESS.slice(0, 4)}.*${ADDRESS.slice(-4)}`) }),
    ).toBeTruthy();
  });

  it("with a space inside is refused, never mended", async () => {
    const field = await show(CoinPage, /收款地址/);
    fireEvent.click(screen.getByRole("radio", { name: /TRC20/ }));
    await paste(field, `${ADDRESS.slice(0, 9)} ${ADDRESS.slice(9)}`);
    expect(await screen.findByText("地址包含不属于该网络的字符。")).toBeTruthy();
    expect(field.value).toContain(" ");
  });

  it("that is too long is cut with words about it", async () => {
    const field = await show(CoinPage, /收款地址/);
    await paste(field, `${"T".repeat(128)}XY`);
    expect(screen.getByText("已略去“XY”。")).toBeTruthy();
  });
});

it("a remark loses what shows nothing and keeps its words", async () => {
  const field = await show(CoinPage, /备注名/);
  await paste(field, " 冷\u200B钱包  二号\u3000");
  expect(field.value).toBe("冷钱包 二号");
});
