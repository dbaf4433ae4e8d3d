import { describe, expect, it, test } from "vitest";
import { editCard, groupCard, placeAfter } from "./card-number.ts";

describe("an edit of a card number", () => {
  it("deletes three digits by three presses of Delete at a gap", () => {
    let digits = "123456789";
    let caret = 4;
    for (let press = 0; press < 3; press += 1) {
      const shown = groupCard(digits);
      const place = placeAfter(caret);
      const edited = editCard(digits, shown.slice(0, place) + shown.slice(place + 1), place, "deleteContentForward");
      digits = edited.digits;
      caret = edited.caret;
    }
    expect([digits, caret]).toEqual(["123489", 4]);
  });

  it("deletes a digit by one Backspace after a gap", () => {
    // The caret after the gap of "1234 5678 9", as a click puts it.
    expect(editCard("123456789", "12345678 9", 4, "deleteContentBackward")).toMatchObject({
      digits: "12356789",
      caret: 3,
    });
  });

  it("keeps the caret behind the digit that was typed in the middle", () => {
    expect(editCard("123456789", "1234 05678 9", 6, "insertText")).toEqual({
      digits: "1234056789",
      caret: 5,
      dropped: "",
    });
    expect(placeAfter(5)).toBe(6);
  });

  test.each(["6222\u200B0000", "６２２２０００0", "卡号：62220000", "6222-0000"])("reads a paste of %j", (text) => {
    expect(editCard("", text, text.length, "insertFromPaste")).toEqual({ digits: "62220000", caret: 8, dropped: "" });
  });

  it("says which letters it left out, and keeps one digit too many", () => {
    expect(editCard("", "62x22", 5, "insertText")).toMatchObject({ digits: "6222", dropped: "x" });
    expect(editCard("", "6".repeat(25), 25, "insertFromPaste").digits).toHaveLength(20);
  });
});

test.each([
  ["", 0, 0],
  ["1234", 4, 4],
  ["12345", 5, 6],
  ["12345678", 8, 9],
])("the caret of %j after %i digits is at %i", (digits, count, place) => {
  expect(placeAfter(count)).toBe(place);
  expect(groupCard(digits)).toHaveLength(place);
});
