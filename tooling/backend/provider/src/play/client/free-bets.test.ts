// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { messagesOf } from "../../messages/messages.ts";
import type { Boot, FreeBet } from "./types.d.ts";

const ONE: FreeBet = { award: "A1", stake: "10.00", left: 3, expiresAt: 1_000 };
const TWO: FreeBet = { award: "A2", stake: "12345678.90", left: 1, expiresAt: 2_000 };

// What the page's document has; jsdom has no media queries.
beforeAll(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => document.body.replaceChildren());

const show = async () => {
  const { createFreeBets } = await import("./free-bets.js");
  const place = document.createElement("section");
  place.hidden = true;
  document.body.append(place);
  const changed = vi.fn<(chosen: FreeBet | null) => void>();
  const freeBets = createFreeBets(place, {
    words: messagesOf("en").page as unknown as Boot["words"],
    amount: (decimal) => `¥${decimal}`,
    write: (at) => `T${at}`,
    changed,
  });
  const buttons = () => [...place.querySelectorAll("button")];
  return { freeBets, place, changed, buttons };
};

describe("the free bets of a game", () => {
  it("are not there for a member who has none", async () => {
    const { freeBets, place } = await show();
    freeBets.show([]);
    expect(place.hidden).toBe(true);
    freeBets.show([ONE]);
    expect(place.hidden).toBe(false);
  });

  it("say what each is, until when, and that the stake is not returned, before one is chosen", async () => {
    const { freeBets, place, buttons } = await show();
    freeBets.show([ONE, TWO]);
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      "Free bet ¥10.00, 3 left",
      "Free bet ¥12345678.90, 1 left",
    ]);
    expect(place.textContent).toContain("The stake is not returned; you get what it wins. Use it before T1000.");
  });

  it("are chosen and left by a press", async () => {
    const { freeBets, place, buttons, changed } = await show();
    freeBets.show([ONE, TWO]);
    buttons()[1]?.click();
    expect(freeBets.chosen()).toEqual(TWO);
    expect(buttons().map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
    expect(place.textContent).toContain("T2000");
    buttons()[1]?.click();
    expect(freeBets.chosen()).toBeNull();
    expect(changed.mock.calls).toEqual([[TWO], [null]]);
  });

  it("stay chosen while one is left, and are no more when it is gone", async () => {
    const { freeBets, changed, buttons } = await show();
    freeBets.show([ONE]);
    buttons()[0]?.click();
    freeBets.show([{ ...ONE, left: 2 }]);
    expect(freeBets.chosen()?.left).toBe(2);
    freeBets.show([]);
    expect(freeBets.chosen()).toBeNull();
    expect(changed).toHaveBeenLastCalledWith(null);
  });
});
