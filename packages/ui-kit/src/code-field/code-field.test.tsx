import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { CodeField } from "./code-field.tsx";

const done = vi.fn<(value: string) => void>();
const Held = ({ error }: { error?: string }): ReactElement => {
  const [value, setValue] = useState("");
  return <CodeField label="短信验证码" value={value} onValueChange={setValue} onComplete={done} error={error} />;
};
const boxes = (): HTMLInputElement[] => screen.getAllByRole<HTMLInputElement>("textbox");
const shown = (): string =>
  boxes()
    .map((box) => box.value)
    .join("");

test("has a named box for each digit and fills them one after another", async () => {
  done.mockClear();
  renderKit(<Held />);
  expect(boxes()).toHaveLength(6);
  expect(screen.getByRole("textbox", { name: /第 2 位，共 6 位/ })).toBeTruthy();
  await userEvent.click(boxes()[0] as HTMLElement);
  await userEvent.keyboard("482913");
  expect(shown()).toBe("482913");
  expect(done).toHaveBeenCalledExactlyOnceWith("482913");
});

test.each([
  ["482913", "482913"],
  [" 482 913 ", "482913"],
  ["４８２９１３", "482913"],
])("takes a paste of %j", async (text, code) => {
  renderKit(<Held />);
  await userEvent.click(boxes()[0] as HTMLElement);
  await userEvent.paste(text);
  expect(shown()).toBe(code);
});

test("lets the phone fill the code in", () => {
  renderKit(<Held />);
  expect(boxes()[0]?.autocomplete).toBe("one-time-code");
  expect(boxes()[0]?.inputMode).toBe("numeric");
});

test("marks every box and says the error", () => {
  renderKit(<Held error="验证码错误" />);
  expect(boxes().every((box) => box.getAttribute("aria-invalid") === "true")).toBe(true);
  expect(screen.getByText("验证码错误")).toBeTruthy();
});
