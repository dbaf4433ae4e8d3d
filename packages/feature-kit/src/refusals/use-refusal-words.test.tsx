import { RefusalError } from "@baize/api-client/react";
import { NetworkError, TimeoutError } from "@baize/api-client";
import { contract, COMMON_CODES } from "@baize/api-client/contract";
import { UiProvider } from "@baize/ui-kit";
import { renderHook } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { en } from "../messages/en.ts";
import { zhCN } from "../messages/zh-CN.ts";
import { testBrand } from "@baize/ui-kit/testing";
import { type RefusalOverrides, useRefusalWords } from "./use-refusal-words.ts";

const catalogues = { "zh-CN": zhCN, en };
const frameOf = (locale: "zh-CN" | "en") =>
  function TestFrame({ children }: { children: ReactNode }): ReactElement {
    return (
      <UiProvider brand={testBrand} locale={locale} messages={{ featureKit: catalogues[locale] }} surface="desktop">
        {children}
      </UiProvider>
    );
  };

const words = (overrides?: RefusalOverrides, locale: "zh-CN" | "en" = "zh-CN") =>
  renderHook(() => useRefusalWords(overrides), { wrapper: frameOf(locale) }).result.current;

const SEAL_CODES = ["seal_too_long", "text_malformed", "no_secure_context", "key_unusable"];
const calls = Object.values(contract).flatMap((area) => Object.values<{ readonly errors: readonly string[] }>(area));
const codes = [...new Set([...calls.flatMap(({ errors }) => errors), ...COMMON_CODES, ...SEAL_CODES])].toSorted();

