import { after, refusal } from "@baize/api-client/testing";
import { translatePage } from "@baize/ui-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sampleBet, sampleBets, sampleCategory, sampleProvider } from "../samples.test.support.ts";
import { callsOf } from "@baize/feature-kit/testing";
import { showScreen } from "../test-screen.test.support.tsx";
import { Page } from "./records-page.tsx";

/** The files that are saved from now on. */
const captureFiles = (): Blob[] => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  return files;
};
const address = () => screen.getByLabelText("address").textContent;
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("bet records on a page that a browser has translated", () => {
  it("follow their controls", async () => {
    await showScreen(<Page />, { member: { recordGame: { ...sampleBets(), total: 41 } } }, { path: "/user/betRecord" });
    await screen.findAllByRole("button", { name: /的详情$/ });
    translatePage(document.body);
    await userEvent.click(screen.getByRole("radio", { name: "昨天" }));
    await waitFor(() => expect(address()).toContain("date=1"));
    translatePage(document.body);
    await userEvent.click((await screen.findAllByRole("button", { name: /的详情$/ }))[0] as HTMLElement);
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });
});

describe("bet records", () => {
  it("shows totals of the whole filter beside its rows", async () => {
    await showScreen(
      <Page />,
      {
        member: {
          recordGame: {
            ...sampleBets(),
            total: 41,
            sum: { count: 41, bet: "4100.00", valid: "4000.00", win: "-120.50" },
          },
        },
      },
      { path: "/user/betRecord" },
    );
    expect(await screen.findByText("¥4,100.00")).toBeTruthy();
    expect(screen.getByText("-¥120.50")).toBeTruthy();
    expect(screen.getByText("41")).toBeTruthy();
  });
  it("shows unknown totals as such while an answer is awaited or did not come", async () => {
    await showScreen(
      <Page />,
      { member: { recordGame: refusal("period_too_long", { months: "12" }) } },
      { path: "/user/betRecord" },
    );
    expect(await screen.findByText("最多查询 12 个月，请缩短时间范围。")).toBeTruthy();
    expect(screen.queryByText("¥0.00")).toBeNull();
  });
  it("never shows the answer of an older filter, however late it comes", async () => {
    const slow = sampleBets([sampleBet({ id: "old", gameName: "旧答案" })]);
    const quick = sampleBets([sampleBet({ id: "new", gameName: "新答案" })]);
    await showScreen(
      <Page />,
      { member: { recordGame: (input) => (input.date === 0 ? after(250, slow)() : quick) } },
      { path: "/user/betRecord?date=0" },
    );
    await userEvent.click(await screen.findByRole("radio", { name: "昨天" }));
    expect(await screen.findByText("新答案")).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.queryByText("旧答案")).toBeNull();
  });
  it("keeps filters in the address, and clears the venue with its category", async () => {
    const { client } = await showScreen(
      <Page />,
      { member: { recordGame: sampleBets() } },
      { path: "/user/betRecord?platform=lhzr&state=won&page=3" },
    );
    await userEvent.selectOptions(await screen.findByLabelText(/^游戏类型/), "6");
    await waitFor(() => expect(address()).toBe("/user/betRecord?category=6&state=won"));
    expect(callsOf(client, "member.recordGame").at(-1)).toMatchObject({ gameType: 6, state: "won", page: 1 });
  });
  it("exports every row of the filter, page by page, and the rows make the totals", async () => {
    const bets = Array.from({ length: 250 }, (_, index) =>
      sampleBet({
        id: `B${index}`,
        bet: "10.10",
        valid: "10.10",
        win: index % 2 === 0 ? "9.90" : "-10.10",
        state: index % 2 === 0 ? "won" : "lost",
      }),
    );
    const sum = { count: 250, bet: "2525.00", valid: "2525.00", win: "-25.00" };
    const files = captureFiles();
    const { client } = await showScreen(
      <Page />,
      {
        member: {
          recordGame: ({ page, size }) => ({ total: 250, sum, list: bets.slice((page - 1) * size, page * size) }),
        },
      },
      { path: "/user/betRecord?date=3&state=won" },
    );
    expect(await screen.findAllByText("¥2,525.00")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "导出 CSV" }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await (files[0] as Blob).text()).trim().split(/\r?\n/).slice(1);
    expect(lines).toHaveLength(250);
    const wins = lines.map((line) => Math.round(Number(line.split(",")[9]) * 100));
    expect(wins.reduce((total, cents) => total + cents, 0)).toBe(-2_500);
    expect(callsOf(client, "member.recordGame").slice(1)).toMatchObject(
      [1, 2, 3].map((page) => ({ date: 3, state: "won", page, size: 100 })),
    );
  });
  it("says when there is more than one file holds, and writes the newest that fit", async () => {
    const files = captureFiles();
    const { client } = await showScreen(
      <Page />,
      {
        member: {
          recordGame: ({ page, size }) => ({
            ...sampleBets(Array.from({ length: size }, (_, row) => sampleBet({ id: `B${page}-${row}` }))),
            total: 7_000,
          }),
        },
      },
      { path: "/user/betRecord" },
    );
    await userEvent.click(await screen.findByRole("button", { name: "导出 CSV" }));
    expect(
      (await screen.findAllByText("记录较多，已导出最近 5,000 条，请缩短时间后分批导出。", {}, { timeout: 10_000 }))
        .length,
    ).toBeGreaterThan(0);
    expect((await (files[0] as Blob).text()).trim().split(/\r?\n/)).toHaveLength(5_001);
    expect(callsOf(client, "member.recordGame")).toHaveLength(51);
  }, 20_000);
  it("saves nothing when a page of the export does not come", async () => {
    const files = captureFiles();
    await showScreen(
      <Page />,
      {
        member: {
          recordGame: ({ page, size }) =>
            page === 2
              ? refusal("server_busy")
              : {
                  ...sampleBets(Array.from({ length: size }, (_, row) => sampleBet({ id: `B${page}-${row}` }))),
                  total: 300,
                },
        },
      },
      { path: "/user/betRecord" },
    );
    await userEvent.click(await screen.findByRole("button", { name: "导出 CSV" }));
    expect((await screen.findAllByText("导出失败，请稍后重试。")).length).toBeGreaterThan(0);
    expect(files).toEqual([]);
  });
  it("has totals that are the sum of its rows, when all of them are on the page", async () => {
    const won = Array.from({ length: 7 }, (_, index) =>
      sampleBet({ id: `W${index}`, bet: "33.33", valid: "30.03", win: "0.07" }),
    );
    const lost = Array.from({ length: 3 }, (_, index) =>
      sampleBet({ id: `L${index}`, bet: "1000.10", valid: "1000.10", win: "-1000.10", state: "lost" }),
    );
    const open = sampleBet({ id: "O", bet: "5.55", valid: "0.00", win: "0.00", state: "unsettled", settleTime: null });
    await showScreen(
      <Page />,
      {
        member: {
          recordGame: {
            total: 11,
            sum: { count: 11, bet: "3239.16", valid: "3210.51", win: "-2999.81" },
            list: [...won, ...lost, open],
          },
        },
      },
      { path: "/user/betRecord" },
    );
    const table = await screen.findByRole("table", { name: "投注记录" });
    const cents = (place: Element | null | undefined): number => {
      const text = place?.querySelector("[aria-hidden=true]")?.textContent ?? "";
      return text === "—" ? 0 : Math.round(Number(text.replaceAll(/[¥,+\s]/g, "")) * 100);
    };
    const [head, ...rows] = within(table)
      .getAllByRole("row")
      .map((row) => [...row.children]);
    const column = (title: string): number => head?.findIndex(({ textContent }) => textContent === title) ?? -1;
    expect(screen.getByText("注单数").nextElementSibling?.textContent).toBe(String(rows.length));
    for (const [title, wanted] of [
      ["投注金额", 323_916],
      ["有效流水", 321_051],
      ["输赢", -299_981],
    ] as const) {
      const total = screen.getAllByText(title).find(({ tagName }) => tagName === "DT")?.nextElementSibling;
      expect(cents(total), title).toBe(wanted);
      expect(wanted, title).toBe(rows.reduce((sum, cells) => sum + cents(cells[column(title)]), 0));
    }
  });
  it("explains a range beyond twelve months at the period, and asks the server for none of it", async () => {
    const { client } = await showScreen(
      <Page />,
      { member: { recordGame: sampleBets() } },
      { path: "/user/betRecord?start=2025-11-27&end=2026-11-27" },
    );
    const fault = await screen.findByText("最多查询 12 个月，请缩短时间范围。");
    expect(
      fault.compareDocumentPosition(screen.getByLabelText(/^游戏类型/)) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(screen.getByText("时间范围过长")).toBeTruthy();
    expect(screen.queryByText("¥100.00")).toBeNull();
    expect(screen.getByRole("button", { name: "导出 CSV" }).getAttribute("aria-disabled")).toBe("true");
    expect(callsOf(client, "member.recordGame")).toHaveLength(0);
    await userEvent.click(screen.getByRole("radio", { name: "今天" }));
    await waitFor(() => expect(callsOf(client, "member.recordGame")).toMatchObject([{ date: 0 }]));
    expect(screen.queryByText("最多查询 12 个月，请缩短时间范围。")).toBeNull();
  });
  it("asks for a custom range by its days, up to twelve months", async () => {
    const { client } = await showScreen(
      <Page />,
      { member: { recordGame: sampleBets() } },
      { path: "/user/betRecord?start=2025-11-28&end=2026-11-27" },
    );
    await waitFor(() =>
      expect(callsOf(client, "member.recordGame")).toMatchObject([{ start: "2025-11-28", end: "2026-11-27" }]),
    );
  });
  it("takes away the older totals as soon as the filter changes", async () => {
    const old = { ...sampleBets(), sum: { count: 1, bet: "777.00", valid: "777.00", win: "-777.00" } };
    await showScreen(
      <Page />,
      { member: { recordGame: (input) => (input.state === "lost" ? after(5_000, old)() : old) } },
      { path: "/user/betRecord" },
    );
    expect((await screen.findAllByText("¥777.00")).length).toBeGreaterThan(0);
    await userEvent.selectOptions(await screen.findByLabelText(/^状态/), "lost");
    await waitFor(() => expect(screen.queryByText("¥777.00")).toBeNull());
  });
  it("shows an unsettled bet without a result", async () => {
    await showScreen(
      <Page />,
      { member: { recordGame: sampleBets([sampleBet({ state: "unsettled", win: "0.00", settleTime: null })]) } },
      { path: "/user/betRecord" },
    );
    await userEvent.click(await screen.findByRole("button", { name: "查看 B2026112700001 的详情" }));
    const sheet = await screen.findByRole("dialog");
    expect(within(sheet).getAllByText("未结算").length).toBeGreaterThan(0);
    expect(within(sheet).getByText("2026-11-27 10:00:00")).toBeTruthy();
  });
});

