import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type PublicKey, SealError, sealLimit, sealText } from "./seal.ts";
import { createSealer } from "./sealer.ts";
import { contract } from "./contract/index.ts";
import type { Result } from "./result.ts";
import { fixture } from "./testing/index.ts";

const RSA = { name: "RSA-OAEP", hash: "SHA-256", publicExponent: new Uint8Array([1, 0, 1]) };
const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const pemOf = (der: ArrayBuffer, label = "PUBLIC KEY"): string =>
  `-----BEGIN ${label}-----\n${base64(der).replace(/.{64}/g, "$&\n")}\n-----END ${label}-----\n`;

const pairs = new Map<
  number,
  { readonly key: PublicKey; readonly der: ArrayBuffer; readonly open: (sealed: string) => Promise<string> }
>();
const pair = (bits: number) => pairs.get(bits)!;
beforeAll(async () => {
  for (const modulusLength of [1024, 2048, 3072, 4096]) {
    const { publicKey, privateKey } = await crypto.subtle.generateKey({ ...RSA, modulusLength }, true, [
      "encrypt",
      "decrypt",
    ]);
    const der = await crypto.subtle.exportKey("spki", publicKey);
    pairs.set(modulusLength, {
      der,
      key: { id: `k${modulusLength}`, pem: pemOf(der), notAfter: "2099-01-01T00:00:00Z" },
      open: async (sealed) => {
        const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
        return new TextDecoder().decode(await crypto.subtle.decrypt(RSA, privateKey, bytes));
      },
    });
  }
}, 60_000);
afterEach(() => vi.unstubAllGlobals());
const codeOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "sealed",
    (error: unknown) =>
      error instanceof SealError ? [error.code, error.detail["reason"]].filter(Boolean).join(" ") : error,
  );

describe("sealing", () => {
  it("brings any text within the limit back, in NFC", async () => {
    const { key, open } = pair(3072);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 120 }), async (text) => {
        const normal = text.normalize("NFC");
        fc.pre(new TextEncoder().encode(normal).length <= 318);
        return (await open(await sealText(key, text))) === normal;
      }),
      { numRuns: 500 },
    );
  }, 60_000);
  it.each([
    [2048, 190],
    [3072, 318],
    [4096, 446],
  ])("takes, with %i bits, %i bytes and not one more", async (bits, limit) => {
    const { key, open } = pair(bits);
    expect(await sealLimit(key)).toBe(limit);
    expect(await open(await sealText(key, "a".repeat(limit)))).toBe("a".repeat(limit));
    await expect(sealText(key, "a".repeat(limit + 1))).rejects.toMatchObject({
      code: "seal_too_long",
      detail: { limitBytes: String(limit), bytes: String(limit + 1) },
    });
  });
  it("counts bytes, not characters: 106 Chinese characters go, 107 do not", async () => {
    const { key } = pair(3072);
    expect(await codeOf(sealText(key, "字".repeat(106)))).toBe("sealed");
    expect(await codeOf(sealText(key, "字".repeat(107)))).toBe("seal_too_long");
    expect(await codeOf(sealText(key, "😀".repeat(80)))).toBe("seal_too_long");
  });
  it("gives composed and decomposed accents the same text", async () => {
    const { key, open } = pair(3072);
    expect(await open(await sealText(key, "cafe\u0301"))).toBe("caf\u00e9");
  });
  it.each(["\ud800", "a\udc00b", "\udc00\ud800"])("refuses half a character: %j", async (text) => {
    expect(await codeOf(sealText(pair(3072).key, text))).toBe("text_malformed");
  });
  it("survives form encoding twenty times over, and never repeats itself", async () => {
    const { key, open } = pair(3072);
    const seen = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const sealed = await sealText(key, "密码 p+/=");
      seen.add(sealed);
      expect(await open(new URLSearchParams(new URLSearchParams({ p: sealed }).toString()).get("p") ?? "")).toBe(
        "密码 p+/=",
      );
    }
    expect(seen.size).toBe(20);
  });
  it("cannot be tampered with", async () => {
    const { key, open } = pair(3072);
    const sealed = await sealText(key, "secret");
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await expect(open(base64(bytes.buffer))).rejects.toMatchObject({ name: "OperationError" });
  });
  it("is refused, never replaced by plain text, where the page is not secure", async () => {
    vi.stubGlobal("crypto", { getRandomValues: () => undefined });
    expect(await codeOf(sealText(pair(3072).key, "secret"))).toBe("no_secure_context");
    vi.stubGlobal("crypto", undefined);
    await expect(sealText(pair(3072).key, "secret")).rejects.toThrow(/Open the site by https/);
  });
});

