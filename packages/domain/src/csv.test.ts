import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvCell, toCsv } from "./csv.ts";

describe("csvCell", () => {
  it.each(["=1+1", "+1", "@SUM(A1)", "-2+3", '=HYPERLINK("http://x")', "\t=1", " =1", "\r=1"])(
    "never lets %j run as a formula",
    (text) => {
      expect(csvCell(text).replace(/^"/, "")).toMatch(/^'/);
    },
  );
  it.each(["100.00", "-100.00", "0", "8024"])("keeps the figure %s a figure", (text) => {
    expect(csvCell(text)).toBe(text);
  });
  it("keeps a long number a text, so that no digit is lost", () => {
    expect(csvCell("227490627192107008")).toBe("'227490627192107008");
  });
  it("quotes commas, quotes and line breaks", () => {
    expect(csvCell('a,"b"\nc')).toBe('"a,""b""\nc"');
  });
  it("never begins a cell with a character that runs, but for plain amounts", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvCell(text).replace(/^"/, "");
        expect(/^[=+\-@\t\r]/.test(cell.trimStart()) && !/^-\d+(\.\d+)?$/.test(cell)).toBe(false);
      }),
    );
  });
});

describe("toCsv", () => {
  it("begins with the mark by which spreadsheets know UTF-8 and ends each row", () => {
    expect(
      toCsv([
        ["金额", "状态"],
        ["1.00", "成功"],
      ]),
    ).toBe("\uFEFF金额,状态\r\n1.00,成功\r\n");
  });
});