describe("the address of bet records", () => {
  const asked = async (query: string) => {
    const { client } = await showScreen(
      <Page />,
      { member: { recordGame: sampleBets() } },
      { path: `/user/betRecord?${query}` },
    );
    await screen.findByText("竹筒三骰");
    return callsOf(client, "member.recordGame");
  };
  it("asks for category, venue and state beside the period", async () =>
    expect(await asked("date=0&category=6&platform=lyty&state=lost&page=4")).toEqual([
      { date: 0, gameType: 6, platform: "lyty", state: "lost", page: 4, size: 20 },
    ]));
  it.each(["category=99", "category=", "platform=%3Cb%3E", `platform=${"x".repeat(65)}`, "state=evil"])(
    "asks for everything when it makes no sense: %s",
    async (query) => expect(await asked(query)).toEqual([{ date: 2, page: 1, size: 20 }]),
  );
  it("lists venues of the chosen category only", async () => {
    const venue = (platform: string, name: string, gameType: 2 | 6) =>
      sampleCategory(gameType, { providers: [sampleProvider({ platform, name, gameType })] });
    await showScreen(
      <Page />,
      {
        games: { list: [venue("lhzr", "澜禾真人", 2), venue("lyqp", "岭原棋牌", 6)] },
        member: { recordGame: sampleBets() },
      },
      { path: "/user/betRecord?category=6" },
    );
    const select = await screen.findByLabelText(/^场馆/);
    expect(await within(select).findByRole("option", { name: "岭原棋牌" })).toBeTruthy();
    expect(within(select).queryByRole("option", { name: "澜禾真人" })).toBeNull();
    await userEvent.selectOptions(select, "lyqp");
    await waitFor(() => expect(address()).toBe("/user/betRecord?category=6&platform=lyqp"));
  });
});
