import fc from "fast-check";
import { expect, test } from "vitest";
import { BANK_CODES, bankGroup, orderBanks } from "./banks.ts";

const known = Object.values(BANK_CODES).flat();

test("each group has its six codes, and every code is in one group only", () => {
  expect(Object.values(BANK_CODES).map((codes) => codes.length)).toEqual([6, 6, 6, 6]);
  expect(new Set(known).size).toBe(known.length);
  for (const group of [1, 2, 3, 4] as const)
    expect(BANK_CODES[group].map(bankGroup)).toEqual(BANK_CODES[group].map(() => group));
});

test.each(["", "yunhe", "NOBANK", "__proto__", "constructor"])("the code %j is in no group", (code) => {
  expect(bankGroup(code)).toBeNull();
});

test("banks go by group, then sort, then code, with unknown codes last", () => {
  const banks = [
    { code: "NOBANK", sort: 1 },
    { code: "AAAA", sort: 1 },
    { code: "QIUSHUI", sort: 0 },
    { code: "BAILU" },
    { code: "HONGYAN", sort: 9 },
    { code: "LANTING", sort: 2 },
    { code: "MUCHEN", sort: 2 },
    { code: "XINGHUI", sort: -1 },
    { code: "YUNHE", sort: 100 },
  ];
  expect(orderBanks(banks).map(({ code }) => code)).toEqual([
    "YUNHE",
    "XINGHUI",
    "LANTING",
    "MUCHEN",
    "HONGYAN",
    "BAILU",
    "QIUSHUI",
    "AAAA",
    "NOBANK",
  ]);
});

test("ordering keeps every bank, leaves the list alone and does not depend on its order", () => {
  const bank = fc.record({
    code: fc.constantFrom(...known, "ZZZ", "AAA"),
    sort: fc.option(fc.integer(), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(bank), (banks) => {
      const before = [...banks];
      const ordered = orderBanks(banks);
      expect(banks).toEqual(before);
      expect(ordered).toEqual(orderBanks([...banks].reverse()));
      expect(new Set(ordered)).toEqual(new Set(banks));
      expect(ordered).toHaveLength(banks.length);
    }),
  );
});
