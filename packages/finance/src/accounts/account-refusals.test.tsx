import { type FakeAnswers, failure, refusal } from "@baize/api-client/testing";
import { pngFile, stubUpload } from "@baize/feature-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { ADDRESS } from "../deposit/deposit-samples.test.support.ts";
import { cardAnswers, virtualCoins } from "./account-samples.test.support.ts";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page as AlipayPage } from "./add-alipay-page.tsx";
import { Page as CardPage } from "./add-card-page.tsx";
import { Page as CoinPage } from "./coin-address-page.tsx";

const textbox = async (name: RegExp): Promise<HTMLInputElement> => screen.findByRole("textbox", { name });
const type = async (name: RegExp, value: string): Promise<unknown> =>
  fireEvent.change(await textbox(name), { target: { value } });
const pinBox = (): HTMLInputElement => screen.getByLabelText(/^提款密码/);

interface AccountPage {
  readonly name: string;
  readonly Page: ComponentType;
  readonly call: "bankAdd" | "alipayAdd" | "virtualAdd";
  readonly submit: string;
  readonly fill: () => Promise<unknown>;
}

const PAGES: Readonly<Record<"card" | "alipay" | "coin", AccountPage>> = {
  card: {
    name: "a bank card",
    Page: CardPage,
    call: "bankAdd",
    submit: "添加银行卡",
    fill: async () => {
      await type(/持有人/, "陈小满");
      fireEvent.click(await screen.findByRole("button", { name: /开户银行|请选择银行/ }));
      fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /云鹤银行/ }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await type(/银行卡号/, "6222021234567890128");
    },
  },
  alipay: {
    name: "an Alipay account",
    Page: AlipayPage,
    call: "alipayAdd",
    submit: "添加支付宝",
    fill: async () => {
      await type(/持有人/, "陈小满");
      await type(/支付宝账号/, "13800006789");
      fireEvent.change(screen.getByLabelText(/收款码/), { target: { files: [pngFile()] } });
      fireEvent.click(await screen.findByRole("button", { name: "使用这张图片" }));
      await screen.findByText("已上传");
    },
  },
  coin: {
    name: "a coin address",
    Page: CoinPage,
    call: "virtualAdd",
    submit: "添加虚拟币地址",
    fill: async () => {
      fireEvent.click(await screen.findByRole("radio", { name: /TRC20/ }));
      await type(/收款地址/, ADDRESS);
      fireEvent.click(await screen.findByRole("checkbox"));
    },
  },
};

const add = async ({ Page, call, submit, fill }: AccountPage, answer: unknown) => {
  const finance = { ...cardAnswers, virtualProtocols: virtualCoins, [call]: answer } as FakeAnswers["finance"];
  const shown = await renderScreen(Page, finance ? { finance } : {});
  stubUpload(shown.client);
  await fill();
  fireEvent.change(pinBox(), { target: { value: "482913" } });
  fireEvent.click(screen.getByRole("button", { name: submit }));
  return shown;
};

describe("a refused account", () => {
  it.each([
    ["card", "holder_mismatch", "与首次登记的持有人不一致。", async () => textbox(/持有人/)],
    ["card", "number_invalid", "银行卡号不正确。", async () => textbox(/银行卡号/)],
    ["card", "account_exists", "该账户已添加过。", async () => textbox(/银行卡号/)],
    ["card", "bank_unknown", "暂不支持该银行。", async () => screen.getByRole("button", { name: /开户银行/ })],
    ["alipay", "alipay_invalid", "支付宝账号应为手机号或电子邮箱。", async () => textbox(/支付宝账号/)],
    ["alipay", "picture_unknown", "图片已失效，请重新上传。", async () => screen.getByLabelText(/收款码/)],
    ["coin", "address_invalid", "地址与所选网络不符，请核对后重新填写。", async () => textbox(/收款地址/)],
  ] as const)("%s: shows %s at its field, in focus, without the password", async (page, code, sentence, at) => {
    await add(PAGES[page], refusal(code));
    expect(await screen.findByText(sentence)).toBeTruthy();
    const field = await at();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(pinBox().value).toBe("");
  });

  it.each([
    ["card", "withdraw_password_wrong", { triesLeft: "2" }, "提款密码错误，请重新输入，还可尝试 2 次。"],
    ["coin", "withdraw_password_wrong", {}, "提款密码错误，请重新输入。"],
    [
      "coin",
      "withdraw_password_locked",
      { until: "2026-11-29T10:00:00+08:00" },
      "为保护您的资金，提款已暂时锁定，将于 2026-11-29 10:00 自动解锁。",
    ],
  ] as const)("%s: shows %s at the password's boxes, in focus and empty: %j", async (page, code, facts, sentence) => {
    await add(PAGES[page], refusal(code, facts));
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(pinBox()));
    expect(pinBox().getAttribute("aria-invalid")).toBe("true");
    expect(pinBox().value).toBe("");
  });

  it.each(Object.values(PAGES))(
    "$name: shows a refusal of no field, and a lost connection, above the form",
    async (page) => {
      const { client } = await add(page, refusal("account_limit", { max: "5" }));
      expect((await screen.findByRole("alert")).textContent).toMatch("账户数量已达上限（5 个）。");
      client.answerWith({ finance: { [page.call]: failure("network") } });
      fireEvent.change(pinBox(), { target: { value: "482913" } });
      fireEvent.click(screen.getByRole("button", { name: page.submit }));
      expect(await screen.findByText("网络连接失败，请检查网络后重试。")).toBeTruthy();
    },
  );

  it.each([
    ["card", "number_invalid", /银行卡号/, "6222021234567890129"],
    ["coin", "address_invalid", /收款地址/, "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8"],
  ] as const)("%s: says %s only until the field is changed", async (page, code, field, value) => {
    await add(PAGES[page], refusal(code));
    await waitFor(async () => expect((await textbox(field)).getAttribute("aria-invalid")).toBe("true"));
    await type(field, value);
    await waitFor(async () => expect((await textbox(field)).getAttribute("aria-invalid")).toBeNull());
  });
});
