import { describe, expect, it } from "vitest";
import { contract } from "./contract/index.ts";
import {
  carriesKey,
  createIntent,
  fingerprintOf,
  forgetIntent,
  INTENT_DAYS,
  markSent,
  pendingIntents,
} from "./intent.ts";
import { createMemoryStorage, createStorage, type StorageArea } from "./storage.ts";

const facts = { path: "/api/x/v1/deposit/create", member: "m1", fingerprint: "amount=1", now: 1_000 };
const DAY = 86_400_000;

describe("an intent", () => {
  it("has a key of 128 random bits that the contract accepts", () => {
    const keys = new Set(
      Array.from(
        { length: 200 },
        (_value, index) => createIntent(createMemoryStorage(), { ...facts, fingerprint: `amount=${index}` })?.key,
      ),
    );
    expect(keys.size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^[a-f0-9]{32}$/);
  });
  it("keeps its key while it has no answer: the same intention is the same intent", () => {
    const storage = createMemoryStorage();
    const first = createIntent(storage, facts);
    expect(createIntent(storage, { ...facts, now: 2_000 })).toEqual(first);
    for (const other of [{ fingerprint: "amount=2" }, { member: "m2" }, { path: "/api/x/v1/withdraw/submit" }]) {
      expect(createIntent(storage, { ...facts, ...other })?.key).not.toBe(first?.key);
    }
    forgetIntent(storage, first?.key ?? "", 2_000);
    expect(createIntent(storage, facts)?.key).not.toBe(first?.key);
  });
  it("is pending, for its member alone, once it has been sent, until it is forgotten or a week old", () => {
    const storage = createMemoryStorage();
    const intent = createIntent(storage, facts);
    const key = intent?.key ?? "";
    expect(pendingIntents(storage, "m1", 1_000)).toEqual([]);
    expect(markSent(storage, key, 1_000)).toBe(true);
    expect(pendingIntents(storage, "m1", 1_000)).toEqual([{ ...intent, sent: 1 }]);
    expect(pendingIntents(storage, "m2", 1_000)).toEqual([]);
    expect(pendingIntents(storage, "m1", 1_000 + INTENT_DAYS * DAY)).toEqual([]);
    forgetIntent(storage, key, 1_000);
    expect(pendingIntents(storage, "m1", 1_000)).toEqual([]);
  });
  it("that the browser cannot keep does not exist, and harms no other", () => {
    const values = new Map<string, string>();
    let isFull = false;
    const area: StorageArea = {
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => {
        if (isFull) throw new DOMException("full", "QuotaExceededError");
        values.set(name, value);
      },
      removeItem: (name) => void values.delete(name),
    };
    const storage = createStorage({ local: () => area, session: () => area });
    const first = createIntent(storage, facts);
    markSent(storage, first?.key ?? "", 1_000);
    isFull = true;
    expect(createIntent(storage, { ...facts, fingerprint: "amount=2" })).toBeNull();
    expect(markSent(storage, first?.key ?? "", 1_000)).toBe(false);
    isFull = false;
    expect(
      pendingIntents(createStorage({ local: () => area, session: () => area }), "m1", 1_000).map(({ key, sent }) => [
        key,
        sent,
      ]),
    ).toEqual([[first?.key, 1]]);
  });
  it("does not exist where storage is denied", () => {
    expect(createIntent(createStorage({ local: () => undefined, session: () => undefined }), facts)).toBeNull();
  });
});

describe("a fingerprint", () => {
  it("leaves out the key and the ciphertexts, and does not depend on order", () => {
    const { withdrawSubmit } = contract.finance;
    const input = { accountId: "a1", amount: "10.00", password: "QUJD", keyId: "k1", reqId: "r" };
    expect(fingerprintOf(withdrawSubmit, input)).toBe("accountId=a1&amount=10.00");
    expect(fingerprintOf(withdrawSubmit, { password: "REVG", keyId: "k2", amount: "10.00", accountId: "a1" })).toBe(
      "accountId=a1&amount=10.00",
    );
    expect(fingerprintOf(withdrawSubmit, { ...input, amount: "10.01" })).not.toBe(fingerprintOf(withdrawSubmit, input));
  });
});

it("knows which calls carry a key", () => {
  expect(
    [contract.finance.depositCreate, contract.games.transfer, contract.promo.sign, contract.member.balance].map(
      carriesKey,
    ),
  ).toEqual([true, true, false, false]);
});
