import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeBrowser } from "./browser.test.support.ts";
import { OFFER_AFTER_MS, RELOAD_GAP_MS } from "./update-rules.ts";
import { VOTE_MS } from "./update-vote.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Tab = ReturnType<ReturnType<typeof createFakeBrowser>["openTab"]>;
const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(VOTE_MS + 100));
/** The clock of the site ticks once in every tab. */
const tick = async (...tabs: Tab[]): Promise<void> => {
  for (const tab of tabs) void tab.step();
  await settle();
};
const idle = () => ({ busy: false, money: false });
const updated = () => {
  const browser = createFakeBrowser();
  browser.release("v1");
  return browser;
};

describe("the first worker of a site", () => {
  it("loads nothing again, and the next one does once", async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    browser.release("v1");
    await tick(tab);
    expect([browser.active(), tab.loads]).toEqual(["v1", 1]);
    browser.release("v2");
    await tick(tab);
    await tick(tab);
    expect([browser.active(), tab.loads]).toEqual(["v2", 2]);
  });
});

describe("a new version", () => {
  it("takes over when every tab is idle, and each tab loads again once", async () => {
    const browser = updated();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    browser.release("v2");
    for (let round = 0; round < 5; round += 1) await tick(...tabs);
    expect([browser.active(), ...tabs.map(({ loads }) => loads)]).toEqual(["v2", 2, 2, 2]);
  });
  it("waits while another tab has a money request without an answer", async () => {
    const browser = updated();
    const [quiet, paying] = [browser.openTab(), browser.openTab({ busy: false, money: true })];
    browser.release("v2");
    for (let round = 0; round < 20; round += 1) await tick(quiet, paying);
    expect([browser.active(), quiet.loads, paying.loads]).toEqual(["v1", 1, 1]);
    paying.state.money = false;
    await tick(quiet, paying);
    expect([browser.active(), quiet.loads, paying.loads]).toEqual(["v2", 2, 2]);
  });
  it("that takes over after all leaves a tab alone until its money request is answered", async () => {
    const browser = updated();
    const [quiet, paying] = [browser.openTab(), browser.openTab()];
    browser.release("v2");
    paying.state = { busy: false, money: false };
    void quiet.step();
    await vi.advanceTimersByTimeAsync(VOTE_MS - 1);
    paying.state.money = true;
    await settle();
    expect([browser.active(), quiet.loads, paying.loads]).toEqual(["v2", 2, 1]);
    await tick(paying);
    expect(paying.loads).toBe(1);
    paying.state.money = false;
    await tick(paying);
    await tick(paying);
    expect(paying.loads).toBe(2);
  });
  it("waits when the asking tab becomes busy during the vote", async () => {
    const browser = updated();
    const tab = browser.openTab();
    browser.release("v2");
    await vi.advanceTimersByTimeAsync(VOTE_MS - 1);
    tab.state.busy = true;
    await settle();
    expect(browser.active()).toBe("v1");
  });
  it("loads a tab again once per version, also when the same worker takes over again", async () => {
    const browser = updated();
    const tab = browser.openTab();
    for (const version of ["v2", "v2", "v2"]) {
      browser.release(version);
      await tick(tab);
      await vi.advanceTimersByTimeAsync(RELOAD_GAP_MS);
      await tick(tab);
    }
    expect(tab.loads).toBe(2);
  });
  it("at every look makes no loop", async () => {
    const browser = updated();
    const tab = browser.openTab();
    const SECONDS = 120;
    for (let second = 0; second < SECONDS; second += 1) {
      browser.release(`v${second + 2}`);
      void tab.step();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(tab.loads - 1).toBeLessThanOrEqual((SECONDS * 1_000) / RELOAD_GAP_MS + 1);
    expect(tab.loads).toBeGreaterThan(2);
  });
  it("is only offered where the browser keeps nothing, since a loop could not be noticed", async () => {
    const browser = updated();
    const denied = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    const tab = browser.openTab(idle(), denied);
    browser.release("v2");
    await tick(tab);
    expect([browser.active(), tab.loads]).toEqual(["v2", 1]);
    tab.offered?.();
    await settle();
    expect(tab.loads).toBe(2);
  });
});

describe("an update that has waited for a day", () => {
  it("is offered by a button, which waits for money alone", async () => {
    const browser = updated();
    const [writing, paying] = [
      browser.openTab({ busy: true, money: false }),
      browser.openTab({ busy: true, money: true }),
    ];
    browser.release("v2");
    await tick(writing, paying);
    await vi.advanceTimersByTimeAsync(OFFER_AFTER_MS - 10_000);
    await tick(writing, paying);
    expect([writing.offered, paying.offered]).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(10_000);
    await tick(writing, paying);
    paying.offered?.();
    await settle();
    expect([browser.active(), paying.loads]).toEqual(["v1", 1]);
    writing.offered?.();
    await settle();
    expect([browser.active(), writing.loads, paying.loads]).toEqual(["v2", 2, 1]);
    paying.state.money = false;
    await tick(paying);
    expect([writing.loads, paying.loads]).toEqual([2, 2]);
  });
  it("is counted from its first sight, also by a tab that comes later", async () => {
    const browser = updated();
    const first = browser.openTab({ busy: true, money: false });
    browser.release("v2");
    await tick(first);
    await vi.advanceTimersByTimeAsync(OFFER_AFTER_MS);
    const late = browser.openTab({ busy: true, money: false });
    await tick(late);
    expect(late.offered).not.toBeNull();
  });
});

describe("a part that is gone from the server", () => {
  it("leads to an offer, also to a member who types, but not while money has no answer", async () => {
    const browser = updated();
    const tab = browser.openTab({ busy: true, money: true });
    tab.partIsMissing();
    await tick(tab);
    expect(tab.offered).toBeNull();
    tab.state.money = false;
    await tick(tab);
    expect([tab.loads, typeof tab.offered]).toEqual([1, "function"]);
    tab.offered?.();
    await settle();
    expect(tab.loads).toBe(2);
  });
});

it("never loads a tab again while it is busy, in whatever order things happen", async () => {
  const event = fc.record({ what: fc.constantFrom("release", "busy", "money", "idle", "wait"), tab: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      const browser = updated();
      const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
      let version = 1;
      for (const { what, tab: index } of events) {
        const tab = tabs[index];
        if (!tab) continue;
        if (["busy", "money", "idle"].includes(what)) tab.state = { busy: what === "busy", money: what === "money" };
        const held = tabs.filter(({ state }) => state.busy || state.money).map((each) => ({ each, loads: each.loads }));
        if (what === "release") browser.release(`v${(version += 1)}`);
        if (what === "wait") await vi.advanceTimersByTimeAsync(RELOAD_GAP_MS);
        await tick(...tabs);
        expect(held.filter(({ each, loads }) => each.loads !== loads)).toEqual([]);
      }
      for (const tab of tabs) tab.state = idle();
      for (let round = 0; round < 3; round += 1) {
        await tick(...tabs);
        await vi.advanceTimersByTimeAsync(RELOAD_GAP_MS);
      }
      expect(browser.active()).toBe(`v${version}`);
      for (const { loads } of tabs) expect(loads).toBeLessThanOrEqual(version);
    }),
    { numRuns: 60 },
  );
});
