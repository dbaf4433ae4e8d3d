import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { CodeField } from "./code-field.tsx";

const done = vi.fn<(value: string) => void>();
const Held = ({ error, mask }: { error?: string; mask?: boolean }): ReactElement => {
  const [value, setValue] = useState("");
  return <CodeField {...{ error, mask, value }} label="短信验证码" onValueChange={setValue} onComplete={done} />;
};
const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>("textbox", { name: "短信验证码" });
const drawn = (): string =>
  Array.from(field().parentElement?.querySelectorAll("span") ?? [], ({ textContent }) => textContent).join("");

test("draws a box for each digit and is complete once", async () => {
  done.mockClear();
  renderKit(<Held />);
  await userEvent.type(field(), "482913");
  expect([field().value, drawn()]).toEqual(["482913", "482913"]);
  expect(done).toHaveBeenCalledExactlyOnceWith("482913");
  await userEvent.type(field(), "{Backspace}{Backspace}");
  expect(drawn()).toBe("4829");
});

test.each([
  ["482913", "482913"],
  [" 482 913 ", "482913"],
  ["482-913", "482913"],
  ["４８２９１３", "482913"],
  ["验证码：482913", "482913"],
  ["您的验证码是 482913，5 分钟内有效", "482913"],
])("takes a paste of %j", async (text, code) => {
  renderKit(<Held />);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect([field().value, drawn()]).toEqual([code, code]);
  expect(screen.queryByText(/已略去/)).toBeNull();
});

test("says what it left out", async () => {
  renderKit(<Held />);
  await userEvent.click(field());
  await userEvent.paste("12a4567");
  expect(field().value).toBe("124567");
  expect(screen.getByText("已略去“a”。")).toBeTruthy();
});

/** What a browser does while an input method composes: the input event comes before its end. */
const compose = (steps: readonly string[]): void => {
  const input = field();
  act(() => input.focus());
  const before = input.value;
  fireEvent.compositionStart(input);
  for (const step of steps) {
    Reflect.set(HTMLInputElement.prototype, "value", before + step, input);
    fireEvent(
      input,
      new InputEvent("input", { bubbles: true, isComposing: true, inputType: "insertCompositionText", data: step }),
    );
  }
  fireEvent.compositionEnd(input, { data: steps.at(-1) });
};

test("takes composed full-width digits once each", () => {
  done.mockClear();
  renderKit(<Held />);
  for (const digit of "１２３４５６") compose([digit]);
  expect([field().value, drawn()]).toEqual(["123456", "123456"]);
  expect(done).toHaveBeenCalledExactlyOnceWith("123456");
});

test("takes six digits that were composed in one go", () => {
  renderKit(<Held />);
  compose(["１", "１２", "１２３", "１２３４", "１２３４５", "１２３４５６"]);
  expect(field().value).toBe("123456");
});

test("lets the phone fill the code in", () => {
  renderKit(<Held />);
  expect([field().autocomplete, field().inputMode]).toEqual(["one-time-code", "numeric"]);
});

test("draws dots for a password", async () => {
  renderKit(<Held mask />);
  await userEvent.type(field(), "12");
  expect(drawn()).toBe("••");
});

test("marks the field and says the error", () => {
  renderKit(<Held error="验证码错误" />);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("验证码错误")).toBeTruthy();
});
