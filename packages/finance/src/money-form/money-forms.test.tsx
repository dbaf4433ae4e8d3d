import { after, type FakeAnswers, failure, refusal } from "@baize/api-client/testing";
import type { Screen } from "@baize/feature-kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { balance, transferAnswers } from "../transfer/transfer-samples.test.support.ts";
import { exchangeAnswers } from "../exchange/exchange-samples.test.support.ts";
import { info, withdrawAnswers } from "../withdraw/withdraw-samples.test.support.ts";
import { methods } from "../deposit/deposit-samples.test.support.ts";
import { Page as DepositPage } from "../deposit/deposit-page.tsx";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page as TransferPage } from "../transfer/transfer-page.tsx";
import { Page as WithdrawPage } from "../withdraw/withdraw-page.tsx";

interface MoneyForm {
  readonly name: string;
  readonly Page: ComponentType;
  readonly answers: FakeAnswers;
  readonly path?: string;
  readonly field: RegExp;
  /** The button, whatever is entered. */
  readonly button: RegExp;
  readonly required: string;
  /** What the form's own press asks of the server; none of a deposit, which opens its review. */
  readonly call: string;
  /** Shown once 500 was entered. */
  readonly entered: RegExp;
  readonly below: readonly [amount: string, sentence: string];
  readonly above: readonly [amount: string, sentence: string];
}

const FORMS: readonly MoneyForm[] = [
  {
    name: "deposit",
    Page: DepositPage,
    answers: { finance: { depositMethods: methods, depositOpen: [] } },
    field: /^充值金额/,
    button: /^(下一步|存入)/,
    required: "请输入充值金额。",
    call: "",
    entered: /^确认存入 ¥500\.00$/,
    below: ["99.99", "单笔最低 ¥100。"],
    above: ["50000.01", "单笔最高 ¥50,000。"],
  },
  {
    name: "withdraw",
    Page: WithdrawPage,
    answers: {
      finance: { ...withdrawAnswers, withdrawInfo: info({ max: "5000.00" }) },
    },
    field: /^提款金额/,
    button: /^(下一步|提取)/,
    required: "请输入提款金额。",
    call: "finance.withdrawQuote",
    entered: /^确认提取 ¥500\.00$/,
    below: ["99.99", "单笔最低 ¥100。"],
    above: ["5000.01", "单笔最高 ¥5,000。"],
  },
  {
    name: "transfer",
    Page: TransferPage,
    answers: { member: { balance }, games: transferAnswers },
    field: /^转账金额/,
    button: /^(转账|转入凌云体育.*)$/,
    required: "请输入转账金额。",
    call: "games.transferPost",
    entered: /^转账成功$/,
    below: ["0.99", "单笔最低 ¥1。"],
    above: ["100000.01", "单笔最高 ¥100,000。"],
  },
  {
    name: "exchange",
    Page: TransferPage,
    path: "/finance/transfer?tab=exchange",
    answers: {
      member: { balance },
      finance: exchangeAnswers,
    },
    field: /^兑出数量/,
    button: /^(获取报价|兑换 .*)$/,
    required: "请输入兑出数量。",
    call: "finance.exchangeQuote",
    entered: /^确认兑换 HHB 500\.00$/,
    below: ["9.99", "单笔最低 HHB 10。"],
    above: ["50000.01", "单笔最高 HHB 50,000。"],
  },
];

const open = async ({ Page, answers, path = "/" }: MoneyForm, more: FakeAnswers = {}): Promise<Screen> =>
  renderScreen(Page, { ...answers, ...more }, { path });
const amount = async ({ field }: MoneyForm): Promise<HTMLInputElement> => screen.findByRole("textbox", { name: field });
const enter = async (form: MoneyForm, value: string): Promise<unknown> =>
  fireEvent.change(await amount(form), { target: { value } });
const press = async ({ button }: MoneyForm): Promise<unknown> =>
  fireEvent.click(await screen.findByRole("button", { name: button }));