describe("refusal sentences", () => {
  it("are one for every code of the contract, and none for others", () => {
    expect(Object.keys(zhCN.refusal).toSorted()).toEqual(codes);
    expect(Object.keys(en.refusal).toSorted()).toEqual(codes);
  });
  it("speak Chinese in Chinese", () => {
    for (const sentence of Object.values(zhCN.refusal))
      expect(sentence.replaceAll(/\{\w+\}|https|JPEG|PNG|WebP/g, "")).not.toMatch(/[A-Za-z]/);
  });
  it("count the tries that are left only where the server does", () => {
    const code = "withdraw_password_wrong";
    expect(words().refusal({ code, detail: {} })).toBe("提款密码错误，请重新输入。");
    expect(words().refusal({ code, detail: { triesLeft: "2" } })).toBe("提款密码错误，请重新输入，还可尝试 2 次。");
    const english = words(undefined, "en");
    expect(english.refusal({ code, detail: { triesLeft: "1" } })).toMatch(/; 1 try left\.$/);
    expect(english.refusal({ code, detail: { triesLeft: "2" } })).toMatch(/; 2 tries left\.$/);
  });
  it("say when a locked withdrawal password opens again, where the server knows it", () => {
    const code = "withdraw_password_locked";
    const until = "2026-11-28T12:00:00+08:00";
    expect(words().refusal({ code, detail: {} })).toBe("为保护您的资金，提款已暂时锁定。");
    expect(words().refusal({ code, detail: { until } })).toBe(
      "为保护您的资金，提款已暂时锁定，将于 2026-11-28 12:00 自动解锁。",
    );
    expect(words(undefined, "en").refusal({ code, detail: { until } })).toMatch(/locked until .*2026.*12:00\.$/);
  });
  it.each([
    ["login_paused", { waitSec: "1" }, "in 1 second."],
    ["login_paused", { waitSec: "30" }, "in 30 seconds."],
    ["daily_times_used", { times: "1" }, "1 withdrawal."],
    ["daily_times_used", { times: "3" }, "3 withdrawals."],
    ["account_limit", { max: "1" }, "1 account."],
    ["account_limit", {}, "— accounts."],
    ["period_too_long", { months: "1" }, "1 month "],
    ["period_too_long", { months: "12" }, "12 months "],
  ] as const)("agree with their number in English: %s of %j", (code, detail, part) => {
    expect(words(undefined, "en").refusal({ code, detail })).toContain(part);
  });
  it("say which deposit limit is reached, in the account's currency whatever is paid in, and when more frees", () => {
    const code = "deposit_limit";
    const detail = { period: "week", limit: "1000.00", left: "50.00", until: "2026-11-28T12:00:00+08:00" };
    const sentence = "超过您的 7 天充值限额，目前还可充值 ¥50.00，额度最早于 2026-11-28 12:00 释放。";
    expect(words().refusal({ code, detail }, "HHB")).toBe(sentence);
    expect(words().refusal({ code, detail: { period: "day", left: "0.00" } })).toBe(
      "超过您的 24 小时充值限额，目前还可充值 ¥0.00。",
    );
    expect(words(undefined, "en").refusal({ code, detail })).toMatch(
      /^This is above your 7-day deposit limit\. You can still deposit ¥50\.00; .* at the earliest\.$/,
    );
  });
  it.each([
    ["break", "您正处于休息期，2026-11-28 12:00 结束，期间不能充值或游戏。", /^You are on a break until .*12:00\./],
    ["exclusion", "您正处于自我排除期，2026-11-28 12:00 结束，期间不能充值或游戏。", /^You are self-excluded until /],
    ["other", "您正处于暂停期，2026-11-28 12:00 结束，期间不能充值或游戏。", /^You are on a pause until /],
  ])("name a %s and its end", (kind, chinese, english) => {
    const refusal = { code: "play_paused", detail: { kind, until: "2026-11-28T12:00:00+08:00" } } as const;
    expect(words().refusal(refusal)).toBe(chinese);
    expect(words(undefined, "en").refusal(refusal)).toMatch(english);
  });
  it("claim of a busy server nothing about money", () => {
    expect(words().refusal({ code: "server_busy", detail: {} })).toBe("系统繁忙，请稍后重试。");
  });
  it("hold the figures of the refusal in the asset's form", () => {
    const { refusal } = words();
    expect(refusal({ code: "amount_below_min", detail: { min: "100.00" } })).toBe("金额不能低于 ¥100.00。");
    expect(refusal({ code: "amount_below_min", detail: { min: "12.5" } }, "USDT")).toMatch(/12\.50/);
    expect(refusal({ code: "account_limit", detail: { max: "5" } })).toBe("账户数量已达上限（5 个）。");
    expect(refusal({ code: "amount_above_max", detail: {} })).toBe("金额不能高于 —。");
  });
  it.each([
    [{ waitSec: "30" }, "尝试次数过多，请 30 秒后再试。"],
    [{ waitSec: "120" }, "尝试次数过多，请 120 秒后再试。"],
    [{ waitSec: "3541" }, "尝试次数过多，请 60 分钟后再试。"],
    [{ until: "2026-11-28T12:00:00+08:00" }, "尝试次数过多，请在 2026-11-28 12:00 后再试。"],
    [{}, "尝试次数过多，请稍后再试。"],
  ])("say when to try again for %j", (detail, sentence) => {
    expect(words().refusal({ code: "login_paused", detail })).toBe(sentence);
  });
  it("say until when something is closed, where that is known", () => {
    const { refusal } = words(undefined, "en");
    expect(refusal({ code: "maintenance", detail: {} })).toBe("The site is under maintenance. Please come back later.");
    expect(refusal({ code: "cashier_closed", detail: { until: "2026-11-28T12:00:00+08:00" } })).toMatch(/until .*2026/);
  });
  it("may be another of the area's own, with the same figures", () => {
    const { refusal } = words({ password_weak: "太简单", amount_below_min: ({ min }) => `至少 ${min}` });
    expect(refusal({ code: "password_weak", detail: {} })).toBe("太简单");
    expect(refusal({ code: "amount_below_min", detail: { min: "1" } })).toBe("至少 ¥1.00");
  });
  it("are said of a refusal that was thrown, and a fault of the connection has its own", () => {
    const { fault } = words();
    const request = { method: "GET", path: "/api/x" };
    expect(fault(new RefusalError({ ok: false, code: "order_unknown", detail: {} }))).toBe("找不到这笔订单。");
    expect(fault(new TimeoutError(10, request))).toBe("请求超时，请稍后重试。");
    expect(fault(new NetworkError(request))).toBe("网络连接失败，请检查网络后重试。");
    expect(fault(new Error("x"))).toBe("服务暂时不可用，请稍后重试。");
  });
});
