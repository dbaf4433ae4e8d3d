import { failure, after, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./protection-page.tsx";
import { pendingState, protectionAnswers, setState, stateOf } from "./protection-samples.test.support.ts";

const AS_MEMBER = { session: "member", path: "/user/protection" } as const;
const open = async (...given: Parameters<typeof protectionAnswers>) =>
  showScreen(<Page />, protectionAnswers(...given), AS_MEMBER);
const field = async (): Promise<HTMLInputElement> => screen.findByRole<HTMLInputElement>("textbox", { name: /^限额/ });
const sent = { isPending: false, from: "2026-11-28T12:00:00+08:00" };
afterEach(cleanup);

describe("deposit limits", () => {
  it("show what is set, used and left, and when more frees", async () => {
    await open(setState());
    expect(await screen.findByText(sentence("已用 ¥400.00"), { selector: "li:first-child *" })).toBeTruthy();
    expect(screen.getByText(sentence("剩余 ¥600.00"))).toBeTruthy();
    expect(screen.getByText(sentence(/^最早于 \d{4}-\d\d-\d\d \d\d:\d\d 释放$/))).toBeTruthy();
    expect(screen.getAllByRole<HTMLProgressElement>("progressbar").map(({ value }) => value)).toEqual([40, 0]);
    expect(screen.getByText("不设限额")).toBeTruthy();
  });

  it("are never said to be none before they are read, nor when that failed", async () => {
    await showScreen(<Page />, { protection: { state: after(600_000, stateOf()) } }, AS_MEMBER);
    expect(await screen.findByRole("heading", { name: "理性游戏" })).toBeTruthy();
    expect(screen.queryByText("不设限额")).toBeNull();
    const { client } = await showScreen(<Page />, { protection: { state: failure("network") } }, AS_MEMBER);
    await screen.findByText("限额与休息状态暂时没有加载出来");
    expect(screen.queryByText("不设限额")).toBeNull();
    client.answerWith({ protection: { state: stateOf() } });
    await press("重试");
    expect(await screen.findAllByText("不设限额")).toHaveLength(3);
  });

  it("are set by an amount in a field, sent once for many presses, and read again", async () => {
    const { client, count } = await open(stateOf(), { setLimit: sent });
    await press("设置 24 小时充值限额");
    fireEvent.change(await field(), { target: { value: "1000.5" } });
    expect(screen.getByText(sentence("更严格的限额会立即生效。"))).toBeTruthy();
    client.answerWith({ protection: { state: setState({ amount: "1000.50" }) } });
    const submit = screen.getByRole("button", { name: "提交" });
    for (let presses = 0; presses < 10; presses += 1) fireEvent.click(submit);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(callsOf(client, "protection.setLimit")).toEqual([{ kind: "deposit", period: "day", amount: "1000.50" }]);
    expect(count("protection.setLimit")).toBe(1);
    expect(await screen.findByText("¥1,000.50")).toBeTruthy();
    expect(await screen.findAllByText("新的限额已生效。")).not.toHaveLength(0);
  });

  it("take zero as a limit, by the keyboard alone", async () => {
    const { client } = await open(stateOf(), { setLimit: sent });
    const set = await screen.findByRole("button", { name: "设置 7 天充值限额" });
    set.focus();
    await userEvent.keyboard("{Enter}");
    (await field()).focus();
    await userEvent.keyboard("0{Enter}");
    await waitFor(() =>
      expect(callsOf(client, "protection.setLimit")).toEqual([{ kind: "deposit", period: "week", amount: "0.00" }]),
    );
  });

  it("refuse no amount in words, and leave huge, negative and unclear ones out of the field", async () => {
    const { count } = await open(stateOf());
    await press("设置 24 小时充值限额");
    await press("提交");
    expect(await screen.findByText(/^请输入限额/)).toBeTruthy();
    const input = await field();
    for (const pasted of ["-500", "1e5", "9".repeat(15), "abc"]) {
      fireEvent.paste(input, { clipboardData: { getData: () => pasted } });
      expect(input.value).toBe("");
      expect(input.getAttribute("aria-invalid")).toBe("true");
    }
    await press("提交");
    expect(count("protection.setLimit")).toBe(0);
  });

  it("are lifted by a choice of its own, after it was said that this waits", async () => {
    const from = "2026-11-29T12:00:00+08:00";
    const { client } = await open(setState(), { setLimit: { isPending: true, from } });
    await press("修改 24 小时充值限额");
    await userEvent.click(await screen.findByRole("radio", { name: "不设限额" }));
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(sentence(/^更宽松的限额不会立即生效：须等待 24 小时，从 \d{4}-.* 起由您/))).toBeTruthy();
    await press("提交");
    await screen.findAllByText("已记录。2026-11-29 12:00 起可在本页确认，确认后才生效。");
    expect(callsOf(client, "protection.setLimit")).toEqual([{ kind: "deposit", period: "day" }]);
  });

  it("say at the field what the server refuses", async () => {
    await open(setState(), { setLimit: refusal("bad_request") });
    await press("修改 24 小时充值限额");
    fireEvent.change(await field(), { target: { value: "1000" } });
    expect(screen.getByText(sentence("与现有设置相同。"))).toBeTruthy();
    await press("提交");
    expect(await screen.findByText("这个数字无法作为限额，请检查后重新填写。")).toBeTruthy();
    expect((await field()).value).toBe("1000");
  });
});

describe("a looser limit", () => {
  it("waits with its date, and is taken back at a press", async () => {
    const { client } = await open(pendingState(20), { dropLimit: { from: sent.from } });
    expect(await screen.findByText(sentence(/^您希望改为：¥2,000\.00。\d{4}-.* 起可以确认/))).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^确认更改/ })).toBeNull();
    client.answerWith({ protection: { state: setState() } });
    await press("撤回对 24 小时充值限额的更改");
    await waitFor(() => expect(screen.queryByText(sentence(/^您希望改为/))).toBeNull());
    expect(callsOf(client, "protection.dropLimit")).toEqual([{ id: "w1" }]);
  });

  it("is confirmed after a question once its time has come; a refusal is said there", async () => {
    const until = "2026-11-29T12:00:00+08:00";
    const { client, count } = await open(pendingState(-1), { confirmLimit: refusal("limit_waits", { until }) });
    await press("确认更改 24 小时充值限额");
    expect(await screen.findByText("将 24 小时充值限额改为：¥2,000.00？")).toBeTruthy();
    expect(count("protection.confirmLimit")).toBe(0);
    await press("确认更改");
    expect(await screen.findByText("现在还不能确认，请在 2026-11-29 12:00 后再试。")).toBeTruthy();
    client.answerWith({
      protection: { confirmLimit: { from: until }, state: setState({ amount: "2000.00" }) },
    });
    await press("确认更改");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(await screen.findByText("¥2,000.00")).toBeTruthy();
  });

  it("is gone when it was not confirmed in time", async () => {
    await open(pendingState(-100));
    await screen.findByText(sentence("剩余 ¥600.00"));
    expect(screen.queryByText(sentence(/^您希望改为/))).toBeNull();
  });
});
