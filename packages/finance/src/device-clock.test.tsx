import type { FakeAnswers } from "@baize/api-client/testing";
import type { Screen } from "@baize/feature-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { account, coinAccount, coolingAccount, memberBanks } from "./accounts/account-samples.test.support.ts";
import { balance, transfer, transferAnswers, walletAnswer } from "./transfer/transfer-samples.test.support.ts";
import { bets, settlement, turnover, withdrawAnswers, withdrawal } from "./withdraw/withdraw-samples.test.support.ts";
import { coinOrder, methods, news, order } from "./deposit/deposit-samples.test.support.ts";
import { exchangeAnswers } from "./exchange/exchange-samples.test.support.ts";
import { transactions } from "./records/record-samples.test.support.ts";
import { Page as ManagePage } from "./accounts/manage-page.tsx";
import { Page as DepositPage } from "./deposit/deposit-page.tsx";
import { Page as NewsPage } from "./news/news-page.tsx";
import { Page as OrderPage } from "./order/order-page.tsx";
import { Page as RecordsPage } from "./records/records-page.tsx";
import { renderScreen } from "./test-screen.test.support.tsx";
import { Page as TransferPage } from "./transfer/transfer-page.tsx";
import { Page as WithdrawPage } from "./withdraw/withdraw-page.tsx";

const { SERVER_MS } = vi.hoisted(() => {
  // 23:30 of the brand's 28 November. Samples begin here; time is frozen, so that texts can be compared.
  const at = Date.parse("2026-11-28T15:30:00Z");
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: at });
  return { SERVER_MS: at };
});
const DAY_MS = 86_400_000;
const BRAND_ZONE = "Asia/Shanghai";

/** Devices that are wrong, with what the hour would be by their own clock and zone. */
const DEVICES = [
  { off: 3 * DAY_MS, zone: BRAND_ZONE },
  { off: -3 * DAY_MS, zone: BRAND_ZONE },
  { off: 0, zone: "America/Los_Angeles" },
  { off: 3 * DAY_MS, zone: "Pacific/Kiritimati" },
] as const;

interface DatedScreen {
  readonly name: string;
  readonly Page: ComponentType;
  readonly answers: FakeAnswers;
  readonly path?: string;
  /** Goes to where dates are shown or compared. */
  readonly open?: () => Promise<unknown>;
  /** Text that must be there, or there would be nothing to compare. */
  readonly shows: RegExp;
}

const press = async (role: "button" | "link" | "radio", name: RegExp): Promise<unknown> =>
  fireEvent.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement);
const enter = async (name: RegExp, value: string): Promise<unknown> =>
  fireEvent.change(await screen.findByRole("textbox", { name }), { target: { value } });

const records: FakeAnswers = { games: { walletList: walletAnswer }, finance: { transactions: transactions() } };
const wallets: FakeAnswers = {
  member: { balance },
  games: {
    ...transferAnswers,
    transferPost: transfer({ state: "processing" }),
    transferOrder: transfer({ state: "processing" }),
  },
  finance: exchangeAnswers,
};
const withdraw: FakeAnswers = {
  finance: {
    ...withdrawAnswers,
    memberBanks: memberBanks([account(), coolingAccount, { ...coinAccount, isDefault: false }]),
    withdrawQuote: ({ amount }) => settlement(amount, 60),
    withdrawSubmit: { order: withdrawal({ createdAt: new Date(SERVER_MS).toISOString() }), balance },
    withdrawOrder: withdrawal({ createdAt: new Date(SERVER_MS).toISOString() }),
    turnover,
    turnoverBets: bets,
  },
};
const openWithdrawQuote = async (): Promise<HTMLElement> => {
  await press("radio", /冷钱包/);
  await enter(/提款金额/, "500");
  await press("button", /^提取/);
  return screen.findByRole("dialog");
};

