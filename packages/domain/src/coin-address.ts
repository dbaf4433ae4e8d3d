import { keccak_256 } from "@noble/hashes/sha3.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { createBase58check } from "@scure/base";
import { cleanWord } from "./clean-text.ts";

/** Protocols whose addresses are known: three networks of USDT and the brands' own coins. */
export const ADDRESS_PROTOCOLS = ["TRC20", "ERC20", "OMNI", "HHB", "BOB", "JPB"] as const;

export type AddressProtocol = (typeof ADDRESS_PROTOCOLS)[number];

/**
 * Why an address is refused. The screen owns the words.
 *
 * - `wrong_network`: a right address, of another network than the chosen one
 * - `charset`: a character that no address of the network has, such as a space inside, a full-width
 *   letter or one of its look-alikes
 * - `prefix`: it does not begin as the network's addresses do
 * - `checksum`: right in form, but mistyped or cut and mended
 * - `unusable`: an address that nobody can spend from: zero, a known burn address, or the token's own contract
 */
export type CoinAddressRefusal =
  | "empty"
  | "protocol_unknown"
  | "wrong_network"
  | "charset"
  | "prefix"
  | "length"
  | "checksum"
  | "unusable";

interface AddressRule {
  readonly prefix: RegExp;
  /** Every character, the prefix included. */
  readonly alphabet: RegExp;
  /** Least and most characters, the prefix included. */
  readonly length: readonly [number, number];
  readonly isProven: (address: string) => boolean;
  /** Whether what is sent to it is lost for good. */
  readonly isUnusable?: (address: string) => boolean;
}

/** Token contract and zero account of TRON's USDT. */
const TRC20_UNUSABLE = ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb"];
/** Token contract of Ethereum's USDT and the burn address in common use, in lower case. */
const ERC20_UNUSABLE = ["0xdac17f958d2ee523a2206206994597c13d831ec7", "0x000000000000000000000000000000000000dead"];
/** The hash of zeros, two burn addresses in common use, and the address that founded the protocol. */
const OMNI_UNUSABLE = [
  "1111111111111111111114oLvT2",
  "1BitcoinEaterAddressDontSendf59kuE",
  "1CounterpartyXXXXXXXXXXXXXXXUWLpVr",
  "1EXoDusjGwvnjZUyKkxZ4UHEf77z6A5S4P",
];

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;
const HASH_BYTES = 20;

const RULES: Readonly<Record<AddressProtocol, AddressRule>> = {
  TRC20: {
    prefix: /^T/,
    alphabet: BASE58,
    length: [34, 34],
    isProven: (address) => hasVersion(address, [0x41]),
    isUnusable: (address) => TRC20_UNUSABLE.includes(address),
  },
  ERC20: {
    prefix: /^0x/,
    alphabet: /^0x[\dA-Fa-f]*$/,
    length: [42, 42],
    isProven: (address) => hasRightCase(address.slice(2)),
    // Small numbers are zero and the precompiled contracts.
    isUnusable: (address) => /^0x0{36}/.test(address) || ERC20_UNUSABLE.includes(address.toLowerCase()),
  },
  OMNI: {
    prefix: /^[13]/,
    alphabet: BASE58,
    length: [26, 34],
    isProven: (address) => hasVersion(address, [0x00, 0x05]),
    isUnusable: (address) => OMNI_UNUSABLE.includes(address),
  },
  HHB: houseRule("hhb"),
  BOB: houseRule("bob"),
  JPB: houseRule("jpb"),
};

/**
 * Checks a virtual-coin address by the rule of its protocol, checksum included (docs/specification.md §9.6):
 * TRC20 is Base58Check with version 0x41; OMNI the same with 0x00 or 0x05 and never bech32; ERC20 is
 * `0x` and 40 hex digits, in one case or with the mixed case of EIP-55; a house coin is its name in
 * lower case, a hyphen and 8 to 48 of `a-z0-9-`. Outer white space and characters that show nothing do not
 * count: send what `cleanWord` gives.
 *
 * Its hashes weigh about 6 kB, so it has a door of its own and belongs in lazy parts only.
 */
export function checkCoinAddress(protocol: string, address: string): CoinAddressRefusal | null {
  const own = ADDRESS_PROTOCOLS.find((known) => known === protocol);
  if (own === undefined) return "protocol_unknown";
  const { text } = cleanWord(address);
  if (text === "") return "empty";
  const refusal = checkBy(RULES[own], text);
  if (refusal === null) return null;
  if (refusal === "unusable") return refusal;
  const isOfAnother = ADDRESS_PROTOCOLS.some((other) => checkBy(RULES[other], text) === null);
  return isOfAnother ? "wrong_network" : refusal;
}

function checkBy(rule: AddressRule, text: string): CoinAddressRefusal | null {
  if (!/^[\dA-Za-z-]+$/.test(text)) return "charset";
  if (!rule.prefix.test(text)) return "prefix";
  if (!rule.alphabet.test(text)) return "charset";
  const [least, most] = rule.length;
  if (text.length < least || text.length > most) return "length";
  if (!rule.isProven(text)) return "checksum";
  return rule.isUnusable?.(text) === true ? "unusable" : null;
}

function houseRule(coin: string): AddressRule {
  return {
    prefix: new RegExp(`^${coin}-`),
    alphabet: /^[\da-z-]+$/,
    length: [coin.length + 9, coin.length + 49],
    isProven: () => true,
  };
}

/** Base58Check over one version byte and a 20-byte hash. */
function hasVersion(address: string, versions: readonly number[]): boolean {
  try {
    const bytes = createBase58check(sha256).decode(address);
    return bytes.length === 1 + HASH_BYTES && versions.some((version) => version === bytes[0]);
  } catch {
    return false;
  }
}

/** EIP-55: a letter is upper case where the Keccak-256 digit of the lower-case address is 8 or more. */
function hasRightCase(hex: string): boolean {
  const lower = hex.toLowerCase();
  if (hex === lower || hex === hex.toUpperCase()) return true;
  const digest = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const cased = Array.from(lower, (digit, index) => (digest.charAt(index) >= "8" ? digit.toUpperCase() : digit)).join(
    "",
  );
  return hex === cased;
}
