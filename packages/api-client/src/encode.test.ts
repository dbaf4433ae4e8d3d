import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeFields, encodeMultipart } from "./encode.ts";

const text = (input: unknown): string => encodeFields(input).toString();

describe("fields of a form", () => {
  it("leave out null and undefined, keep 0, false and the empty text", () => {
    expect(text({ a: null, b: undefined, c: 0, d: false, e: "", f: true })).toBe("c=0&d=0&e=&f=1");
  });
  it("write dates in UTC and repeat the key of a list", () => {
    expect(text({ at: new Date(Date.UTC(2026, 10, 27)), n: [1, null, "2", true] })).toBe(
      "at=2026-11-27T00%3A00%3A00.000Z&n=1&n=2&n=1",
    );
  });
  it("nest objects and count objects in a list", () => {
    expect(decodeURIComponent(text({ a: { b: { c: 1 } }, list: [{ x: 1, y: 2 }, { x: 3 }] }))).toBe(
      "a[b][c]=1&list[0][x]=1&list[0][y]=2&list[1][x]=3",
    );
  });
  it("keep big whole numbers exactly", () => {
    expect(text({ id: "227490627192107008", big: 227490627192107008n })).toBe(
      "id=227490627192107008&big=227490627192107008",
    );
  });
  it("keep the plus, slash and equals sign of base64", () => {
    expect(text({ p: "a+b/c==" })).toBe("p=a%2Bb%2Fc%3D%3D");
    expect(new URLSearchParams(text({ p: "a+b/c==" })).get("p")).toBe("a+b/c==");
  });
  it("treat names such as length, constructor and __proto__ as names", () => {
    const input = JSON.parse('{"length":"1","constructor":"2","__proto__":"3"}') as object;
    expect(text(input)).toBe("length=1&constructor=2&__proto__=3");
    expect(({} as Record<string, unknown>)["3"]).toBeUndefined();
  });
  it("ignore what is inherited", () => {
    expect(text(Object.create({ inherited: "1" }))).toBe("");
  });
  it("let URLSearchParams pass untouched", () => {
    const given = new URLSearchParams([
      ["a", "1"],
      ["a", "2"],
    ]);
    expect(encodeFields(given)).toBe(given);
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol("s")])("refuse what has no text form: %s", (value) => {
    expect(() => text({ value })).toThrow(TypeError);
  });
  it("refuse a broken date, a file, deep nesting and a loop", () => {
    const loop: Record<string, unknown> = {};
    loop["self"] = loop;
    expect(() => text({ at: new Date(Number.NaN) })).toThrow(RangeError);
    expect(() => text({ file: new Blob(["x"]) })).toThrow(/multipart/);
    expect(() => text({ a: { b: { c: { d: 1 } } } })).toThrow(/deeper than 3/);
    expect(() => text({ a: [[[[1]]]] })).toThrow(/deeper than 3/);
    expect(() => text(loop)).toThrow(/deeper than 3/);
  });
  it.each([null, undefined, "a=1", 5])("refuse an input that is no object: %s", (input) => {
    expect(() => text(input)).toThrow(TypeError);
  });
  it("bring any text back unchanged", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: "grapheme" })), (input) => {
        expect(Object.fromEntries(new URLSearchParams(text(input)))).toEqual({ ...input });
      }),
    );
  });
});

describe("fields of a multipart body", () => {
  it("carry files untouched beside texts", () => {
    const file = new File([new Uint8Array([0, 255, 13, 10])], "a.png", { type: "image/png" });
    const form = encodeMultipart({ file, scene: "slip", none: null });
    expect(form.get("file")).toBe(file);
    expect([...form.keys()]).toEqual(["file", "scene"]);
  });
  it("let a FormData pass untouched", () => {
    const given = new FormData();
    expect(encodeMultipart(given)).toBe(given);
  });
});
