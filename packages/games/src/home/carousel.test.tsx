import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleCategory, sampleGame, sampleProvider } from "../samples.test.support.ts";
import { showScreen } from "../test-screen.test.support.tsx";
import { bannerGames } from "./banner-games.ts";
import { Carousel } from "./carousel.tsx";

const open = async (isStill: boolean, slides = 3) => {
  vi.stubGlobal("matchMedia", () => ({
    matches: isStill,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await showScreen(
    <Carousel label="横幅">
      {Array.from({ length: slides }, (_, index) => (
        <a key={index} href={`#${index}`}>{`第${index}条`}</a>
      ))}
    </Carousel>,
    {},
    { session: "visitor" },
  );
};
/** Slides that keyboard and screen reader reach. */
const reached = () =>
  screen
    .getAllByRole("group")
    .filter((slide) => !slide.hasAttribute("inert"))
    .map(({ textContent }) => textContent);
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const press = async (name: string) =>
  act(async () => {
    screen.getByRole("button", { name }).click();
    // A button takes its next press with the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("banners", () => {
  it("turn by themselves, from the last to the first, until they are paused", async () => {
    await open(false);
    expect(reached()).toEqual(["第0条"]);
    wait(7_000);
    expect(reached()).toEqual(["第1条"]);
    wait(7_000);
    wait(7_000);
    expect(reached()).toEqual(["第0条"]);
    await press("暂停轮播");
    wait(70_000);
    expect(reached()).toEqual(["第0条"]);
    await press("继续轮播");
    wait(7_000);
    expect(reached()).toEqual(["第1条"]);
  });
  it("never turn by themselves where motion is unwanted", async () => {
    await open(true);
    expect(screen.queryByRole("button", { name: "暂停轮播" })).toBeNull();
    wait(70_000);
    expect(reached()).toEqual(["第0条"]);
    await press("下一张");
    expect(reached()).toEqual(["第1条"]);
  });
  it("wait under the pointer and under the focus", async () => {
    await open(false);
    const banners = screen.getByRole("region", { name: "横幅" });
    fireEvent.pointerEnter(banners);
    wait(70_000);
    fireEvent.pointerLeave(banners);
    act(() => screen.getByRole("link", { name: "第0条" }).focus());
    wait(70_000);
    expect(reached()).toEqual(["第0条"]);
  });
  it("go both ways by their buttons, and announce the slide that is shown", async () => {
    await open(true);
    await press("上一张");
    expect(reached()).toEqual(["第2条"]);
    expect(document.querySelector("[aria-live=polite]")).not.toBeNull();
  });
  it("have no controls when there is one", async () => {
    await open(false, 1);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("games on banners", () => {
  const category = (id: 2 | 4, platform: string, games: number) =>
    sampleCategory(id, {
      providers: [sampleProvider({ platform, gameType: id })],
      games: Array.from({ length: games }, (_, index) =>
        sampleGame({ id: `${platform}-${index}`, platform, hot: true, seq: games - index }),
      ),
    });
  it("are the first by seq, one of each category and provider", () => {
    expect(
      bannerGames([category(2, "a", 3), category(4, "a", 3), category(4, "b", 2)]).map(({ game }) => game.id),
    ).toEqual(["a-2", "b-1"]);
  });
  it("are none of a closed venue, and none that is not hot", () => {
    const closed = sampleCategory(2, {
      providers: [sampleProvider({ platform: "a", state: "maintenance" })],
      games: [sampleGame({ platform: "a", hot: true })],
    });
    const plain = sampleCategory(4, {
      providers: [sampleProvider({ platform: "b" })],
      games: [sampleGame({ platform: "b", hot: false })],
    });
    expect(bannerGames([closed, plain, sampleCategory(3)])).toEqual([]);
  });
});
