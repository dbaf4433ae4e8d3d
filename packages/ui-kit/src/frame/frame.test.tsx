import { act, fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { frameAddress } from "./frame-address.ts";
import { Frame, type FrameHandle } from "./frame.tsx";

const game = "https://games.example";
const allow = [game];

describe("frameAddress", () => {
  test("keeps the origin of a listed address and takes it from content of this site", () => {
    expect(frameAddress(`${game}/play?t=1`, allow, "https://site.example")).toEqual({
      url: `${game}/play?t=1`,
      origin: game,
      sandbox: expect.stringContaining("allow-same-origin") as string,
    });
    for (const own of ["/play/slot?t=1", "https://site.example/play"]) {
      const address = frameAddress(own, ["https://site.example"], "https://site.example");
      expect(address?.origin).toBe("null");
      expect(address?.sandbox).not.toContain("allow-same-origin");
    }
  });

  test("never lets a frame navigate the page away", () => {
    expect(frameAddress("/play", allow, "")?.sandbox).not.toContain("top-navigation");
    expect(frameAddress(game, allow, "")?.sandbox).not.toContain("top-navigation");
  });

  test.each([
    "//evil.example",
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "blob:https://games.example/1",
    "/%2F%2Fevil.example",
    "ht\ttps://games.example",
    "http://games.example",
    "https://games.example.evil.test",
    "https://games.example@evil.test",
    "https://gаmes.example",
    "https://games.example:8443",
    "",
  ])("refuses %j", (src) => {
    expect(frameAddress(src, allow, "https://site.example")).toBeNull();
  });
});

interface Ready {
  type: "ready";
}
const isReady = (data: unknown): data is Ready =>
  typeof data === "object" && data !== null && "type" in data && data.type === "ready";
const readMessage = (data: unknown): Ready | null => (isReady(data) ? data : null);

const iframe = (): HTMLIFrameElement => screen.getByTitle<HTMLIFrameElement>("金龙宝藏");
const say = (data: unknown, origin: string, source: MessageEventSource | null): void => {
  act(() => {
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  });
};

describe("Frame", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("hears its own frame from its own origin with a good message, and nothing else", () => {
    const onMessage = vi.fn<(message: Ready) => void>();
    renderKit(
      <Frame src={`${game}/1`} title="金龙宝藏" allow={allow} readMessage={readMessage} onMessage={onMessage} />,
    );
    const own = iframe().contentWindow;
    say({ type: "ready" }, "https://evil.example", own);
    say({ type: "ready" }, "null", own);
    say({ type: "ready" }, game, window);
    say({ type: "ready" }, game, null);
    say({ type: "bye" }, game, own);
    say("ready", game, own);
    say(null, game, own);
    say("x".repeat(10_000_000), game, own);
    expect(onMessage).not.toHaveBeenCalled();
    say({ type: "ready" }, game, own);
    expect(onMessage).toHaveBeenCalledExactlyOnceWith({ type: "ready" });
  });

  test("offers a new window when no message came in time, and takes the offer back when one comes", () => {
    const onOpenWindow = vi.fn<() => void>();
    renderKit(
      <Frame
        src={`${game}/1`}
        title="金龙宝藏"
        allow={allow}
        readMessage={readMessage}
        readyOn="message"
        timeoutMs={10_000}
        onOpenWindow={onOpenWindow}
      />,
    );
    fireEvent.load(iframe());
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
    fireEvent.click(screen.getByRole("button", { name: "在新窗口打开" }));
    expect(onOpenWindow).toHaveBeenCalledTimes(1);
    say({ type: "ready" }, game, iframe().contentWindow);
    expect(screen.queryByRole("button", { name: "在新窗口打开" })).toBeNull();
  });

  test("offers the same page in a window that cannot reach this one, where nothing else is told", () => {
    renderKit(<Frame src={`${game}/1`} title="金龙宝藏" allow={allow} timeoutMs={10_000} />);
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
    const link = screen.getByRole("link", { name: "在新窗口打开" });
    expect(link.getAttribute("href")).toBe(`${game}/1`);
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  });

  test("offers nothing when it loaded in time", () => {
    renderKit(<Frame src={`${game}/1`} title="金龙宝藏" allow={allow} />);
    expect(screen.getByText("加载中")).toBeTruthy();
    fireEvent.load(iframe());
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.queryByText("加载中")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("loads nothing and says why when the address is not on the list", () => {
    renderKit(<Frame src="https://evil.example" title="金龙宝藏" allow={allow} />);
    expect(screen.queryByTitle("金龙宝藏")).toBeNull();
    expect(screen.getByRole("alert").textContent).toContain("不在允许的范围内");
  });

  test("posts to exactly the frame's origin, and to nobody without one", () => {
    const ref = createRef<FrameHandle>();
    const { rerender } = renderKit(<Frame ref={ref} src={`${game}/1`} title="金龙宝藏" allow={allow} />);
    const post = vi.spyOn(iframe().contentWindow as Window, "postMessage").mockImplementation(() => undefined);
    expect(ref.current?.post({ type: "pause" })).toBe(true);
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: "pause" }, game);
    rerender(<Frame ref={ref} src="/play/1" title="金龙宝藏" allow={allow} />);
    expect(ref.current?.post({ type: "pause" })).toBe(false);
  });
});
