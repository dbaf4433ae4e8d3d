import { contract } from "@baize/api-client/contract";
import { expect, type Locator, type Page } from "@playwright/test";
import { typeCode, visit } from "./member.ts";
import {
  addBankCard,
  giveBonus,
  HOLDER,
  moveToGame,
  setWithdrawPassword,
  truthOf,
  WALLET,
  type WireMember,
} from "./wire-member.ts";

/** One way of moving money, as a flow under fault needs it. Each moves all of 500, so that a second one would show. */
export interface MoneyAct {
  readonly name: string;
  /** Path of the call that moves the money. */
  readonly path: string;
  /** What the member needs before. */
  readonly prepare: (member: WireMember) => Promise<void>;
  /** Fills the form up to the press that sends. */
  readonly fill: (page: Page, member: WireMember) => Promise<void>;
  /** The press that sends. */
  readonly send: (page: Page) => Locator;
  /** The page of the act. */
  readonly screen: string;
  /** The result that the member sees once it is known. */
  readonly result: (page: Page) => Locator;
  /** Holds when the act has happened exactly so often. */
  readonly happened: (member: WireMember, times: 0 | 1) => Promise<void>;
}

const AMOUNT = "500.00";

const deposit: MoneyAct = {
  name: "deposit",
  path: contract.finance.depositCreate.path,
  screen: "/finance/deposit",
  prepare: async () => undefined,
  fill: async (page) => {
    await page.getByRole("textbox", { name: /^充值金额/ }).fill("500");
    await page.getByRole("textbox", { name: /付款人姓名/ }).fill(HOLDER);
    await page.getByRole("button", { name: /^存入/ }).click();
  },
  send: (page) => page.getByRole("button", { name: /^确认存入/ }),
  result: (page) => page.getByText("收款账号").first(),
  happened: async (member, times) => {
    expect(await (await truthOf(member)).orders("deposit")).toBe(times);
  },
};

const withdraw: MoneyAct = {
  name: "withdraw",
  path: contract.finance.withdrawSubmit.path,
  screen: "/finance/withdraw",
  prepare: async (member) => {
    await giveBonus(member, AMOUNT);
    await setWithdrawPassword(member);
    await addBankCard(member);
  },
  fill: async (page, { person }) => {
    await page.getByRole("textbox", { name: /^提款金额/ }).fill("500");
    await page.getByRole("button", { name: /^提取/ }).click();
    await typeCode(page.getByRole("dialog"), /^提款密码/, person.withdrawPassword);
  },
  send: (page) => page.getByRole("dialog").getByRole("button", { name: /^确认提取/ }),
  result: (page) => page.getByText("审核中").first(),
  happened: async (member, times) => {
    const truth = await truthOf(member);
    expect([await truth.orders("withdraw"), truth.locked, truth.central]).toEqual(
      times === 1 ? [1, AMOUNT, "0.00"] : [0, "0.00", AMOUNT],
    );
  },
};

const transfer: MoneyAct = {
  name: "transfer",
  path: contract.games.transferPost.path,
  screen: `/finance/transfer?to=${WALLET}`,
  prepare: async (member) => giveBonus(member, AMOUNT),
  fill: async (page) => {
    await page.getByRole("textbox", { name: /^转账金额/ }).fill("500");
  },
  send: (page) => page.getByRole("button", { name: /^转入金汐真人/ }),
  result: (page) => page.getByText("转账成功").first(),
  happened: async (member, times) => {
    const truth = await truthOf(member);
    expect([await truth.orders("transfer"), truth.central]).toEqual(times === 1 ? [1, "0.00"] : [0, AMOUNT]);
  },
};

export const recycle: MoneyAct = {
  name: "recycle",
  path: contract.games.recyclePost.path,
  screen: "/finance/transfer",
  prepare: async (member) => {
    await giveBonus(member, AMOUNT);
    expect(await moveToGame(member, AMOUNT)).toBe("succeeded");
  },
  fill: async (page) => {
    await page.getByRole("button", { name: "一键归集" }).first().click();
  },
  send: (page) => page.getByRole("alertdialog").getByRole("button", { name: "一键归集" }),
  result: (page) => page.getByText("归集结果").first(),
  happened: async (member, times) => {
    const truth = await truthOf(member);
    expect([await truth.orders("transfer"), truth.central]).toEqual(times === 1 ? [2, AMOUNT] : [1, "0.00"]);
  },
};

export const MONEY_ACTS: readonly MoneyAct[] = [deposit, withdraw, transfer, recycle];

/** Opens the act's screen and fills it, up to where it can be sent. */
export const openAct = async (page: Page, act: MoneyAct, member: WireMember): Promise<void> => {
  await visit(page, act.screen);
  await act.fill(page, member);
  await expect(act.send(page)).toBeVisible();
};
