import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { showScreen } from "../test-screen.test.support.tsx";
import { FullScreenButton } from "./full-screen-button.tsx";

let element: Element | null = null;
const change = (next: Element | null) => async (): Promise<void> => {
  element = next;
  act(() => void document.dispatchEvent(new Event("fullscreenchange")));
};
const define = (name: string, target: object, value: PropertyDescriptor): void =>
  void Object.defineProperty(target, name, { configurable: true, ...value });
const setEnabled = (value: boolean): void => define("fullscreenEnabled", document, { value });

beforeEach(() => {
  element = null;
  setEnabled(true);
  define("fullscreenElement", document, { get: () => element });
  define("exitFullscreen", document, { value: change(null) });
  define("requestFullscreen", document.documentElement, { value: change(document.documentElement) });
});
afterEach(() => {
  cleanup();
  for (const name of ["fullscreenEnabled", "fullscreenElement", "exitFullscreen"])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, "requestFullscreen");
});

describe("full screen", () => {
  it("shows the whole page, and leaves again", async () => {
    await showScreen(<FullScreenButton />);
    await userEvent.click(screen.getByRole("button", { name: "全屏" }));
    expect(element).toBe(document.documentElement);
    await userEvent.click(screen.getByRole("button", { name: "退出全屏" }));
    expect(element).toBeNull();
    expect(screen.getByRole("button", { name: "全屏" })).toBeTruthy();
  });
  it("follows the browser's own way out", async () => {
    await showScreen(<FullScreenButton />);
    await userEvent.click(screen.getByRole("button", { name: "全屏" }));
    await change(null)();
    expect(screen.getByRole("button", { name: "全屏" })).toBeTruthy();
  });
  it("is left out where the browser has none", async () => {
    setEnabled(false);
    await showScreen(<FullScreenButton />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
