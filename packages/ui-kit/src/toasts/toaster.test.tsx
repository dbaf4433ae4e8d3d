import { act, fireEvent, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { useToasts, type ToastInput } from "./toast-context.ts";

const Shower = ({ toast }: { toast: ToastInput }): ReactElement => {
  const toasts = useToasts();
  return (
    <button type="button" onClick={() => toasts.show(toast)}>
      show
    </button>
  );
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (toast: ToastInput, times = 1): void => {
  renderKit(<Shower toast={toast} />);
  for (let index = 0; index < times; index += 1) fireEvent.click(screen.getByText("show"));
};
const shown = (): HTMLElement[] => screen.queryAllByRole("listitem");
const advance = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test("shows a notice, says it to screen readers, and takes it away", () => {
  show({ text: "修改成功", tone: "win" });
  expect(within(shown()[0] as HTMLElement).getByText("修改成功")).toBeTruthy();
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe("修改成功");
  advance(5000);
  expect(shown()).toHaveLength(0);
});

test("says a failure at once", () => {
  show({ text: "网络异常", tone: "danger" });
  expect(document.querySelector("[aria-live=assertive]")?.textContent).toBe("网络异常");
});

test("waits while it is pointed at or focused", () => {
  show({ text: "已保存" });
  const [toast] = shown();
  act(() => {
    toast?.dispatchEvent(new Event("pointerenter"));
  });
  advance(60_000);
  expect(shown()).toHaveLength(1);
  act(() => {
    toast?.dispatchEvent(new Event("pointerleave"));
  });
  advance(5000);
  expect(shown()).toHaveLength(0);
});

test("keeps three at most, and closes by its button", () => {
  show({ text: "已保存" }, 5);
  expect(shown()).toHaveLength(3);
  fireEvent.click(within(shown()[0] as HTMLElement).getByRole("button", { name: "关闭" }));
  expect(shown()).toHaveLength(2);
});

test("says the same text again when it is shown again", () => {
  show({ text: "已复制" }, 2);
  const first = document.querySelector("[aria-live=polite]")?.textContent;
  fireEvent.click(screen.getByText("show"));
  expect(document.querySelector("[aria-live=polite]")?.textContent).not.toBe(first);
});
