import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { PasswordField } from "./password-field.tsx";

const input = (): HTMLInputElement => screen.getByLabelText(/登录密码/);

test("shows and hides what is typed without losing it", async () => {
  renderKit(<PasswordField label="登录密码" />);
  await userEvent.type(input(), "s3cret值");
  expect(input().type).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "显示密码" }));
  expect(input().type).toBe("text");
  expect(input().value).toBe("s3cret值");
  await userEvent.click(screen.getByRole("button", { name: "隐藏密码" }));
  expect(input().type).toBe("password");
});

test("takes a paste", async () => {
  renderKit(<PasswordField label="登录密码" />);
  await userEvent.click(input());
  await userEvent.paste("Long pass phrase 64");
  expect(input().value).toBe("Long pass phrase 64");
});

test("does not submit the form with its eye", async () => {
  renderKit(
    <form onSubmit={() => expect.unreachable()}>
      <PasswordField label="登录密码" />
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "显示密码" }));
});

test("tells that Caps Lock is on, in place of the help", () => {
  renderKit(<PasswordField label="登录密码" help="8 至 20 位" />);
  expect(screen.getByText("8 至 20 位")).toBeTruthy();
  fireEvent.keyUp(input(), { key: "A", modifierCapsLock: true });
  expect(screen.getByText("大写锁定已打开")).toBeTruthy();
  fireEvent.keyUp(input(), { key: "a" });
  expect(screen.queryByText("大写锁定已打开")).toBeNull();
});

test("ties its error to the input and marks it", () => {
  renderKit(<PasswordField label="登录密码" required error="密码至少 8 位" />);
  expect(document.getElementById(input().getAttribute("aria-describedby") ?? "")?.textContent).toBe("密码至少 8 位");
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(input().getAttribute("aria-required")).toBe("true");
});