describe("a PEM", () => {
  const shapes: readonly [string, (pem: string) => string][] = [
    ["with CRLF", (pem) => pem.replaceAll("\n", "\r\n")],
    ["with a byte order mark", (pem) => `\uFEFF${pem}`],
    ["without a last line end", (pem) => pem.trimEnd()],
    ["with text before and after", (pem) => `Subject: key of the site\n-- \n${pem}\nbye`],
    ["with spaces in its lines", (pem) => pem.replaceAll("\n", " \n\t ")],
    ["on one line", (pem) => pem.replaceAll("\n", "")],
  ];
  it.each(shapes)("%s is read", async (_what, shape) => {
    const { key, open } = pair(3072);
    expect(await open(await sealText({ ...key, pem: shape(key.pem) }, "x"))).toBe("x");
  });
  const spkiBody = (der: ArrayBuffer): ArrayBuffer => der.slice(24);
  const faults: readonly [string, () => string, string][] = [
    ["in PKCS#1 is named as such", () => pemOf(spkiBody(pair(3072).der), "RSA PUBLIC KEY"), "pkcs1"],
    ["in PKCS#1 under the wrong label is named as such", () => pemOf(spkiBody(pair(3072).der)), "pkcs1"],
    ["without header", () => base64(pair(3072).der), "no_pem_header"],
    ["that is empty", () => "", "no_pem_header"],
    ["of a private key", () => pemOf(pair(3072).der, "PRIVATE KEY"), "not_a_public_key"],
    ["of a certificate", () => pemOf(pair(3072).der, "CERTIFICATE"), "not_a_public_key"],
    ["that is cut off", () => pemOf(pair(3072).der.slice(0, 200)), "not_rsa_spki"],
    ["with foreign characters", () => "-----BEGIN PUBLIC KEY-----\n钥匙\n-----END PUBLIC KEY-----", "not_base64"],
    ["of 1024 bits", () => pair(1024).key.pem, "too_short"],
  ];
  it.each(faults)("%s is refused", async (_what, pem, reason) => {
    expect(await codeOf(sealText({ id: "k", pem: pem(), notAfter: "" }, "x"))).toBe(`key_unusable ${reason}`);
  });
});

describe("the sealer", () => {
  const info = (id: string, key: PublicKey, notAfter = "2099-01-01T00:00:00Z") =>
    fixture(contract.service.preInfo, { publicKey: { id, pem: key.pem, notAfter } });
  const setUp = (ids: readonly string[], notAfter?: string) => {
    let fetched = 0;
    const withSealed = createSealer({
      now: Date.now,
      fetchPreInfo: async () => {
        fetched += 1;
        return { ok: true, data: info(ids[Math.min(fetched, ids.length) - 1] ?? "", pair(2048).key, notAfter) };
      },
    });
    return { withSealed, fetched: () => fetched };
  };
  type Answer = Result<string, "key_unknown" | "no">;
  const done: Answer = { ok: true, data: "done" };

  it("fetches the key once for many calls", async () => {
    const { withSealed, fetched } = setUp(["k1"]);
    const ids = await Promise.all(
      [1, 2, 3].map(async () => withSealed(async ({ keyId }) => ({ ok: true as const, data: keyId }))),
    );
    await withSealed(async () => done);
    expect([ids.map((one) => one.ok && one.data), fetched()]).toEqual([["k1", "k1", "k1"], 1]);
  });
  it("fetches anew and runs once more when the server does not know the key", async () => {
    const { withSealed, fetched } = setUp(["k1", "k2"]);
    const tried: string[] = [];
    const result = await withSealed(async ({ keyId, seal }): Promise<Answer> => {
      tried.push(keyId);
      expect(await pair(2048).open(await seal("密"))).toBe("密");
      return keyId === "k2" ? done : { ok: false, code: "key_unknown", detail: {} };
    });
    expect([result, tried, fetched()]).toEqual([done, ["k1", "k2"], 2]);
  });
  it("gives up after the second time", async () => {
    const { withSealed } = setUp(["k1", "k2", "k3"]);
    let runs = 0;
    const result = await withSealed(async (): Promise<Answer> => {
      runs += 1;
      return { ok: false, code: "key_unknown", detail: {} };
    });
    expect([result.ok, runs]).toEqual([false, 2]);
  });
  it("fetches anew when the key has expired", async () => {
    const { withSealed, fetched } = setUp(["k1", "k2"], "2020-01-01T00:00:00Z");
    await withSealed(async () => done);
    await withSealed(async () => done);
    expect(fetched()).toBe(2);
  });
  it("gives a text that cannot be sealed back as a refusal", async () => {
    const { withSealed } = setUp(["k1"]);
    let isSent = false;
    const result = await withSealed(async ({ seal }) => {
      await seal("字".repeat(64));
      isSent = true;
      return done;
    });
    expect([result, isSent]).toEqual([
      { ok: false, code: "seal_too_long", detail: { limitBytes: "190", bytes: "192" } },
      false,
    ]);
  });
  it("gives the refusal of preInfo back, and fetches again the next time", async () => {
    let answers = 0;
    const withSealed = createSealer({
      now: Date.now,
      fetchPreInfo: async () =>
        (answers += 1) === 1
          ? { ok: false, code: "maintenance", detail: {} }
          : { ok: true, data: info("k1", pair(2048).key) },
    });
    expect(await withSealed(async () => done)).toMatchObject({ ok: false, code: "maintenance" });
    expect(await withSealed(async () => done)).toEqual(done);
  });
  it("lets faults of the callback through", async () => {
    const { withSealed } = setUp(["k1"]);
    await expect(withSealed(async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });
});
