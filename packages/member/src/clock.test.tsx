import { contract } from "@baize/api-client/contract";
import { fixture } from "@baize/api-client/testing";
import { ensureTemporal } from "@baize/domain";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { answersWith, session } from "./auth/auth-samples.test.support.ts";
import { press, type } from "./auth/form-acts.test.support.ts";
import { Page as HubPage } from "./hub/hub-page.tsx";
import { Page as LoginPage } from "./login/login-page.tsx";
import { Page as ProtectionPage } from "./protection/protection-page.tsx";
import { setState, stateOf } from "./protection/protection-samples.test.support.ts";
import { sentence, showScreen } from "./screen.test.support.tsx";

/** 23:30 of the last day of the year in the brand's zone, so that an hour or a day off shows in every text. */
const SERVER = Date.parse("2026-12-31T15:30:00Z");
const LAST = "2026-12-31T14:05:00Z";
const DAY_MS = 86_400_000;
const DEVICES = [
  { why: "right", off: 0, zone: "Asia/Shanghai", minutesWest: -480 },
  { why: "three days slow", off: -3 * DAY_MS, zone: "Asia/Shanghai", minutesWest: -480 },
  { why: "three days fast", off: 3 * DAY_MS, zone: "Asia/Shanghai", minutesWest: -480 },
  { why: "in New York", off: 0, zone: "America/New_York", minutesWest: 300 },
];
const serverNow = (): number => SERVER;

// Real timers take away again what was added to the globals meanwhile.
beforeAll(ensureTemporal);
const ZONE = process.env["TZ"];
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  if (ZONE === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ZONE;
});

describe.each(DEVICES)("on a device that is $why", ({ off, zone, minutesWest }) => {
  beforeEach(() => {
    vi.setSystemTime(SERVER + off);
    process.env["TZ"] = zone;
  });
  it("the zone of the device is set", () => expect(new Date().getTimezoneOffset()).toBe(minutesWest));
  it("the last log-in is in the brand's zone on the member's page", async () => {
    const token = fixture(contract.member.token, { username: "demo2026", nickname: "", lastLoginTime: LAST });
    await showScreen(<HubPage />, { member: { token } }, { session: "member", serverNow });
    expect(await screen.findByText(sentence("上次登录 2026-12-31 22:05"))).toBeTruthy();
  });
  it("the greeting names the last log-in in the brand's zone", async () => {
    await showScreen(<LoginPage />, answersWith({ account: { login: { ...session, lastLoginTime: LAST } } }), {
      serverNow,
    });
    await type(/^用户名/, "demo2026");
    await type(/^登录密码/, "Correct-horse-9");
    await press("登录");
    // In a toast, and said to screen readers.
    expect(await screen.findAllByText("欢迎回来，上次登录：2026-12-31 22:05")).toHaveLength(2);
  });
  it("a looser limit may be confirmed by the server's clock, and a break ends by it in the brand's zone", async () => {
    const wish = (id: string, from: string) => ({ id, amount: "2000.00", from, until: "2027-01-05T12:00:00+08:00" });
    const [day, week, month] = setState().depositLimits;
    const depositLimits = [
      { ...day, pending: wish("w1", "2026-12-31T15:29:00Z") },
      { ...week, pending: wish("w2", "2026-12-31T15:31:00Z") },
      { ...month },
    ] as ReturnType<typeof setState>["depositLimits"];
    await showScreen(
      <ProtectionPage />,
      { protection: { state: stateOf({ depositLimits }) } },
      { session: "member", serverNow },
    );
    expect(await screen.findByRole("button", { name: "确认更改 24 小时充值限额" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "确认更改 7 天充值限额" })).toBeNull();
    expect(screen.getByText(sentence(/2026-12-31 23:31 起可以确认/))).toBeTruthy();
    await press("选择休息时长");
    expect(await screen.findByText("至 2027-01-01 23:30")).toBeTruthy();
    expect(screen.getByText("至 2027-03-31 23:30")).toBeTruthy();
  });
  it("the next code can be requested after as many seconds", async () => {
    await showScreen(<LoginPage />, answersWith(), { serverNow });
    await userEvent.click(await screen.findByRole("tab", { name: "邮箱验证码" }));
    await type(/^邮箱\*?$/, "player@example.test");
    await type(/^图形验证码/, "abcd");
    await press("获取验证码");
    expect(await screen.findByRole("button", { name: /\b(?:60|59|58)\b/ })).toBeTruthy();
  });
});
