import { createMemoryStorage, createIntent, type SessionState } from "@baize/api-client";
import { createFakeClient } from "@baize/api-client/testing";
import { afterEach, describe, expect, it } from "vitest";
import { createPageState, QUIET_MS } from "./page-state.ts";

const session = (more: Partial<SessionState> = {}) => {
  const { session: real } = createFakeClient({}, { session: "member" });
  return { ...real, family: () => "f1", get: () => ({ ...real.get(), memberId: "m1", ...more }) };
};
const state = (more: Partial<SessionState> = {}, storage = createMemoryStorage()) =>
  createPageState({ session: session(more), storage, now: () => 1_000 });
const show = (html: string, path = "/home"): void => {
  window.history.replaceState(null, "", path);
  document.body.replaceChildren(document.createRange().createContextualFragment(html));
};
const fill = (value: string): void => {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  if (field) field.value = value;
};
afterEach(() => show(""));

describe("a page", () => {
  it.each([
    ["with nothing on it", ""],
    ["with a search", '<input type="search" value="dragon">'],
    [
      "with choices made",
      '<input type="checkbox" checked><input type="radio" checked value="a"><input type="hidden" value="a">',
    ],
    ["with a field that cannot be written in", '<input value="Li" readonly><input value="Li" disabled>'],
    ["with the field behind a select", '<input value="CNY" aria-hidden="true">'],
    ["with an empty form", '<input value=" "><textarea></textarea><input type="file">'],
    ["that is still loading", '<div aria-busy="true"></div>'],
    ["with a menu", '<div role="menu"></div>'],
    ["with a game's clock that only shows", '<span role="timer">00:09:59</span>'],
  ])("%s is idle", (_name, html) => {
    show(html);
    expect(state().isIdle()).toBe(true);
  });
  it.each([
    ["with an amount", '<input inputmode="decimal" value="100">'],
    ["with a password", '<input type="password" value="x">'],
    ["with a phone number", '<input type="tel" value="1">'],
    ["with a letter to us", "<textarea>hello</textarea>"],
    ["with a part that is in use", '<span data-in-use="true">00:09:59</span>'],
  ])("%s is busy", (_name, html) => {
    show(html);
    expect(state().isIdle()).toBe(false);
  });
  it("is busy once something is typed and idle when it is taken back, without an attribute changing", () => {
    for (const html of ["<input>", "<textarea></textarea>"]) {
      show(html);
      const page = state();
      fill("12");
      expect(page.isIdle()).toBe(false);
      fill("");
      expect(page.isIdle()).toBe(true);
    }
  });
  it.each(["/sports", "/venues", "/app/venues", "/finance/deposit/cardinfo", "/app/finance/deposit/cardinfo?id=1"])(
    "at %s is busy",
    (path) => {
      show("", path);
      expect(state().isIdle()).toBe(false);
    },
  );
  it("is busy while the log-in ends", () => {
    expect(state({ leavingUntil: 5_000 }).isIdle()).toBe(false);
  });
});

describe("a page that is being used", () => {
  it.each(["pointerdown", "keydown"])("is busy for a while after %s, wherever on the page", (type) => {
    show("<p></p>");
    let now = 1_000;
    const page = createPageState({ session: session(), storage: createMemoryStorage(), now: () => now });
    expect(page.isIdle()).toBe(true);
    document.querySelector("p")?.addEventListener(type, (event) => event.stopPropagation());
    document.querySelector("p")?.dispatchEvent(new Event(type, { bubbles: true }));
    now += QUIET_MS - 1;
    expect(page.isIdle()).toBe(false);
    now += 1;
    expect(page.isIdle()).toBe(true);
  });
});

describe("money under way", () => {
  const pending = (member: string) => {
    const storage = createMemoryStorage();
    const intent = createIntent(storage, { path: "/api/x/v1/transfer", member, fingerprint: "amount=1", now: 1_000 });
    storage.set(
      { area: "session", name: "intents", read: () => undefined, write: String },
      JSON.stringify([{ ...intent, sent: 1 }]),
    );
    return storage;
  };
  it.each([
    ["of the member", "m1"],
    ["of a member not yet known by id", "f1"],
  ])("%s holds the tab", (_name, owner) => {
    const page = state({}, pending(owner));
    expect([page.awaitsMoney(), page.isIdle()]).toEqual([true, false]);
  });
  it("leaves its result there to be read", () => {
    let now = 1_000;
    const storage = pending("m1");
    const page = createPageState({ session: session(), storage, now: () => now });
    expect(page.isIdle()).toBe(false);
    storage.remove({ area: "session", name: "intents", read: () => undefined, write: String });
    now += QUIET_MS - 1;
    expect([page.awaitsMoney(), page.isIdle()]).toEqual([false, false]);
    now += 1;
    expect(page.isIdle()).toBe(true);
  });
  it("of another member does not, nor what was never sent", () => {
    expect(state({}, pending("m2")).awaitsMoney()).toBe(false);
    const storage = createMemoryStorage();
    createIntent(storage, { path: "/api/x/v1/transfer", member: "m1", fingerprint: "amount=1", now: 1_000 });
    expect(state({}, storage).awaitsMoney()).toBe(false);
  });
});