const SCREENS: readonly DatedScreen[] = [
  { name: "records of today", Page: RecordsPage, answers: records, path: "?date=0", shows: /2026-11-27 21:40/ },
  {
    name: "the records' calendar",
    Page: RecordsPage,
    answers: records,
    open: async () => {
      await press("radio", /自定义/);
      await screen.findByRole("grid", {}, { timeout: 60_000 });
    },
    shows: /2026年11月/,
  },
  {
    name: "a deposit order",
    Page: OrderPage,
    answers: { finance: { depositOrder: order() } },
    path: "?order=D202611280001",
    shows: /00:13:00/,
  },
  {
    name: "a deposit that succeeded",
    Page: OrderPage,
    answers: { finance: { depositOrder: order({ state: "succeeded", settledAt: "2026-11-28T15:29:00Z" }) } },
    path: "?order=D202611280001",
    shows: /2026-11-28 23:29:00/,
  },
  {
    name: "open orders and closed channels",
    Page: DepositPage,
    answers: { finance: { depositMethods: methods, depositOpen: [order(), coinOrder()], depositNews: news } },
    shows: /维护中，2026-11-28 02:00 – 06:00/,
  },
  {
    name: "an exchange quote",
    Page: TransferPage,
    answers: wallets,
    path: "?tab=exchange",
    open: async () => {
      await enter(/兑出数量/, "500");
      await press("button", /^兑换 /);
      await screen.findByRole("dialog");
    },
    shows: /00:01:00/,
  },
  {
    name: "an exchange that is done",
    Page: TransferPage,
    answers: wallets,
    path: "?tab=exchange",
    open: async () => {
      await enter(/兑出数量/, "500");
      await press("button", /^兑换 /);
      await press("button", /^确认兑换/);
    },
    shows: /2026-11-28 10:00:00/,
  },
  {
    name: "wallets under maintenance, and a transfer in progress",
    Page: TransferPage,
    answers: wallets,
    open: async () => {
      await enter(/转账金额/, "200");
      await press("button", /^转入凌云体育/);
      await screen.findByText(/游戏平台正在处理/);
    },
    shows: /维护至 2026-11-28 08:00/,
  },
  { name: "a withdrawal quote", Page: WithdrawPage, answers: withdraw, open: openWithdrawQuote, shows: /00:01:00/ },
  {
    name: "a withdrawal under review",
    Page: WithdrawPage,
    answers: withdraw,
    open: async () => {
      const sheet = await openWithdrawQuote();
      fireEvent.change(within(sheet).getByLabelText(/^提款密码/), { target: { value: "482913" } });
      await press("button", /^确认提取/);
    },
    shows: /2026-11-28 23:30:00/,
  },
  {
    name: "turnover requirements",
    Page: WithdrawPage,
    answers: withdraw,
    open: async () => press("button", /流水明细/),
    shows: /2026-11-26 09:00/,
  },
  {
    name: "bets that counted",
    Page: WithdrawPage,
    answers: withdraw,
    open: async () => {
      await press("button", /流水明细/);
      await press("button", /^查看充值/);
    },
    shows: /2026-11-27 19:05/,
  },
  { name: "payout accounts", Page: ManagePage, answers: withdraw, shows: /2026-11-29 10:00 起可用/ },
  { name: "news", Page: NewsPage, answers: { finance: { depositNews: news } }, shows: /2026-11-26/ },
];

/** All text of the page, and the days that its calendar marks and closes. */
const readPage = (): string => {
  const days = (mark: string): string =>
    [...document.querySelectorAll(`[data-day][${mark}]`)].map((day) => day.getAttribute("data-day")).join(" ");
  return [document.body.textContent, `today ${days("data-today")}`, `closed ${days("data-disabled")}`].join("\n");
};

const showOn = async (
  { Page, answers, path = "", open, shows }: DatedScreen,
  { off, zone }: { readonly off: number; readonly zone: string },
): Promise<string> => {
  vi.setSystemTime(SERVER_MS + off);
  vi.stubEnv("TZ", zone);
  const shown: Screen = await renderScreen(Page, answers, { path: `/${path}`, serverNow: () => SERVER_MS });
  await open?.();
  await waitFor(() => {
    expect(document.body.textContent).toMatch(shows);
    expect(shown.queryClient.isFetching()).toBe(0);
  });
  return readPage();
};

afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  vi.useRealTimers();
});

describe("what a screen says of time", () => {
  it("is compared on devices that really differ", () => {
    const hours = DEVICES.map(({ off, zone }) => {
      vi.stubEnv("TZ", zone);
      return new Date(SERVER_MS + off).toString().slice(4, 21);
    });
    expect(hours).toEqual(["Dec 01 2026 23:30", "Nov 25 2026 23:30", "Nov 28 2026 07:30", "Dec 02 2026 05:30"]);
  });

  it.each(SCREENS)(
    "is the same whatever clock and zone the device has: $name",
    async (dated) => {
      const right = await showOn(dated, { off: 0, zone: BRAND_ZONE });
      for (const device of DEVICES) expect(await showOn(dated, device), JSON.stringify(device)).toBe(right);
    },
    120_000,
  );

  it("puts a reminder off for the rest of the server's day, not of the device's", async () => {
    let nowMs = SERVER_MS;
    const ask = async (storage?: Screen["client"]["storage"]): Promise<Screen> => {
      const shown = await renderScreen(TransferPage, wallets, { serverNow: () => nowMs, ...(storage && { storage }) });
      await screen.findByText("¥320.00");
      await press("button", /一键归集/);
      return shown;
    };
    vi.setSystemTime(SERVER_MS - 3 * DAY_MS);
    const { client } = await ask();
    fireEvent.click(await screen.findByRole("checkbox", { name: "今日不再提醒" }));
    fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "一键归集" }));
    vi.setSystemTime(SERVER_MS + 3 * DAY_MS);
    const { count } = await ask(client.storage);
    await waitFor(() => expect(count("games.recyclePost")).toBe(1));
    nowMs += DAY_MS;
    vi.setSystemTime(SERVER_MS);
    await ask(client.storage);
    expect(await screen.findByRole("alertdialog")).toBeTruthy();
  });
});
