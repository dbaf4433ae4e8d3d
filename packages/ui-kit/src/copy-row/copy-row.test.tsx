import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { CopyRow } from "./copy-row.tsx";

const setClipboard = (writeText: ((text: string) => Promise<void>) | undefined): void => {
  vi.stubGlobal("isSecureContext", writeText !== undefined);
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: writeText && { writeText },
  });
};
const setCommand = (answer: () => boolean): void => {
  Object.defineProperty(document, "execCommand", { configurable: true, value: answer });
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(document, "execCommand");
});

const copy = async (): Promise<void> => {
  await userEvent.click(screen.getByRole("button", { name: "复制收款账号" }));
};

const show = (): void => {
  renderKit(<CopyRow label="收款账号" value="6222 0210" />);
};

test("copies the exact value and then says so", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  setClipboard(writeText);
  show();
  await copy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("6222 0210");
  expect(screen.getAllByText("复制成功").length).toBeGreaterThan(0);
});

test("falls back when the clipboard refuses", async () => {
  setClipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  const command = vi.fn<() => boolean>(() => true);
  setCommand(command);
  show();
  await copy();
  expect(command).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText("复制成功").length).toBeGreaterThan(0);
});

test.each([
  ["the browser refuses", () => false],
  [
    "the browser throws",
    () => {
      throw new Error("no");
    },
  ],
])("announces no success when %s, as on plain http", async (_title, answer) => {
  setClipboard(undefined);
  setCommand(answer);
  show();
  await copy();
  expect(screen.queryByText("复制成功")).toBeNull();
  expect(screen.getAllByText("复制失败，请长按选取文字").length).toBeGreaterThan(0);
});

test("gives focus back and leaves nothing on the page after the fallback", async () => {
  setClipboard(undefined);
  setCommand(() => true);
  show();
  await copy();
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "复制收款账号" }));
});
