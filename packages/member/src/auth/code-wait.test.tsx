import { refusal } from "@baize/api-client/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Page as LoginPage } from "../login/login-page.tsx";
import { Page as RegisterPage } from "../register/register-page.tsx";
import { showScreen } from "../screen.test.support.tsx";
import { answersWith } from "./auth-samples.test.support.ts";
import { address, input, passCredentials, press, type } from "./form-acts.test.support.ts";

const START = Date.parse("2026-11-27T10:00:00Z");
const HOUR_MS = 3_600_000;
/** How far the server's time went besides that in which the test runs. */
let passedMs = 0;
let begunMs = 0;
const serverNow = (): number => START + passedMs + Math.floor(performance.now() - begunMs);
const iso = (ms: number): string => new Date(ms).toISOString();
const sent = () =>
  ({ ok: true, waitSec: 60, ticket: "t-1", dailyLeft: 4, waitUntil: iso(serverNow() + 60_000) }) as const;

type Shown = Awaited<ReturnType<typeof showScreen>>;
const openLogin = async (storage?: Shown["client"]["storage"], sms: unknown = sent()): Promise<Shown> => {
  const shown = await showScreen(
    <LoginPage />,
    answersWith({ service: { sms: sms as never }, member: { loginMpe: { uid: "u1", isNew: false } } }),
    { serverNow, ...(storage && { storage }) },
  );
  await screen.findByRole("tablist");
  return shown;
};
const ask = async (phone = "13800138000"): Promise<void> => {
  await userEvent.click(await screen.findByRole("tab", { name: "手机验证码" }));
  await type(/^手机号/, phone);
  await type(/^图形验证码/, "abcd");
  await press("获取验证码");
};
const waitLeft = async (): Promise<number> =>
  Number(/\d+/.exec((await screen.findByRole("button", { name: /秒后重新获取/ })).textContent ?? "")?.[0]);

beforeEach(() => {
  passedMs = 0;
  begunMs = performance.now();
  vi.setSystemTime(START);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the wait for the next code", () => {
  it("goes on after a reload, and the code that came meanwhile logs in", async () => {
    const { client } = await openLogin();
    await ask();
    expect(await waitLeft()).toBeGreaterThan(55);
    passedMs = 20_000;
    vi.setSystemTime(serverNow());
    const { client: later } = await openLogin(client.storage);
    expect(input(/^手机号/).value).toBe("13800138000");
    const left = await waitLeft();
    expect([left > 35, left <= 40]).toEqual([true, true]);
    await type(/^手机验证码/, "123456");
    await press("登录");
    await waitFor(() => expect(address()).toBe("/home"));
    const login = later.requests.find(({ call }) => call === "member.loginMpe");
    expect(login?.input).toMatchObject({ account: "13800138000", code: "123456", ticket: "t-1" });
    expect(later.codeRequests.latest("login")).toBeNull();
  });
  it.each([
    ["slow", -HOUR_MS],
    ["fast", HOUR_MS],
  ])("is as long on a device whose clock was set an hour %s before a reload", async (_why, off) => {
    const { client } = await openLogin();
    await ask();
    await waitLeft();
    passedMs = 20_000;
    vi.setSystemTime(serverNow() + off);
    await openLogin(client.storage);
    const left = await waitLeft();
    expect([left > 35, left <= 40]).toEqual([true, true]);
  });
  it("is not changed by setting the device's clock while it runs", async () => {
    await openLogin();
    await ask();
    const before = await waitLeft();
    vi.setSystemTime(START - HOUR_MS);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    const left = await waitLeft();
    expect([left <= before, left > 50]).toEqual([true, true]);
  });
  it("is over, never negative, when the page comes back later, and the button says again", async () => {
    const { client } = await openLogin();
    await ask();
    await waitLeft();
    passedMs = 300_000;
    vi.setSystemTime(serverNow());
    await openLogin(client.storage);
    expect((await screen.findByRole("button", { name: /^重新获取/ })).textContent).not.toMatch(/\d/);
  });
  it("is the number's own: another number may have a code at once, and has no ticket", async () => {
    await openLogin();
    await ask();
    await waitLeft();
    await userEvent.clear(input(/^手机号/));
    await type(/^手机号/, "13900139000");
    expect(await screen.findByRole("button", { name: /^获取验证码/ })).toBeTruthy();
    await type(/^手机验证码/, "123456");
    await press("登录");
    expect(await screen.findByText("请先获取验证码")).toBeTruthy();
  });
  it("of a refusal is never longer than the server said, and keeps the code that was sent before", async () => {
    const { client } = await openLogin();
    await ask();
    await waitLeft();
    passedMs = 61_000;
    vi.setSystemTime(serverNow());
    await openLogin(client.storage, refusal("code_too_often", { waitSec: "15", until: iso(serverNow() + HOUR_MS) }));
    await type(/^图形验证码/, "abcd");
    await press("重新获取");
    expect(await waitLeft()).toBeLessThanOrEqual(15);
    expect(client.codeRequests.latest("login")?.ticket).toBe("t-1");
  });
});

describe("the kept code of a registration", () => {
  it("is not that of a log-in", async () => {
    const { client } = await openLogin();
    await ask();
    await waitLeft();
    await showScreen(<RegisterPage />, answersWith(), { storage: client.storage, serverNow });
    await screen.findByLabelText(/^用户名/);
    await passCredentials();
    expect(input(/^手机号/).value).toBe("");
  });
});
