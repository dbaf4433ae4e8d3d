import { act, fireEvent, screen } from "@testing-library/react";
import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { CodeRequest } from "./code-request.tsx";

const start = Date.parse("2026-11-27T10:00:00Z");
const send = vi.fn<() => Promise<number>>();

const Held = (): ReactElement => {
  const [deadline, setDeadline] = useState<number | null>(null);
  return <CodeRequest deadlineMs={deadline} onRequest={async () => setDeadline(await send())} />;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
  send.mockReset().mockImplementation(async () => Date.now() + 60_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const press = async (): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole("button"));
  });
};

test("sends once, then counts down to the deadline and offers it again", async () => {
  renderKit(<Held />);
  expect(screen.getByRole("button").textContent).toBe("获取验证码");
  await press();
  expect(screen.getByRole("button").textContent).toBe("60 秒后重新获取");
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  act(() => {
    vi.advanceTimersByTime(30_500);
  });
  expect(screen.getByRole("button").textContent).toBe("30 秒后重新获取");
  act(() => {
    vi.advanceTimersByTime(30_500);
  });
  expect(screen.getByRole("button").textContent).toBe("重新获取");
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test("can be tried again at once when sending failed", async () => {
  vi.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  send.mockRejectedValueOnce(new Error("offline"));
  renderKit(<Held />);
  await press();
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBeNull();
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test("says why no code can be asked for yet", () => {
  renderKit(<CodeRequest deadlineMs={null} onRequest={send} disabledReason="请先输入手机号" />);
  fireEvent.click(screen.getByRole("button"));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText("请先输入手机号")).toBeTruthy();
});
