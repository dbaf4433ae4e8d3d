import { describe, expect, test } from "vitest";
import { withdrawPasswordState } from "./withdraw-password.ts";

const YES = [true, 1, "1", "true"];
const NO = [false, 0, "0", "false"];

describe("withdrawPasswordState", () => {
  test("reads every form of a flag and derives whether the password is still to set", () => {
    for (const yes of YES) {
      for (const no of NO) {
        expect(withdrawPasswordState({ d: yes, p: no })).toEqual({
          enable: true,
          isUsed: false,
          isToSet: true,
        });
        expect(withdrawPasswordState({ d: no, p: yes })).toEqual({
          enable: false,
          isUsed: true,
          isToSet: false,
        });
      }
      expect(withdrawPasswordState({ d: yes, p: yes })).toEqual({
        enable: true,
        isUsed: true,
        isToSet: false,
      });
    }
    expect(withdrawPasswordState({ d: 0, p: 0 })).toEqual({
      enable: false,
      isUsed: false,
      isToSet: false,
    });
  });

  test("is unknown without an answer", () => {
    expect(withdrawPasswordState(null)).toBe("unknown");
    expect(withdrawPasswordState({})).toBe("unknown");
  });

  test.each([null, undefined, "", "yes", 2, -1, NaN, [], {}, "True "])("is unknown when a field is %j", (value) => {
    expect(withdrawPasswordState({ d: value, p: 1 })).toBe("unknown");
    expect(withdrawPasswordState({ d: 1, p: value })).toBe("unknown");
  });
});
