import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Page as DiscountPage } from "./discount/discount-page.tsx";
import { sampleNav, samplePromotions, sampleRebate, sampleSign, sampleStanding } from "./samples.test.support.ts";
import { showScreen } from "./screen.test.support.tsx";
import { Page as SignPage } from "./sign/sign-page.tsx";
import { Page as VipPage } from "./vip/vip-page.tsx";

/** 23:30 of the brand's 20 November: another day in most zones, and by most wrong clocks. */
const SERVER = Date.parse("2026-11-20T15:30:00Z");
const DAY_MS = 86_400_000;
const serverNow = (): number => SERVER;

const screens: readonly { readonly name: string; readonly expectShown: () => Promise<void> }[] = [
  {
    name: "a promotion counts to its beginning, and its period is in the brand's zone",
    expectShown: async () => {
      const list = [...samplePromotions];
      const flags = { sign: true, gift: true, exchange: true, newCount: 0 };
      const promo = { list: { total: list.length, list }, secondNav: sampleNav, flags };
      await showScreen(<DiscountPage />, { promo }, { path: "/activity/discount", session: "visitor", serverNow });
      const card = (await screen.findByText("周末体育回馈")).closest("article") as HTMLElement;
      expect(card.textContent).toContain("2026-11-28 00:00 至 2026-11-30 00:00");
      await waitFor(() => expect(within(card).getByRole("timer").textContent).toMatch(/^7 天 0?0:(29|30)/));
    },
  },
  {
    name: "sign-in is for the server's today, and later days are ahead",
    expectShown: async () => {
      await showScreen(
        <SignPage />,
        { promo: { signInfo: sampleSign(), sign: { day: "2026-11-20", reward: "1.00", streak: 2 } } },
        { path: "/activity/sign", serverNow },
      );
      expect(await screen.findByRole("button", { name: "2026年11月20日，今天，可签到" })).toBeTruthy();
      expect(screen.getByRole("button", { name: "2026年11月21日，未到" })).toBeTruthy();
      expect(document.querySelector("[aria-current=date]")?.getAttribute("data-day")).toBe("2026-11-20");
    },
  },
  {
    name: "the rebate is of the brand's today, after which none is, and of the day before it",
    expectShown: async () => {
      const { client } = await showScreen(
        <VipPage />,
        {
          member: { vips: sampleStanding },
          promo: { vipGifts: [], rebate: ({ day = "2026-11-20" }) => sampleRebate({ day }) },
        },
        { path: "/user/vip", serverNow },
      );
      const following = await screen.findByRole("button", { name: "后一天" });
      await waitFor(() => expect(callsOf(client, "promo.rebate")).toEqual([{}]));
      expect(await screen.findByText("2026-11-20")).toBeTruthy();
      expect(following.getAttribute("aria-disabled")).toBe("true");
      await userEvent.click(screen.getByRole("button", { name: "前一天" }));
      await waitFor(() => expect(callsOf(client, "promo.rebate").at(-1)).toEqual({ day: "2026-11-19" }));
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

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  if (ownZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ownZone;
});

describe.each(DEVICES)("on a device $off days off, in $zone", ({ off, zone }) => {
  beforeEach(() => {
    process.env["TZ"] = zone;
    vi.setSystemTime(SERVER + off * DAY_MS);
  });
  it("differs from the server, or the test would prove nothing", () => {
    expect(Date.now() - SERVER).toBe(off * DAY_MS);
    expect(new Date(SERVER).getHours()).not.toBe(23);
  });
  it.each(screens)("$name", async ({ expectShown }) => expectShown());
});
