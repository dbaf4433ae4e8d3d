import { contract } from "@baize/api-client/contract";
import { failure, fixture, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./protection-page.tsx";
import { inHours, playLimitsOf, protectionAnswers, stateOf } from "./protection-samples.test.support.ts";

const AS_MEMBER = { session: "member", path: "/user/protection" } as const;
const open = async (answers: NonNullable<Parameters<typeof protectionAnswers>[1]> = {}) =>
  showScreen(<Page />, protectionAnswers(stateOf(), answers), AS_MEMBER);
const sent = { isPending: false, from: "2026-11-28T12:00:00+08:00" };
const field = async (): Promise<HTMLInputElement> => screen.findByRole<HTMLInputElement>("textbox", { name: /^限额/ });

describe("limits on play", () => {
  it("are said to be none where none is set, and not before they are read or where that failed", async () => {
    const { client } = await open({ playLimits: failure("network") });
    await screen.findByText("游戏限额暂时没有加载出来");
    expect(screen.queryByText("目前没有设置游戏限额。")).toBeNull();
    client.answerWith({ protection: { playLimits: playLimitsOf() } });
    await press("重试");
    expect(await screen.findByText("目前没有设置游戏限额。")).toBeTruthy();
  });

  it("are chosen by what they limit and their period, and sent once for many presses", async () => {
    const { client, count } = await open({ setLimit: sent });
    await press("设置游戏限额");
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("radio", { name: "投注" }));
    await userEvent.click(sheet.getByRole("radio", { name: "7 天" }));
    expect(sheet.getByText("限定任意 7 天内的投注总额。")).toBeTruthy();
    fireEvent.change(await field(), { target: { value: "25000000" } });
    expect(sheet.getByText(sentence("更严格的限额会立即生效。"))).toBeTruthy();
    client.answerWith({
      protection: { playLimits: playLimitsOf({ kind: "stake", period: "week", amount: "25000000.00" }) },
    });
    const submit = sheet.getByRole("button", { name: "提交" });
    for (let presses = 0; presses < 5; presses += 1) fireEvent.click(submit);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(callsOf(client, "protection.setLimit")).toEqual([{ kind: "stake", period: "week", amount: "25000000.00" }]);
    expect(count("protection.setLimit")).toBe(1);
    expect(await screen.findByText("¥25,000,000.00")).toBeTruthy();
    expect(screen.getByText("7 天投注限额")).toBeTruthy();
  });

  it("of time are whole minutes", async () => {
    const { client } = await open({ setLimit: sent });
    await press("设置游戏限额");
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("radio", { name: "时长" }));
    const input = await field();
    fireEvent.paste(input, { clipboardData: { getData: () => "90.5" } });
    expect(input.value).toBe("");
    fireEvent.change(input, { target: { value: "90" } });
    await press("提交");
    await waitFor(() =>
      expect(callsOf(client, "protection.setLimit")).toEqual([{ kind: "time", period: "day", amount: "90" }]),
    );
  });

  it("show what is used and left, in minutes where they are of time, and what waits", async () => {
    const pending = { id: "w9", amount: "180", from: inHours(20), until: inHours(92) };
    const { client } = await open({
      playLimits: playLimitsOf({ kind: "time", period: "day", amount: "120", used: "90", left: "30", pending }),
      dropLimit: { from: sent.from },
    });
    expect(await screen.findByText("24 小时游戏时长限额")).toBeTruthy();
    expect(screen.getByText(sentence("已用 90 分钟"))).toBeTruthy();
    expect(screen.getByText(sentence("剩余 30 分钟"))).toBeTruthy();
    expect(screen.getByText(sentence(/^您希望改为：180 分钟。/))).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(75);
    await press("撤回对 24 小时游戏时长限额的更改");
    await waitFor(() => expect(callsOf(client, "protection.dropLimit")).toEqual([{ id: "w9" }]));
  });
});

describe("the interval of the reality check", () => {
  const play = fixture(contract.protection.play);

  it("is chosen among what the licence allows", async () => {
    const { client, count } = await open({ play: { ...play, choices: [15, 30], everyMinutes: 30 } });
    const chosen = await screen.findByRole<HTMLInputElement>("radio", { name: /^每 30 分钟/ });
    expect(chosen.checked).toBe(true);
    expect(screen.queryByRole("radio", { name: /^每 60 分钟/ })).toBeNull();
    client.answerWith({
      protection: { setRealityCheck: { everyMinutes: 15 }, play: { ...play, choices: [15, 30], everyMinutes: 15 } },
    });
    fireEvent.click(screen.getByRole("radio", { name: /^每 15 分钟/ }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>("radio", { name: /^每 15 分钟/ }).checked).toBe(true),
    );
    expect(callsOf(client, "protection.setRealityCheck")).toEqual([{ everyMinutes: 15 }]);
    expect(count("protection.setRealityCheck")).toBe(1);
  });

  it("stays what it was where the change is refused, and says so", async () => {
    await open({ play, setRealityCheck: refusal("bad_request") });
    fireEvent.click(await screen.findByRole("radio", { name: /^每 15 分钟/ }));
    expect(await screen.findByText("填写的内容有误，请检查后重试。")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^每 60 分钟/ }).checked).toBe(true);
  });
});
