import { textKey } from "@baize/api-client";
import { callsOf, type Screen } from "@baize/feature-kit/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Page as HomePage } from "./home/home-page.tsx";
import { holdIdle } from "./home/idle.test.support.ts";
import { Promotions } from "./home/promotions.tsx";
import { standAtDesktop } from "./lobby/desktop-window.test.support.ts";
import { Page as LobbyPage } from "./lobby/lobby-page.tsx";
import { Page as PlayPage } from "./play/play-page.tsx";
import { Page as RecordsPage } from "./records/records-page.tsx";
import {
  sampleBalance,
  sampleBet,
  sampleBets,
  sampleCategory,
  sampleClosedLobby,
  sampleMember,
  samplePromotion,
  sampleProvider,
  sampleStart,
} from "./samples.test.support.ts";
import { showScreen } from "./test-screen.test.support.tsx";
import { Page as VenuePage } from "./venue/venue-page.tsx";

/** 23:30 of the brand's 28 November: another day in most zones, and by most wrong clocks. */
const SERVER = Date.parse("2026-11-28T15:30:00Z");
const DAY_MS = 86_400_000;
const serverNow = (): number => SERVER;
const closing = {
  state: "maintenance" as const,
  maintenance: { start: "2026-11-28T15:00:00Z", end: "2026-11-28T16:30:00Z", text: "" },
};
const closed = sampleProvider(closing);
const closedLobby = sampleClosedLobby(5, closing.maintenance.end);
const figure = (term: string) =>
  within(screen.getByText(term).parentElement as HTMLElement).getByRole("definition").textContent;

const showRecords = async (path = "/user/betRecord"): Promise<Screen> =>
  showScreen(
    <RecordsPage />,
    { member: { recordGame: sampleBets([sampleBet({ betTime: "2026-11-28T15:59:59Z", settleTime: null })]) } },
    { path, serverNow },
  );
const showPlay = async (list = [sampleCategory(2, { providers: [sampleProvider()] })]): Promise<Screen> =>
  showScreen(
    <PlayPage />,
    {
      member: { token: sampleMember(false), balance: sampleBalance(), recordGame: sampleBets([]) },
      games: { start: sampleStart(), list },
    },
    { path: "/venues?game=lhzr-1&mode=real", serverNow },
  );

