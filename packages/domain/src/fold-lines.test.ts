import { expect, it } from "vitest";
import { foldLines } from "./fold-lines.ts";

it.each([
  ["one", "one"],
  ["\n  one\n  two ", "one two"],
  ["提款只付到，\n    您本人名下", "提款只付到，您本人名下"],
  ["余额\n  USDT", "余额USDT"],
  ["“引号”\n之后", "“引号”之后"],
  ["are\n “ours”", "are “ours”"],
  ["<p>a</p>\n  <p>b</p>", "<p>a</p> <p>b</p>"],
])("is one line: %j", (text, line) => {
  expect(foldLines(text)).toBe(line);
});
