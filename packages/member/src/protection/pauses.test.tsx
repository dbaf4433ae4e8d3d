import { signOut } from "@baize/api-client/react";
import { refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { enter, input, press } from "../auth/form-acts.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./protection-page.tsx";
import { inHours, pausedState, protectionAnswers, setState, stateOf } from "./protection-samples.test.support.ts";

const SEALED = expect.stringMatching(/^[\w+/]+=*$/) as string;
const LOGIN = "Old-horse-2025";
const AS_MEMBER = { session: "member", path: "/user/protection" } as const;
const open = async (...given: Parameters<typeof protectionAnswers>) =>
  showScreen(<Page />, protectionAnswers(...given), AS_MEMBER);
const choose = async (name: RegExp): Promise<void> => userEvent.click(await screen.findByRole("radio", { name }));
const pauseOf = (kind: "break" | "exclusion") => ({ kind, since: inHours(0), until: inHours(24) });
afterEach(cleanup);

describe("a break", () => {
  it("begins after its length, a question with its end, and the sealed password; once for many presses", async () => {
    const { client, queryClient } = await open(stateOf(), { takeBreak: pauseOf("break") });
    await press("选择休息时长");
    await press("下一步");
    expect(await screen.findByText("请选择时长。")).toBeTruthy();
    await choose(/^7 天/);
    await press("下一步");
    expect(await screen.findByRole("heading", { name: /^休息至 \d{4}-\d\d-\d\d \d\d:\d\d？$/ })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(/^登录密码/)));
    await press("开始休息");
    expect(await screen.findByText("请输入登录密码")).toBeTruthy();
    expect(callsOf(client, "protection.takeBreak")).toEqual([]);
    await enter(/^登录密码/, LOGIN);
    client.answerWith({ protection: { state: pausedState("break", 24) } });
    const submit = screen.getByRole("button", { name: "开始休息" });
    for (let presses = 0; presses < 10; presses += 1) fireEvent.click(submit);
    expect(await screen.findByText(/^您正处于休息期，.* 结束$/)).toBeTruthy();
    expect(callsOf(client, "protection.takeBreak")).toEqual([{ length: "P7D", loginPassword: SEALED, keyId: "k1" }]);
    expect(JSON.stringify(client.requests)).not.toContain(LOGIN);
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state]),
      ),
    ).not.toContain(LOGIN);
    expect(document.body.innerHTML).not.toContain(LOGIN);
  });

  it("is refused at the password, which the form forgets; and the way back keeps the length", async () => {
    await open(stateOf(), { takeBreak: refusal("login_wrong") });
    await press("选择休息时长");
    await choose(/^1 天/);
    await press("下一步");
    await enter(/^登录密码/, LOGIN);
    await press("开始休息");
    expect(await screen.findByText("当前登录密码不正确。")).toBeTruthy();
    expect(input(/^登录密码/).value).toBe("");
    await enter(/^登录密码/, LOGIN);
    await press("返回修改");
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: /^1 天/ })).checked).toBe(true);
    await press("下一步");
    await screen.findByLabelText(/^登录密码/, { selector: "input" });
    expect(input(/^登录密码/).value).toBe("");
  });

  it("that would end earlier than what is on is not offered", async () => {
    await open(pausedState("break", 24 * 10));
    expect(await screen.findByText(/^您正处于休息期/)).toBeTruthy();
    await press("选择休息时长");
    expect((await screen.findAllByRole("radio")).map((radio) => radio.getAttribute("value"))).toEqual([
      "P1M",
      "P2M",
      "P3M",
    ]);
    await open(pausedState("exclusion", 24 * 200));
    expect(await screen.findByText(/^您正处于自我排除期/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "选择休息时长" })).toBeNull();
    expect(screen.getByText("目前没有比现有暂停结束更晚的选择。")).toBeTruthy();
  });

  it("that the server finds too short says why", async () => {
    const until = "2026-12-29T12:00:00+08:00";
    await open(stateOf(), { takeBreak: refusal("pause_longer", { until }) });
    await press("选择休息时长");
    await choose(/^1 天/);
    await press("下一步");
    await enter(/^登录密码/, LOGIN);
    await press("开始休息");
    expect(await screen.findByText("您已有一段结束更晚的休息或自我排除，2026-12-29 12:00 结束。")).toBeTruthy();
  });
});

describe("a self-exclusion", () => {
  it("asks about other brands by name, with nothing chosen beforehand", async () => {
    const { client } = await open(stateOf({ otherBrands: ["云鹤", "九里"] }), { exclude: pauseOf("exclusion") });
    await press("选择自我排除时长");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked)).toEqual([]);
    expect(dialog.getByText(/是否同时包括：云鹤和九里/)).toBeTruthy();
    await choose(/^1 年/);
    await press("下一步");
    expect(await screen.findByText("请选择是否包括其他品牌。")).toBeTruthy();
    await choose(/^包括/);
    await press("下一步");
    expect(await screen.findByText("同时包括：云鹤和九里。")).toBeTruthy();
    await enter(/^登录密码/, LOGIN);
    await press("确认自我排除");
    await waitFor(() =>
      expect(callsOf(client, "protection.exclude")).toEqual([
        { length: "P1Y", allBrands: true, loginPassword: SEALED, keyId: "k1" },
      ]),
    );
  });

  it("asks about no brands where there are none", async () => {
    const { client } = await open(stateOf(), { exclude: pauseOf("exclusion") });
    await press("选择自我排除时长");
    expect(await screen.findAllByRole("radio")).toHaveLength(4);
    await choose(/^6 个月/);
    await press("下一步");
    await enter(/^登录密码/, LOGIN);
    await press("确认自我排除");
    await waitFor(() =>
      expect(callsOf(client, "protection.exclude")).toMatchObject([{ length: "P6M", allBrands: false }]),
    );
  });
});

describe("the page", () => {
  it("has net deposits, and the ways to records, help and the service desk", async () => {
    const net = { deposits: "900.00", withdrawals: "1200.00", net: "-300.00", since: "2026-01-02T00:00:00+08:00" };
    await open(stateOf({ netDeposits: net }));
    expect(await screen.findByText("-¥300.00")).toBeTruthy();
    expect(screen.getByText(sentence(/^从 2026-01-02 注册至今/))).toBeTruthy();
    const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(target("查看交易记录")).toBe("/user/transRecord");
    expect(target("了解理性游戏")).toBe("/help/responsible-play");
    expect(target("联系客服")).toBe("/iframeCustomerService");
  });

  it("speaks English without Chinese", async () => {
    const answers = protectionAnswers({ ...setState(), pause: pauseOf("break"), otherBrands: ["Yunhe", "Jiuli"] });
    await showScreen(<Page />, answers, { ...AS_MEMBER, locale: "en" });
    await screen.findByText(/^You are on a break until/);
    await press("Choose a self-exclusion");
    expect(await screen.findByText(/Also cover: Yunhe and Jiuli/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\p{Script=Han}/u);
  });

  it("keeps nothing of a member once the session ends", async () => {
    const { client, queryClient } = await open(setState());
    await screen.findByText(sentence("剩余 ¥600.00"));
    signOut(client);
    await waitFor(() => expect(screen.queryByText(sentence("剩余 ¥600.00"))).toBeNull());
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data ?? null),
      ),
    ).not.toContain("600.00");
  });
});
