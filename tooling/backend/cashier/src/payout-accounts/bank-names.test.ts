import { describe, expect, it } from "vitest";
import { bankName, withdrawBanks } from "./bank-names.ts";

describe("banks", () => {
  it("have a name each", () => {
    for (const { code, name } of withdrawBanks()) expect([code, name]).toEqual([code, expect.stringMatching(/银行$/)]);
    expect(bankName("NOBANK")).toBeNull();
  });
});
