import { after, type FakeAnswers, failure, refusal } from "@baize/api-client/testing";
import { callsOf, type Screen } from "@baize/feature-kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../test-screen.test.support.tsx";
import { SetPasswordSheet } from "./set-password-sheet.tsx";

const PIN = "482913";
const Opener = (): ReactElement => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        再次打开
      </button>
      <SetPasswordSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
type Answer = NonNullable<NonNullable<FakeAnswers["account"]>["setWithdrawPassword"]>;
const start = async (setWithdrawPassword: Answer = { ok: true }): Promise<Screen> => {
  const shown = await renderScreen(Opener, { account: { setWithdrawPassword } });
  await screen.findByRole("dialog");
  return shown;
};
const boxes = (): HTMLInputElement[] => [
  ...screen.getByRole("dialog").querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]'),
];
const login = (): HTMLInputElement => screen.getByLabelText(/^登录密码/);
const fill = (first = PIN, second = first, password = "secret-9word"): void => {
  fireEvent.change(boxes()[0] as HTMLElement, { target: { value: first } });
  fireEvent.change(boxes()[1] as HTMLElement, { target: { value: second } });
  fireEvent.change(login(), { target: { value: password } });
};
const submit = (): boolean => fireEvent.click(screen.getByRole("button", { name: "设置提款密码" }));
const entered = (): string => [...document.querySelectorAll("input")].map(({ value }) => value).join("");

describe("setting the withdrawal password", () => {
  it("says at each field what is missing, focuses the first, and sends nothing", async () => {
    const { count } = await start();
    submit();
    expect(await screen.findByText("请输入 6 位数字。")).toBeTruthy();
    expect(screen.getByText("请输入登录密码。")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(boxes()[0]));
    expect(count("account.setWithdrawPassword")).toBe(0);
  });

  it.each([
    ["123456", "123456", "过于简单，请避免连续或相同的数字。"],
    ["777777", "777777", "过于简单，请避免连续或相同的数字。"],
    ["48291", "48291", "请输入 6 位数字。"],
    [PIN, "482914", "两次输入不一致。"],
  ])("refuses %s and %s", async (first, second, sentence) => {
    const { count } = await start();
    fill(first, second);
    submit();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(count("account.setWithdrawPassword")).toBe(0);
  });

  it("sends both passwords sealed, once for twenty presses, and says that it is done", async () => {
    const { client } = await start(after(20, { ok: true }));
    fill();
    for (let press = 0; press < 20; press += 1) submit();
    expect(await screen.findByText("设置成功")).toBeTruthy();
    const calls = callsOf(client, "account.setWithdrawPassword");
    expect(calls).toHaveLength(1);
    expect(JSON.stringify(calls)).not.toMatch(/482913|secret-9word/);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each([
    ["login_wrong", "登录密码错误。", () => login()],
    ["same_as_login", "提款密码不能与登录密码相同。", () => boxes()[0]],
    ["password_weak", "过于简单，请避免连续或相同的数字。", () => boxes()[0]],
  ] as const)("shows %s at its field, focuses it and keeps nothing of what was sent", async (code, sentence, at) => {
    await start(refusal(code));
    fill();
    submit();
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(at()));
    expect(at()?.getAttribute("aria-invalid")).toBe("true");
    expect(entered()).toBe("");
  });

  it.each([
    ["a refusal of no field", refusal("already_set"), "已经设置过，不能再修改。"],
    ["a lost connection", failure("network"), "网络连接失败，请检查网络后重试。"],
  ] as const)("shows %s above the form", async (_case, answer, sentence) => {
    await start(answer);
    fill();
    submit();
    expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
    expect(entered()).toBe("");
  });

  it("starts anew when it is opened again", async () => {
    await start(refusal("login_wrong"));
    fill();
    submit();
    await screen.findByText("登录密码错误。");
    fill("123456");
    fireEvent.click(screen.getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "再次打开" }));
    await screen.findByRole("dialog");
    expect(entered()).toBe("");
    expect(screen.queryByText("登录密码错误。")).toBeNull();
    expect(screen.queryByText("过于简单，请避免连续或相同的数字。")).toBeNull();
  });
});
