import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createVault, VaultFault, type VaultKeys } from "./vault.ts";

const keys: VaultKeys = { current: "a", keys: new Map([["a", randomBytes(32)]]), index: randomBytes(32) };
const vault = createVault(keys);
/** Any string: also lone surrogates, which UTF-8 would turn into U+FFFD. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
);

describe("a vault", () => {
  it("opens whatever text it sealed, and hides it", () => {
    fc.assert(
      fc.property(anyText, anyText, (context, text) => {
        const sealed = vault.seal(context, text);
        expect(vault.open(context, sealed)).toBe(text);
        expect(sealed).toMatch(/^v1\.a\.[A-Za-z0-9_-]+$/);
        expect(vault.isSealed(sealed)).toBe(true);
        expect(vault.isStale(sealed)).toBe(false);
      }),
    );
  });

  it("seals one text differently each time", () => {
    const all = Array.from({ length: 500 }, () => vault.seal("payout/number", "6222"));
    expect(new Set(all).size).toBe(500);
  });

  it("refuses a sealed text with any one character changed, added or left out", () => {
    const sealed = vault.seal("payout/number", "6222 0000 1111 2222");
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.".split("");
    const changed = Array.from(sealed, (_, at) => {
      const [before, after] = [sealed.slice(0, at), sealed.slice(at + 1)];
      const added = letters.map((letter) => `${before}${letter}${sealed.slice(at)}`);
      return [before + after, ...added, ...letters.map((letter) => before + letter + after)];
    });
    for (const other of changed.flat().filter((text) => text !== sealed))
      expect(() => vault.open("payout/number", other)).toThrow(VaultFault);
    expect(() => vault.open("payout/number", `${sealed}A`)).toThrow(VaultFault);
  });

  it("refuses whatever was not sealed", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => vault.open("payout/number", text)).toThrow(VaultFault);
        expect(vault.isSealed(text)).toBe(false);
      }),
    );
  });

  it("refuses a text in another context, also where context and text join to the same", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (context, other, text) => {
        fc.pre(context !== other);
        expect(() => vault.open(other, vault.seal(context, text))).toThrow(VaultFault);
        expect(vault.index(context, text)).not.toBe(vault.index(other, text));
      }),
    );
    expect(vault.index("ab", "c")).not.toBe(vault.index("a", "bc"));
    expect(vault.index("a", "1:b")).not.toBe(vault.index("a1:", "b"));
  });

  it("gives equal texts of a context equal digests, and other texts others", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const again = createVault({ ...keys, current: "b", keys: new Map([...keys.keys, ["b", randomBytes(32)]]) });
        expect(again.index("phone", text)).toBe(vault.index("phone", text));
        expect(vault.index("phone", text) === vault.index("phone", other)).toBe(text === other);
      }),
    );
    expect(createVault({ ...keys, index: randomBytes(32) }).index("phone", "1")).not.toBe(vault.index("phone", "1"));
  });

  it("opens and calls stale what an older key sealed, and refuses what a lost key sealed", () => {
    const newer = createVault({ ...keys, current: "b", keys: new Map([...keys.keys, ["b", randomBytes(32)]]) });
    const [old, fresh] = [vault.seal("c", "text"), newer.seal("c", "text")];
    expect(newer.open("c", old)).toBe("text");
    expect([newer.isStale(old), newer.isStale(fresh)]).toEqual([true, false]);
    expect(() => vault.open("c", fresh)).toThrow(expect.objectContaining({ code: "unknown_key" }) as Error);
    expect(() => vault.open("c", fresh.replace("v1.b.", "v1.a."))).toThrow(
      expect.objectContaining({ code: "changed" }) as Error,
    );
  });

  it("says of a fault neither text nor key", () => {
    const sealed = vault.seal("payout/number", "6222");
    const fault = ((): unknown => {
      try {
        return vault.open("phone", sealed);
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toMatchObject({ message: "A value of phone was changed, or belongs to another column." });
  });

  it.each<[string, Partial<VaultKeys>]>([
    ["without the current key", { current: "b" }],
    ["with a short key", { keys: new Map([["a", randomBytes(16)]]) }],
    ["with a short older key", { keys: new Map([...keys.keys, ["b", randomBytes(31)]]) }],
    ["with a short index key", { index: randomBytes(8) }],
    ["with a key id that does not fit into a sealed text", { keys: new Map([...keys.keys, ["b.c", randomBytes(32)]]) }],
  ])("is not made %s", (_, change) => {
    expect(() => createVault({ ...keys, ...change })).toThrow(VaultFault);
  });
});
