import { sha256 } from "@noble/hashes/sha2.js";
import { createBase58check } from "@scure/base";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ADDRESS_PROTOCOLS, checkCoinAddress, type CoinAddressRefusal } from "./coin-address.ts";

const TRON = "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8";
const BITCOIN = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
const SCRIPT = "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy";
const ETHER = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

describe("right addresses, as published", () => {
  test.each([
    ["TRC20", TRON],
    ["TRC20", "TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW"],
    ["TRC20", ` \u3000${TRON}\n`],
    ["TRC20", TRON.replace("J", "J\u200B\uFEFF")],
    ["OMNI", BITCOIN],
    ["OMNI", SCRIPT],
    ["OMNI", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
    ["ERC20", ETHER],
    ["ERC20", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
    ["ERC20", "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB"],
    ["ERC20", "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb"],
    ["ERC20", "0x52908400098527886E0F7030069857D2E4169EE7"],
    ["ERC20", "0x8617E340B3D01FA5F11F306F4090FD50E238070D"],
    ["ERC20", "0xde709f2102306220921060314715629080e2fb77"],
    ["ERC20", "0x27b1fdb04752bbc536007a920d24acb045561c26"],
    ["HHB", "hhb-12345678"],
    ["HHB", `hhb-${"a".repeat(48)}`],
    ["BOB", "bob-lin-8811-xy"],
    ["JPB", " jpb-00000000 "],
  ])("%s takes %s", (protocol, address) => {
    expect(checkCoinAddress(protocol, address)).toBeNull();
  });
});

describe("addresses that nobody can spend from", () => {
  test.each([
    ["TRC20", "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb"],
    ["TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
    ["ERC20", `0x${"0".repeat(40)}`],
    ["ERC20", `0x${"0".repeat(39)}9`],
    ["ERC20", "0x000000000000000000000000000000000000dEaD"],
    ["ERC20", "0xdAC17F958D2ee523a2206206994597C13D831ec7"],
    ["ERC20", "0xdac17f958d2ee523a2206206994597c13d831ec7"],
    ["OMNI", "1111111111111111111114oLvT2"],
    ["OMNI", "1BitcoinEaterAddressDontSendf59kuE"],
    ["OMNI", "1CounterpartyXXXXXXXXXXXXXXXUWLpVr"],
    ["OMNI", "1EXoDusjGwvnjZUyKkxZ4UHEf77z6A5S4P"],
  ])("%s refuses %s", (protocol, address) => {
    expect(checkCoinAddress(protocol, address)).toBe("unusable");
  });
});

describe("refusals", () => {
  test.each<[string, string, CoinAddressRefusal]>([
    ["TRC20", "", "empty"],
    ["ERC20", " \u3000\n", "empty"],
    ["", TRON, "protocol_unknown"],
    ["trc20", TRON, "protocol_unknown"],
    ["BEP20", "", "protocol_unknown"],
    ["constructor", TRON, "protocol_unknown"],

    ["TRC20", ETHER, "wrong_network"],
    ["TRC20", BITCOIN, "wrong_network"],
    ["ERC20", TRON, "wrong_network"],
    ["OMNI", ` ${TRON} `, "wrong_network"],
    ["OMNI", "hhb-12345678", "wrong_network"],
    ["HHB", "bob-12345678", "wrong_network"],
    ["HHB", SCRIPT, "wrong_network"],
    ["JPB", ETHER, "wrong_network"],

    ["TRC20", "小林", "charset"],
    ["TRC20", TRON.replace("T", "Ｔ"), "charset"],
    ["TRC20", TRON.replace("T", "Т"), "charset"],
    ["TRC20", TRON.replace("J", "0"), "charset"],
    ["TRC20", TRON.replace("J", "O"), "charset"],
    ["TRC20", TRON.replace("J", "I"), "charset"],
    ["TRC20", TRON.replace("J", "l"), "charset"],
    ["TRC20", TRON.replace("J", "J "), "charset"],
    ["TRC20", `${TRON}-`, "charset"],
    ["TRC20", `${TRON}\n${TRON}`, "charset"],
    ["OMNI", BITCOIN.replace("A", "А"), "charset"],
    ["OMNI", SCRIPT.replace("J", "0"), "charset"],
    ["ERC20", ETHER.replace("a", "а"), "charset"],
    ["ERC20", ETHER.replace("0x5", "0xO"), "charset"],
    ["ERC20", ETHER.replace("0x5", "0xg"), "charset"],
    ["ERC20", ETHER.replace("0x", "０x"), "charset"],
    ["ERC20", `eth:${ETHER}`, "charset"],
    ["ERC20", `0xzz0x${"a".repeat(36)}`, "charset"],
    ["HHB", "hhb-1234567A", "charset"],
    ["HHB", "hhb-1234A678", "charset"],
    ["HHB", "hhb-1234_678", "charset"],
    ["HHB", "hhb–12345678", "charset"],

    ["TRC20", TRON.toLowerCase(), "prefix"],
    ["TRC20", TRON.slice(1), "prefix"],
    ["ERC20", ETHER.slice(2), "prefix"],
    ["ERC20", ETHER.replace("x", "X"), "prefix"],
    ["ERC20", `a${ETHER}`, "prefix"],
    ["OMNI", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "prefix"],
    ["OMNI", `2${BITCOIN.slice(1)}`, "prefix"],
    ["HHB", "HHB-12345678", "prefix"],
    ["HHB", "hhb12345678", "prefix"],
    ["HHB", "xhhb-12345678", "prefix"],
    ["HHB", "bob-1234567", "prefix"],

    ["TRC20", "T", "length"],
    ["TRC20", TRON.slice(0, -1), "length"],
    ["TRC20", `${TRON}1`, "length"],
    ["OMNI", BITCOIN.slice(0, 25), "length"],
    ["OMNI", `${BITCOIN}1`, "length"],
    ["OMNI", `1${"1".repeat(10_000)}`, "length"],
    ["ERC20", "0x", "length"],
    ["ERC20", ETHER.slice(0, -1), "length"],
    ["ERC20", `${ETHER}d`, "length"],
    ["HHB", "hhb-", "length"],
    ["HHB", "hhb-1234567", "length"],
    ["JPB", `jpb-${"a".repeat(49)}`, "length"],

    ["OMNI", BITCOIN.slice(0, -1), "checksum"],
    ["OMNI", "1".repeat(26), "checksum"],
    ["ERC20", ETHER.replace("5aA", "5aa"), "checksum"],
    ["ERC20", ETHER.replace("Aed", "AeD"), "checksum"],
  ])("%s refuses %s: %s", (protocol, address, refusal) => {
    expect(checkCoinAddress(protocol, address)).toBe(refusal);
  });
});

const base58check = createBase58check(sha256);
const BASE58_LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const encode = (version: number, hash: Uint8Array): string => base58check.encode(Uint8Array.of(version, ...hash));
const hash = fc.uint8Array({ minLength: 20, maxLength: 20 });
const based = fc.oneof(
  hash.map((bytes) => ["TRC20", encode(0x41, bytes)] as const),
  hash.map((bytes) => ["OMNI", encode(0x00, bytes)] as const),
  hash.map((bytes) => ["OMNI", encode(0x05, bytes)] as const),
);
const mixedCase = fc.constantFrom(
  ETHER,
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
);

/** The text with one character replaced; an index past the end counts on from the start. */
function change(text: string, index: number, make: (before: string) => string): string {
  const at = index % text.length;
  return text.slice(0, at) + make(text.charAt(at)) + text.slice(at + 1);
}

describe("laws", () => {
  test("any hash under a network's version is an address of that network and of no other", () => {
    fc.assert(
      fc.property(based, ([protocol, address]) => {
        for (const other of ADDRESS_PROTOCOLS)
          expect(checkCoinAddress(other, address)).toBe(other === protocol ? null : "wrong_network");
      }),
    );
  });

  test("Base58Check under any other version, or over any other length, is refused", () => {
    const version = fc.nat(255).filter((byte) => ![0x00, 0x05, 0x41].includes(byte));
    fc.assert(
      fc.property(version, hash, (byte, bytes) => {
        for (const protocol of ["TRC20", "OMNI"])
          expect(checkCoinAddress(protocol, encode(byte, bytes))).not.toBeNull();
      }),
    );
    expect(checkCoinAddress("TRC20", encode(0x42, new Uint8Array(20)))).toBe("checksum");
    for (const bytes of [19, 21])
      expect(checkCoinAddress("OMNI", encode(0x00, new Uint8Array(bytes).fill(1)))).toBe("checksum");
  });

  test("one changed character, or two neighbours swapped, is always refused in Base58Check", () => {
    fc.assert(
      fc.property(based, fc.nat(), fc.nat(), ([protocol, address], index, letter) => {
        const changed = change(address, index, () => BASE58_LETTERS.charAt(letter % BASE58_LETTERS.length));
        fc.pre(changed !== address);
        expect(checkCoinAddress(protocol, changed)).not.toBeNull();
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(based, fc.nat(32), ([protocol, address], index) => {
        const pair = address.slice(index, index + 2);
        const swapped = address.slice(0, index) + pair.charAt(1) + pair.charAt(0) + address.slice(index + 2);
        fc.pre(pair.length === 2 && swapped !== address);
        expect(checkCoinAddress(protocol, swapped)).not.toBeNull();
      }),
    );
  });

  test("one changed digit, or one letter of the wrong case, is refused in a mixed-case address", () => {
    const flip = (letter: string): string =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
    const digits = Array.from("0123456789abcdefABCDEF");
    for (const address of [ETHER, "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"]) {
      const places = Array.from(address.slice(2), (_, index) => index + 2);
      const changed = places
        .flatMap((place) => digits.map((digit) => change(address, place, () => digit)))
        .filter((text) => text !== address);
      expect(changed).toHaveLength(40 * 21);
      expect(changed.filter((text) => checkCoinAddress("ERC20", text) !== "checksum")).toEqual([]);
      const flipped = places.map((place) => change(address, place, flip)).filter((text) => text !== address);
      expect(flipped.length).toBeGreaterThan(10);
      expect(flipped.filter((text) => checkCoinAddress("ERC20", text) !== "checksum")).toEqual([]);
    }
  });

  test("an address in one case is right, whatever its digits", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\da-f]{40}$/), (hex) => {
        expect(checkCoinAddress("ERC20", `0x${hex}`)).toBeNull();
        expect(checkCoinAddress("ERC20", `0x${hex.toUpperCase()}`)).toBeNull();
      }),
    );
  });

  const right = fc.oneof(
    based,
    mixedCase.map((address) => ["ERC20", address] as const),
    fc.stringMatching(/^[\da-z-]{8,48}$/).map((body) => ["BOB", `bob-${body}`] as const),
  );

  test("white space around an address never counts, inside it always does", () => {
    const space = fc.constantFrom(" ", "\t", "\n", "\u3000", "\u00A0");
    fc.assert(
      fc.property(right, space, space, fc.nat(), ([protocol, address], before, after, index) => {
        expect(checkCoinAddress(protocol, before + address + after)).toBeNull();
        const at = 1 + (index % (address.length - 1));
        expect(checkCoinAddress(protocol, address.slice(0, at) + before + address.slice(at))).toBe("charset");
      }),
    );
  });

  test("a full-width character anywhere is refused", () => {
    fc.assert(
      fc.property(right, fc.nat(), ([protocol, address], index) => {
        const wide = change(address, index, (before) => String.fromCharCode(before.charCodeAt(0) + 0xfee0));
        expect(checkCoinAddress(protocol, wide)).toBe("charset");
      }),
    );
  });

  test("any text gets a verdict, and never that it is right under two protocols", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
        const taken = ADDRESS_PROTOCOLS.filter((protocol) => checkCoinAddress(protocol, text) === null);
        expect(taken.length).toBeLessThan(2);
      }),
    );
  });
});