const byEnter = async (form: MoneyForm): Promise<unknown> =>
  fireEvent.submit((await amount(form)).form as HTMLFormElement);

describe.each(FORMS)("the amount of a $name", (form) => {
  it("is marked as required, and says so when it is missing, with the focus on it", async () => {
    const { count } = await open(form);
    expect((await amount(form)).getAttribute("aria-required")).toBe("true");
    await byEnter(form);
    expect(await screen.findByText(form.required)).toBeTruthy();
    const field = await amount(form);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(count(form.call)).toBe(0);
  });

  it.each(["below", "above"] as const)("%s its limit is refused at the field, until it is corrected", async (side) => {
    const { count } = await open(form);
    const [wrong, sentence] = form[side];
    await enter(form, wrong);
    await byEnter(form);
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await amount(form)));
    expect(count(form.call)).toBe(0);
    await enter(form, "500");
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });

  it("is zero only as long as nothing is entered", async () => {
    await open(form);
    await enter(form, "0.00");
    await byEnter(form);
    expect(await screen.findByText(form.required)).toBeTruthy();
  });

  it("counts when Enter comes before its decimals", async () => {
    await open(form);
    await enter(form, "500.");
    const field = await amount(form);
    await byEnter(form);
    expect(await screen.findByText(form.entered)).toBeTruthy();
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });
});

const asking = FORMS.filter(({ call }) => call !== "");
const answering = ({ call, answers }: MoneyForm, answer: unknown): FakeAnswers => {
  const [area = "", name = ""] = call.split(".");
  const others = (answers as Readonly<Record<string, object | undefined>>)[area];
  return { [area]: { ...others, [name]: answer } };
};

describe.each(asking)("the press of a $name", (form) => {
  it("asks the server once, however often and however it comes", async () => {
    const known = (form.answers as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[
      form.call.split(".")[0] ?? ""
    ]?.[form.call.split(".")[1] ?? ""];
    const slow =
      typeof known === "function"
        ? async (input: unknown) => after(40, (known as (given: unknown) => object)(input))()
        : after(40, known as object);
    const { count } = await open(form, answering(form, slow));
    await enter(form, "500");
    const [field, button] = [await amount(form), await screen.findByRole("button", { name: form.button })];
    for (let times = 0; times < 10; times += 1) {
      fireEvent.click(button);
      fireEvent.submit(field.form as HTMLFormElement);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(count(form.call)).toBe(1);
  });

  it.each(["amount_below_min", "amount_above_max"] as const)("shows %s at the amount, in its asset", async (code) => {
    await open(form, answering(form, refusal(code, { min: "600.00", max: "400.00" })));
    await enter(form, "500");
    await press(form);
    const bound = code === "amount_below_min" ? /金额不能低于 (¥|HHB )600\.00。/ : /金额不能高于 (¥|HHB )400\.00。/;
    expect(await screen.findByText(bound)).toBeTruthy();
    await waitFor(async () => expect((await amount(form)).getAttribute("aria-invalid")).toBe("true"));
    expect((await amount(form)).value).toBe("500");
    await enter(form, "450");
    await waitFor(() => expect(screen.queryByText(bound)).toBeNull());
  });

  it("shows a refusal of no field above the form, and keeps what was entered", async () => {
    await open(form, answering(form, refusal("rate_limited", { waitSec: "9" })));
    await enter(form, "500");
    await press(form);
    expect(await screen.findByText("操作过于频繁，请 9 秒后再试。")).toBeTruthy();
    expect((await amount(form)).value).toBe("500");
  });
});

describe.each(asking.filter(({ name }) => name !== "transfer"))("the quote of a $name", (form) => {
  it("says that it could not be had, and is had with the next press", async () => {
    const { client } = await open(form, answering(form, failure("network")));
    await enter(form, "500");
    await press(form);
    expect(await screen.findByText("网络连接失败，请检查网络后重试。")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    client.answerWith(form.answers);
    await press(form);
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });
});
