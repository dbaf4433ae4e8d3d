import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readParentMessage } from "./bridge.js";

const SITE = "https://site.example";
const parent = { name: "the parent window" };
const self = { name: "the page itself" };
const stranger = { name: "another frame" };
const expected = { parent, self, origin: SITE, gameId: "zjqp-001" };
const good = { type: "baize:refresh", gameId: "zjqp-001" };

const read = (data: unknown, origin: string = SITE, source: unknown = parent) =>
  readParentMessage({ data, origin, source }, expected);

class Message {
  readonly type = "baize:refresh";
  readonly gameId = "zjqp-001";
}
const withGetter = Object.defineProperty({ gameId: "zjqp-001" }, "type", {
  get: () => "baize:refresh",
  enumerable: true,
});
const inherited: unknown = Object.create(good);
const thrower = new Proxy(good, {
  ownKeys() {
    throw new Error("no");
  },
});

/** From the right window and origin, but no message. */
const BAD_DATA: readonly (readonly [string, unknown])[] = [
  ["nothing", undefined],
  ["null", null],
  ["a word", "baize:refresh"],
  ["a number", 1],
  ["true", true],
  ["a bigint", 1n],
  ["a symbol", Symbol("baize:refresh")],
  ["a function", () => good],
  ["JSON in a text", JSON.stringify(good)],
  ["a list", [good]],
  ["a list with fields", Object.assign([], good)],
  ["an empty object", {}],
  ["no type", { gameId: "zjqp-001" }],
  ["no game", { type: "baize:refresh" }],
  ["another game", { ...good, gameId: "zjqp-002" }],
  ["an unknown type", { ...good, type: "baize:bet" }],
  ["what the page itself says", { ...good, type: "baize:exit" }],
  ["another case", { ...good, type: "BAIZE:REFRESH" }],
  ["a blank at the end", { ...good, type: "baize:refresh " }],
  ["a type in a list", { ...good, type: ["baize:refresh"] }],
  ["a type as an object", { ...good, type: { toString: () => "baize:refresh" } }],
  ["a boxed type", { ...good, type: Object("baize:refresh") as unknown }],
  ["a game as a number", { ...good, gameId: 1 }],
  ["one field more", { ...good, stake: "5000" }],
  ["a function as a field more", { ...good, apply: () => undefined }],
  ["a symbol as a field more", { ...good, [Symbol.toPrimitive]: () => "" }],
  ["an own __proto__", JSON.parse('{"type":"baize:refresh","gameId":"zjqp-001","__proto__":{"x":1}}') as unknown],
  ["an own constructor", { ...good, constructor: Object }],
  ["fields of the prototype", inherited],
  [
    "a type from the prototype",
    Object.assign(Object.create({ type: "baize:refresh" }) as object, { gameId: "zjqp-001" }),
  ],
  ["an object of a class", new Message()],
  ["a getter", withGetter],
  ["a proxy that throws", thrower],
  ["a map", new Map(Object.entries(good))],
  ["a date", new Date(0)],
  ["bytes", new Uint8Array(8)],
  ["ten million characters", "x".repeat(10_000_000)],
  ["a huge type", { ...good, type: "baize:refresh".repeat(100_000) }],
  [
    "a hundred thousand fields",
    Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`f${index}`, index])),
  ],
  ["a game's id of the prototype", { ...good, gameId: "__proto__" }],
];
/** A good message, from elsewhere. */
const BAD_FROM: readonly (readonly [string, string, unknown])[] = [
  ["another origin", "https://evil.example", parent],
  ["no origin", "null", parent],
  ["an empty origin", "", parent],
  ["the origin with a path", `${SITE}/`, parent],
  ["a longer host", `${SITE}.evil.example`, parent],
  ["plain http", "http://site.example", parent],
  ["another port", `${SITE}:8443`, parent],
  ["capitals", "HTTPS://SITE.EXAMPLE", parent],
  ["a star", "*", parent],
  ["a frame beside", SITE, stranger],
  ["the page itself", SITE, self],
  ["no source", SITE, null],
  ["a name for a source", SITE, "parent"],
  ["a copy of the parent", SITE, { ...parent }],
];

describe("a message to the page", () => {
  it("is accepted from the parent, on its origin, in exactly its form", () => {
    for (const type of ["baize:refresh", "baize:pause", "baize:resume"]) expect(read({ ...good, type })).toBe(type);
    expect(read(Object.assign(Object.create(null) as object, good))).toBe("baize:refresh");
  });

  it("has at least forty hostile forms", () => {
    expect(BAD_DATA.length).toBeGreaterThanOrEqual(40);
    expect(BAD_FROM.length).toBeGreaterThanOrEqual(12);
  });
  it.each(BAD_DATA)("is ignored when it is %s", (_, data) => expect(read(data)).toBeNull());
  it.each(BAD_FROM)("is ignored from %s", (_, origin, source) => expect(read(good, origin, source)).toBeNull());

  it("is always ignored by a page without a parent", () => {
    expect(readParentMessage({ data: good, origin: SITE, source: self }, { ...expected, parent: self })).toBeNull();
  });

  it("is ignored for any value but the three good ones, and never throws", () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withObjectString: true,
          withSparseArray: true,
          withTypedArray: true,
        }),
        (data) => {
          expect(read(data)).toBeNull();
        },
      ),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.dictionary(fc.string(), fc.anything(), { minKeys: 1, maxKeys: 3 }),
        (type, gameId, more) => {
          expect(read({ type: `x${type}`, gameId: "zjqp-001" })).toBeNull();
          expect(read({ ...good, gameId: `${gameId}!` })).toBeNull();
          expect(read({ ...more, ...good, extra: 1 })).toBeNull();
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
