import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { member } from "../feature.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./download-page.tsx";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const IPAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/604.1";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

const show = async (userAgent = WINDOWS, touch = 0, options = {}) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  Object.defineProperty(navigator, "maxTouchPoints", { value: touch, configurable: true });
  return showScreen(<Page />, {}, { path: "/download", ...options });
};
const displayed = (isStandalone: boolean): void => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isStandalone && query.includes("standalone"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};

beforeEach(() => displayed(false));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "maxTouchPoints");
});

describe("getting the app", () => {
  it.each([
    ["an iPhone", IPHONE, 5, "用 Safari 打开本站。"],
    ["an iPad that calls itself a Macintosh", IPAD, 5, "用 Safari 打开本站。"],
    ["an Android phone", ANDROID, 5, "用 Chrome 打开本站。"],
    ["a computer", WINDOWS, 0, "用 Chrome 或 Edge 打开本站。"],
  ])("begins with the steps of the device, here %s", async (_device, userAgent, touch, first) => {
    await show(userAgent, touch);
    expect(await screen.findByText(first)).toBeTruthy();
  });
  it("has the steps of other devices at a press", async () => {
    await show();
    await userEvent.click(await screen.findByLabelText("安卓"));
    expect(screen.getByText("用 Chrome 打开本站。")).toBeTruthy();
    expect(screen.queryByText("用 Chrome 或 Edge 打开本站。")).toBeNull();
  });
  it("has this site's address to be scanned and copied, and the way to customer service", async () => {
    await show();
    expect(await screen.findByRole("img", { name: "本站网址的二维码" })).toBeTruthy();
    expect(screen.getByText(`${location.origin}/`).getAttribute("translate")).toBe("no");
    expect(screen.getByRole("heading", { name: "在手机上使用" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "联系客服" }).getAttribute("href")).toBe("/iframeCustomerService");
  });
  it("offers a phone's visitor the address for another one, below the steps", async () => {
    await show(ANDROID, 5, { surface: "mobile", locale: "en" });
    const titles = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
    expect(titles).toEqual(["How to install", "On another phone"]);
  });
  it("installs at a press where the browser offers it, and says what came of it", async () => {
    await show();
    expect(screen.queryByRole("button", { name: "安装应用" })).toBeNull();
    const prompt = vi.fn<() => Promise<{ outcome: string }>>(async () => ({ outcome: "dismissed" }));
    act(() => {
      window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
    });
    await press("安装应用");
    expect((await screen.findAllByText("没有安装，您可以随时回到这里。")).length).toBeGreaterThan(0);
    expect(prompt).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("button", { name: "安装应用" })).toBeNull());
  });
  it("says that it is installed where the site runs as an app", async () => {
    displayed(true);
    await show();
    expect(await screen.findByText("应用已安装")).toBeTruthy();
  });
  it("is open to anyone, from the hub and the foot of pages", () => {
    const page = member.pages.find(({ path }) => path === "/download");
    expect([page?.guard, page?.navigation?.map(({ place }) => place)]).toEqual(["anyone", ["hub", "footer"]]);
  });
});
