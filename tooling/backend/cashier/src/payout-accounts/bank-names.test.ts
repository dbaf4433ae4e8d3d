import { pinyin } from "pinyin-pro";
import { describe, expect, it } from "vitest";
import { bankName, withdrawBanks } from "./bank-names.ts";

describe("banks", () => {
  it("have a name each", () => {
    for (const { code, name } of withdrawBanks()) expect([code, name]).toEqual([code, expect.stringMatching(/银行$/)]);
    expect(bankName("NOBANK")).toBeNull();
  });

  it("are spelled as the dictionary spells them", () => {
    for (const bank of withdrawBanks()) {
      const syllables = pinyin(bank.name, { toneType: "none", type: "array", v: true });
      const initials = syllables.map((syllable) => syllable.charAt(0)).join("");
      expect(bank).toMatchObject({ pinyin: syllables.join(""), initials });
    }
  });
});