const screens: readonly { readonly name: string; readonly expectShown: () => Promise<void> }[] = [
  {
    name: "bet records date rows and details in the brand's zone",
    expectShown: async () => {
      await showRecords();
      expect(await screen.findByText("2026-11-28 23:59")).toBeTruthy();
      fireEvent.click(screen.getByRole("button", { name: /^查看 .* 的详情$/ }));
      expect(await within(await screen.findByRole("dialog")).findByText("2026-11-28 23:59:59")).toBeTruthy();
    },
  },
  {
    name: "bet records end their calendar with the brand's today",
    expectShown: async () => {
      await showRecords();
      await screen.findByText("2026-11-28 23:59");
      fireEvent.click(screen.getByRole("radio", { name: "自定义" }));
      const grid = await screen.findByRole("grid");
      expect(grid.querySelector("[data-today]")?.getAttribute("data-day")).toBe("2026-11-28");
      expect(grid.querySelector('[data-day="2026-11-29"]')?.hasAttribute("data-disabled")).toBe(true);
    },
  },
  {
    name: "bet records ask for a preset by its name and for own days as they are",
    expectShown: async () => {
      const { client } = await showRecords("/user/betRecord?start=2026-11-28&end=2026-11-28");
      await screen.findByText("2026-11-28 23:59");
      fireEvent.click(screen.getByRole("radio", { name: "今天" }));
      await waitFor(() =>
        expect(callsOf(client, "member.recordGame")).toMatchObject([
          { start: "2026-11-28", end: "2026-11-28" },
          { date: 0 },
        ]),
      );
    },
  },
  {
    name: "the play bar shows the brand's time of day, and counts the play from zero",
    expectShown: async () => {
      await showPlay();
      await waitFor(() => expect(figure("当前时间")).toMatch(/^23:30:0/));
      expect(figure("本次时长")).toMatch(/^0:00:0/);
    },
  },
  {
    name: "the net position reads the brand's today and counts no bet from before the play",
    expectShown: async () => {
      const { client } = await showScreen(
        <PlayPage />,
        {
          member: {
            token: sampleMember(false),
            balance: sampleBalance(),
            recordGame: sampleBets([
              sampleBet({ id: "b2", betTime: "2026-11-28T15:30:30Z", win: "98.00" }),
              sampleBet({ id: "b1", betTime: "2026-11-28T15:29:00Z", win: "-5000.00", state: "lost" }),
            ]),
          },
          games: { start: sampleStart(), list: [] },
        },
        { path: "/venues?game=lhzr-1&mode=real", serverNow },
      );
      await waitFor(() => expect(figure("本次输赢")).toContain("98.00"));
      expect(callsOf(client, "member.recordGame")).toMatchObject([{ start: "2026-11-28", end: "2026-11-28" }]);
    },
  },
  {
    name: "a game that was closed during play shows when it is back",
    expectShown: async () => {
      await showPlay([sampleCategory(2, { providers: [closed] })]);
      expect(await screen.findByText(/预计 2026-11-29 00:30 恢复/)).toBeTruthy();
    },
  },
  {
    name: "the promotions strip has what runs now, with its end in the brand's zone",
    expectShown: async () => {
      await showScreen(
        <Promotions />,
        {
          promo: {
            topCover: [
              samplePromotion({ id: "a", title: "活动甲", start: "2026-11-28T15:29:00Z", end: "2026-11-28T16:00:00Z" }),
              samplePromotion({ id: "b", title: "活动乙", end: "2026-11-28T15:29:00Z" }),
              samplePromotion({ id: "c", title: "活动丙", start: "2026-11-28T15:31:00Z" }),
            ],
          },
        },
        { path: "/home", session: "visitor", serverNow },
      );
      expect(await screen.findByText("截止 2026-11-29 00:00")).toBeTruthy();
      expect(screen.getAllByText(/^活动/).map(({ textContent }) => textContent)).toEqual(["活动甲"]);
    },
  },
  {
    name: "the notice over home is of what runs now, and is put off until the brand's midnight",
    expectShown: async () => {
      const idle = holdIdle();
      const { client } = await showScreen(
        <HomePage />,
        {
          games: { list: [sampleCategory(2)] },
          promo: {
            topCover: [
              samplePromotion({ id: "b", title: "活动乙", end: "2026-11-28T15:29:00Z" }),
              samplePromotion({ id: "a", title: "活动甲", end: "2026-11-28T16:00:00Z" }),
            ],
          },
        },
        { path: "/home", serverNow },
      );
      await waitFor(() => expect(idle.asked()).toBe(1));
      await idle.beIdle();
      const notice = within(await screen.findByRole("dialog", { name: "活动甲" }));
      fireEvent.click(notice.getByRole("checkbox"));
      const key = textKey("local", "remind.cover.a.sample", () => true);
      expect(client.storage.get(key)).toBe(String(Date.parse("2026-11-28T16:00:00Z")));
    },
  },
  {
    name: "a hall shows when a venue is back",
    expectShown: async () => {
      const list = [sampleCategory(2, { providers: [closed] })];
      await showScreen(<VenuePage />, { games: { list } }, { path: "/venue/realbet", session: "visitor", serverNow });
      expect(await screen.findByText("预计 2026-11-29 00:30 恢复")).toBeTruthy();
    },
  },
  {
    name: "the lobby shows until when its games are closed",
    expectShown: async () => {
      const path = "/game/egame";
      await showScreen(<LobbyPage />, { games: { list: [closedLobby] } }, { path, session: "visitor", serverNow });
      expect((await screen.findAllByText("维护至 2026-11-29 00:30")).length).toBeGreaterThan(0);
    },
  },
  {
    name: "home shows until when popular games are closed",
    expectShown: async () => {
      const options = { path: "/home", session: "visitor", serverNow } as const;
      await showScreen(<HomePage />, { games: { list: [closedLobby] } }, options);
      expect((await screen.findAllByText("维护至 2026-11-29 00:30")).length).toBeGreaterThan(0);
    },
  },
];

const DEVICES = [
  { off: -3, zone: "America/Los_Angeles" },
  { off: -3, zone: "Pacific/Kiritimati" },
  { off: 0, zone: "UTC" },
  { off: 3, zone: "America/Los_Angeles" },
  { off: 3, zone: "Pacific/Kiritimati" },
] as const;
const ownZone = process.env["TZ"];

beforeEach(() => {
  standAtDesktop();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (ownZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ownZone;
});

describe.each(DEVICES)("on a device $off days off, in $zone", ({ off, zone }) => {
  beforeEach(() => {
    process.env["TZ"] = zone;
    vi.setSystemTime(SERVER + off * DAY_MS);
  });
  it("differs from the server, or the test would prove nothing", () => {
    expect(new Date().getTime() - SERVER).toBe(off * DAY_MS);
    expect(new Date(SERVER).getHours()).not.toBe(23);
  });
  it.each(screens)("$name", async ({ expectShown }) => expectShown());
});
