import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

describe("a text of a member", () => {
  const bounds = { min: 10, max: 500 };
  it("is counted in code points, after what shows nothing has gone", () => {
    expect(readText("🎲".repeat(500), bounds)).toMatchObject({ ok: true });
    expect(readText("字".repeat(501), bounds)).toEqual({ ok: false, code: "text_too_long", detail: { max: "500" } });
    expect(readText("🎲".repeat(9), bounds)).toEqual({ ok: false, code: "text_too_short", detail: { min: "10" } });
    expect(readText(`  nine chars${"\u200B".repeat(30)}  `, bounds)).toMatchObject({ ok: true, data: "nine chars" });
    expect(readText(`nine cha${"\u200B\u202E".repeat(30)}`, bounds)).toMatchObject({ code: "text_too_short" });
  });
  it("is never cut", () => {
    expect(readText(`${"a".repeat(500)}${" ".repeat(501)}`, bounds)).toMatchObject({ code: "text_too_long" });
  });
  it("has one form", () => {
    expect(readText("cafe\u0301 and line\r\nfeed\rtwice", bounds)).toMatchObject({
      data: "café and line\nfeed\ntwice",
    });
  });
  it.each(["\0", "\u0007", "\u001B[31m", "\u0085", "\uD83D", "\uDC00"])("is refused with %j in it", (character) => {
    expect(readText(`long enough ${character} text`, bounds)).toMatchObject({ code: "text_invalid" });
  });
});
