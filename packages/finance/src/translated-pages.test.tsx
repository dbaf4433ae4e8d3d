import { translatePage } from "@baize/ui-kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { methods } from "./deposit/deposit-samples.test.support.ts";
import { Page as DepositPage } from "./deposit/deposit-page.tsx";
import { coinWallets } from "./exchange/exchange-samples.test.support.ts";
import { renderScreen } from "./test-screen.test.support.tsx";
import { balance, transferAnswers } from "./transfer/transfer-samples.test.support.ts";
import { Page as TransferPage } from "./transfer/transfer-page.tsx";
import { withdrawAnswers } from "./withdraw/withdraw-samples.test.support.ts";
import { Page as WithdrawPage } from "./withdraw/withdraw-page.tsx";

const finance = { ...withdrawAnswers, depositMethods: methods, depositOpen: [], coinWallets: coinWallets() };
const answers = { finance, member: { balance }, games: transferAnswers };

/** What is entered on each page, and what the button then says. */
const ENTRIES = [
  ["deposit", DepositPage, "/finance/deposit", /充值金额/, ["5", "500"], "存入 ¥500.00"],
  ["withdrawal", WithdrawPage, "/finance/withdraw", /提款金额/, ["200", "2", "200"], "提取 ¥200.00"],
  ["transfer", TransferPage, "/finance/transfer", /转账金额/, ["2", "200"], "转入凌云体育 ¥200.00"],
  ["exchange", TransferPage, "/finance/transfer?tab=exchange", /兑出数量/, ["1", "100"], "兑换 HHB 100.00"],
] as const;

describe.each(ENTRIES)("a %s on a page that a browser has translated", (_name, Page, path, label, texts, button) => {
  it.each(["desktop", "mobile"] as const)("goes on as it is entered (%s)", async (surface) => {
    await renderScreen(Page, answers, { path, surface });
    const field = await screen.findByRole("textbox", { name: label });
    translatePage(document.body);
    for (const text of texts) fireEvent.change(field, { target: { value: text } });
    expect(await screen.findByRole("button", { name: button })).toBeTruthy();
    translatePage(document.body);
    fireEvent.change(field, { target: { value: "" } });
    await waitFor(() => expect(screen.queryByRole("button", { name: button })).toBeNull());
    expect(document.body.contains(field)).toBe(true);
  });
});
