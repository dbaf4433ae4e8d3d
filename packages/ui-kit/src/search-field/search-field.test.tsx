import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { SearchField } from "./search-field.tsx";

const onSearch = vi.fn<(text: string) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});
const input = (): HTMLElement => screen.getByRole("searchbox", { name: "搜索游戏" });
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test("searches once, a moment after typing ends", () => {
  renderKit(<SearchField label="搜索游戏" value="" onSearch={onSearch} />);
  for (const text of ["金", "金龙", "金龙宝"]) {
    fireEvent.input(input(), { target: { value: text } });
    wait(100);
  }
  expect(onSearch).not.toHaveBeenCalled();
  wait(250);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("金龙宝");
});

test("waits until an input method has composed", () => {
  renderKit(<SearchField label="搜索游戏" value="" onSearch={onSearch} />);
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: "jinlong" } });
  fireEvent.submit(input());
  wait(5000);
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.input(input(), { target: { value: "金龙" } });
  fireEvent.compositionEnd(input());
  wait(250);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("金龙");
});

test("searches at once on Enter, and not again when the wait ends", () => {
  renderKit(<SearchField label="搜索游戏" value="" onSearch={onSearch} />);
  fireEvent.input(input(), { target: { value: " dragon " } });
  fireEvent.submit(input());
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("dragon");
  wait(1000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test("clears at once and keeps the caret", () => {
  renderKit(<SearchField label="搜索游戏" value="龙" onSearch={onSearch} />);
  fireEvent.click(screen.getByRole("button", { name: "清除" }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  expect(document.activeElement).toBe(input());
});

test("follows a search that changes elsewhere, such as by going back", () => {
  const { rerender } = renderKit(<SearchField label="搜索游戏" value="龙" onSearch={onSearch} />);
  rerender(<SearchField label="搜索游戏" value="" onSearch={onSearch} />);
  expect(input()).toHaveProperty("value", "");
});

test("asks nothing after it has left the page", () => {
  const { unmount } = renderKit(<SearchField label="搜索游戏" value="" onSearch={onSearch} />);
  fireEvent.input(input(), { target: { value: "x" } });
  unmount();
  vi.advanceTimersByTime(1000);
  expect(onSearch).not.toHaveBeenCalled();
});

test("keeps what is typed while the search before it comes back, and follows any other value", () => {
  const { rerender } = renderKit(<SearchField label="搜索游戏" value="" onSearch={onSearch} />);
  fireEvent.input(input(), { target: { value: "dragon" } });
  wait(250);
  fireEvent.input(input(), { target: { value: "h" } });
  rerender(<SearchField label="搜索游戏" value="dragon" onSearch={onSearch} />);
  expect(input()).toHaveProperty("value", "h");
  rerender(<SearchField label="搜索游戏" value="lotus" onSearch={onSearch} />);
  expect(input()).toHaveProperty("value", "lotus");
});
