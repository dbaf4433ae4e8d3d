import fc from "fast-check";
import { expect, test } from "vitest";
import { searchBanks } from "./search-banks.ts";

const bank = (code: string, name: string, pinyin: string, initials: string) => ({
  code,
  name,
  pinyin,
  initials,
});
const banks = [
  bank("YUNHE", "云河银行", "yunheyinhang", "yhyh"),
  bank("MUCHEN", "沐辰商业银行", "muchenshangyeyinhang", "mcsyyh"),
  bank("LVYE", "绿野银行", "lüyeyinhang", "lyyh"),
  bank("NORTH", "North Bay Bank", "", ""),
];

test.each([
  ["", "YUNHE MUCHEN LVYE NORTH"],
  [" \u3000", "YUNHE MUCHEN LVYE NORTH"],
  ["银行", "YUNHE MUCHEN LVYE"],
  ["河银", "YUNHE"],
  ["云 河", "YUNHE"],
  ["yinhang", "YUNHE MUCHEN LVYE"],
  ["bank", "NORTH"],
  ["lyyh", "LVYE"],
  ["yunhe", "YUNHE"],
  ["Yun He", "YUNHE"],
  ["shangye", "MUCHEN"],
  ["shangy", "MUCHEN"],
  ["yh", "YUNHE"],
  ["mcsy", "MUCHEN"],
  ["ＭＣＳＹ", "MUCHEN"],
  ["lvyeyin", "LVYE"],
  ["lüye", "LVYE"],
  ["lu\u0308ye", "LVYE"],
  ["NORTH", "NORTH"],
  ["north bay", "NORTH"],
  ["northbay", "NORTH"],
  ["ｎｏｒｔｈ", "NORTH"],
  ["muchen", "MUCHEN"],
  ["x", ""],
  ["银行云", ""],
  [".*", ""],
  ["yunheyinhangyhyh", ""],
])("the query %j finds %j", (query, codes) => {
  expect(
    searchBanks(banks, query)
      .map(({ code }) => code)
      .join(" "),
  ).toBe(codes);
});

test("an empty list stays empty, and the list given is neither changed nor handed back", () => {
  const before = [...banks];
  expect(searchBanks([], "yh")).toEqual([]);
  expect(searchBanks(banks, "")).not.toBe(banks);
  expect(banks).toEqual(before);
});

test("every bank is found by any part of its own name, pinyin, initials or code, and order is kept", () => {
  fc.assert(
    fc.property(
      fc.nat(banks.length - 1),
      fc.constantFrom("code", "name", "pinyin", "initials"),
      fc.nat(20),
      fc.nat(20),
      fc.boolean(),
      (index, field, from, length, isUpper) => {
        const wanted = banks[index];
        const part = wanted?.[field].slice(from, from + length) ?? "";
        fc.pre(!["银行", "yinhang", "yh", "bank"].includes(part.toLowerCase()));
        const found = searchBanks(banks, isUpper ? part.toUpperCase() : part);
        expect(found).toContain(wanted);
        expect(found).toEqual(banks.filter((each) => found.includes(each)));
      },
    ),
  );
});
