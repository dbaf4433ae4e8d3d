import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStrictJson, readStrictJson } from "./strict-json.ts";

type Body = ConstructorParameters<typeof Response>[0];
const post = (body: Body, headers: Record<string, string> = {}) =>
  new Request("http://site.example/", {
    method: "POST",
    body: body ?? null,
    headers,
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });
const read = (body: Body, maxBytes = 1_000) => readStrictJson(post(body), maxBytes);
const taken = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: parseStrictJson(text) };
  } catch {
    return null;
  }
};
const INVALID = { ok: false, fault: "invalid" };

describe("a strict JSON body", () => {
  it("is any text that JSON.parse takes, with the same value", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6, noUnicodeString: false }), fc.boolean(), (text, isSpaced) => {
        const value: unknown = JSON.parse(text);
        // Parsing and writing again leaves each name once.
        const clean = JSON.stringify(value, null, isSpaced ? 2 : 0);
        fc.pre(!clean.includes('"__proto__"'));
        expect(parseStrictJson(clean)).toEqual(value);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is refused with a repeated name at any depth and in any spelling, and only then", () => {
    const name = fc.oneof(
      fc.constantFrom("a", "key", "", '"', "\\", "{", "}", ",", ":", "[", "é", "constructor"),
      fc.string({ maxLength: 4 }),
    );
    const escaped = (text: string): string =>
      `"${text.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
    const member = fc.record({
      name,
      isEscaped: fc.boolean(),
      value: fc.constantFrom("1", '"x,\\"a\\":"', "[]", '{"a":1}', '[{"a":1},{"a":2}]', "null"),
    });
    const around = fc.constantFrom(["", ""], ["[", "]"], ['{"outer":', "}"], ['[0,{"a":[', ']},"a"]']);
    fc.assert(
      fc.property(fc.array(member, { maxLength: 5 }), around, (members, [before, after]) => {
        const inside = members
          .map((one) => `${one.isEscaped ? escaped(one.name) : JSON.stringify(one.name)}:${one.value}`)
          .join(",");
        const text = `${before}{${inside}}${after}`;
        const names = members.map((one) => one.name);
        const isClear = new Set(names).size === names.length && !names.includes("__proto__");
        expect([text, taken(text)]).toEqual([text, isClear ? { value: JSON.parse(text) as unknown } : null]);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    '{"stake":"1","stake":"100"}',
    '{"stake":"1","\\u0073take":"100"}',
    '{"a":{"b":1,"b":2}}',
    '{"__proto__":{"a":1}}',
    '[{"\\u005f_proto__":1}]',
    "",
    "{",
    "{} {}",
    "{'a':1}",
    '{"a":1,}',
    "NaN",
    "01",
    '"\u0001"',
    `${"[".repeat(17)}${"]".repeat(17)}`,
    "\uFEFF{}",
  ])("is not %j", async (text) => expect(await read(text)).toEqual(INVALID));

  it.each([
    '{"a":"{\\"a\\":1,\\"a\\":2}"}',
    '{"a":1,"b":{"a":2}}',
    '[{"a":1},{"a":1}]',
    '{"A":1,"a":2}',
    `${"[".repeat(16)}${"]".repeat(16)}`,
  ])("is %j", async (text) => expect(await read(text)).toEqual({ ok: true, value: JSON.parse(text) }));

  it("is refused in broken UTF-8 and in another charset", async () => {
    for (const bytes of [
      [0x22, 0xff, 0x22],
      [0x22, 0xc0, 0xaf, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xe4, 0xb8],
      [0x22, 0xd6, 0xd0, 0x22],
    ])
      expect(await read(new Uint8Array(bytes))).toEqual(INVALID);
    expect(await read(new TextEncoder().encode('"中"'))).toEqual({ ok: true, value: "中" });
  });

  it("is accepted up to its size, announced or not, and not read beyond it", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(100));
      },
    });
    expect(await read(endless)).toEqual({ ok: false, fault: "too_large" });
    expect(sent).toBeLessThan(20);
    expect(await read(`"${"x".repeat(998)}"`)).toEqual({ ok: true, value: "x".repeat(998) });
    expect(await read(`"${"x".repeat(999)}"`)).toEqual({ ok: false, fault: "too_large" });
    expect(await readStrictJson(post("{}", { "content-length": "1001" }), 1_000)).toEqual({
      ok: false,
      fault: "too_large",
    });
    expect(await readStrictJson(new Request("http://site.example/", { method: "POST" }), 1_000)).toEqual(INVALID);
  });

  it("is aborted, not thrown, when the client disconnects", async () => {
    const cut = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new DOMException("gone", "AbortError"));
      },
    });
    expect(await read(cut)).toEqual({ ok: false, fault: "aborted" });
  });
});
