import type { AnyCall } from "@baize/api-client/contract";
import fc from "fast-check";
import type { CallName } from "../http/admit.ts";
import { type InputField, fieldsOf } from "../openapi.ts";
import { servedCalls } from "../testing/calls.ts";
import { BODIES, CONTENT_TYPES, METHODS, PARTS, PATHS, HEADERS, VALUES } from "./values.ts";

/** Who asks: a member, nobody, a member of another brand, one who has logged out, one with a made-up token. */
const ASKERS = ["member", "visitor", "foreign", "ended", "noise"] as const;
export type Asker = (typeof ASKERS)[number];

/**
 * Where a field's value comes from: `raw`, percent-encoded text; `valid`, text of the schema; `known`, one that the
 * server or the clients have used in such a field, by its place among them.
 */
export type Source =
  | { readonly from: "raw"; readonly text: string }
  | { readonly from: "valid"; readonly text: string }
  | { readonly from: "known"; readonly place: number };

export interface WishedField {
  readonly name: string;
  readonly source: Source;
}

/** What is wrong about the request around its fields; `path` gives another one for the call's. */
export type Wrapping =
  | { readonly kind: "plain" }
  | { readonly kind: "method"; readonly method: string }
  | { readonly kind: "type"; readonly type: string; readonly body: string }
  | { readonly kind: "parts"; readonly body: string }
  | { readonly kind: "path"; readonly path: (path: string) => string }
  | { readonly kind: "header"; readonly name: string; readonly value: string }
  | { readonly kind: "query"; readonly text: string };

/** One request before it meets the state of the server. */
export interface Wish {
  readonly name: CallName;
  readonly call: AnyCall;
  readonly asker: Asker;
  /** Which of the members, by its place. */
  readonly member: number;
  readonly fields: readonly WishedField[];
  readonly wrapping: Wrapping;
  /** How many are sent at once. */
  readonly times: number;
}

const LARGEST_PLACE = 1_000;
const known = fc.nat(LARGEST_PLACE).map((place): Source => ({ from: "known", place }));
const valid = (texts: fc.Arbitrary<string>): fc.Arbitrary<Source> => texts.map((text) => ({ from: "valid", text }));

/** A value that a field takes, as far as its schema says so alone; else one that is known. */
const rightValue = ({ schema }: InputField): fc.Arbitrary<Source> => {
  const options = schema.enum?.map(String) ?? [];
  if (options.length > 0) return valid(fc.constantFrom(...options));
  if (schema.type !== "integer") return known;
  const { minimum = 0, maximum = 20 } = schema;
  return valid(fc.integer({ min: minimum, max: Math.min(maximum, minimum + 30) }).map(String));
};

const nested = fc
  .tuple(fc.constantFrom("[", '{"a":', "%5B", "(", "<b>"), fc.integer({ min: 2, max: 4_000 }))
  .map(([open, depth]) => open.repeat(depth));
/** Any text, percent-encoded, with half characters and broken encodings among it. */
const wrongText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...VALUES) },
  fc.string({ unit: "binary", maxLength: 60 }).map(encodeURIComponent),
  fc.string({ unit: "grapheme", maxLength: 300 }).map(encodeURIComponent),
  fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => bytes.reduce((text, byte) => text + percent(byte), "")),
  fc.double().map((value) => encodeURIComponent(String(value))),
  fc.bigInt().map(String),
  fc.json().map(encodeURIComponent),
  nested.map(encodeURIComponent),
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 3 }), fc.integer({ min: 100, max: 9_000 }))
    .map(([unit, times]) => encodeURIComponent(unit).repeat(times)),
);
const percent = (byte: number): string => `%${byte.toString(16).padStart(2, "0")}`;
const wrongValue = wrongText.map((text): Source => ({ from: "raw", text }));

/** The call's fields as they should be; optional ones may be missing. */
const rightFields = (fields: readonly InputField[]): fc.Arbitrary<WishedField[]> =>
  fc
    .tuple(
      ...fields.map((field) =>
        fc
          .option(rightValue(field), { freq: field.required ? 40 : 2 })
          .map((source) => (source === null ? [] : [{ name: field.name, source }])),
      ),
    )
    .map((lists) => lists.flat());

type Change = (fields: readonly WishedField[]) => readonly WishedField[];
/** What is done to one field: another value, gone, empty, twice, as a list, under a name that every object has. */
const changeOf = (names: readonly string[]): fc.Arbitrary<Change> => {
  const name = fc.constantFrom(...names, "extra");
  const other = fc.tuple(name, fc.oneof({ weight: 5, arbitrary: wrongValue }, known));
  const put: fc.Arbitrary<Change> = other.map(([of, source]) => (fields) => [
    ...fields.filter((field) => field.name !== of),
    { name: of, source },
  ]);
  const gone: fc.Arbitrary<Change> = name.map((of) => (fields) => fields.filter((field) => field.name !== of));
  const twice: fc.Arbitrary<Change> = other.map(([of, source]) => (fields) => [...fields, { name: of, source }]);
  const renamed: fc.Arbitrary<Change> = fc
    .tuple(name, fc.constantFrom("[]", "[0]", ".x", "[__proto__]", "%00", " "))
    .map(
      ([of, end]) =>
        (fields) =>
          fields.map((field) => (field.name === of ? { ...field, name: `${of}${end}` } : field)),
    );
  const special: fc.Arbitrary<Change> = fc
    .tuple(fc.constantFrom("__proto__", "constructor", "toString", "valueOf", "__proto__[x]", "then"), wrongValue)
    .map(([of, source]) => (fields) => [...fields, { name: of, source }]);
  return fc.oneof({ weight: 6, arbitrary: put }, gone, twice, renamed, special);
};

const plain = fc.constant<Wrapping>({ kind: "plain" });
const wrappingOf = ({ encoding, method }: AnyCall): fc.Arbitrary<Wrapping> => {
  const methods = METHODS.filter((other) => other !== method);
  const bodies =
    encoding === "multipart"
      ? fc.constantFrom(...PARTS).map((body): Wrapping => ({ kind: "parts", body }))
      : fc
          .tuple(fc.constantFrom(...CONTENT_TYPES), fc.constantFrom(...BODIES))
          .map(([type, body]): Wrapping => ({ kind: "type", type, body }));
  const header = fc.constantFrom(...HEADERS).map(([name, value]): Wrapping => ({ kind: "header", name, value }));
  return fc.oneof(
    fc.constantFrom(...methods).map((other): Wrapping => ({ kind: "method", method: other })),
    ...(encoding === "query" ? [] : [{ weight: encoding === "multipart" ? 8 : 1, arbitrary: bodies }]),
    fc.constantFrom(...PATHS).map((path): Wrapping => ({ kind: "path", path })),
    { weight: 2, arbitrary: header },
    wrongText.map((text): Wrapping => ({ kind: "query", text: `x=${text}` })),
  );
};

const asker = fc.oneof(
  { weight: 20, arbitrary: fc.constant<Asker>("member") },
  { weight: 4, arbitrary: fc.constantFrom(...ASKERS) },
);

const wishFor = ([name, call]: readonly [string, AnyCall]): fc.Arbitrary<Wish> => {
  const fields = fieldsOf(call);
  const right = rightFields(fields);
  const change = changeOf(fields.map((field) => field.name));
  const changed = (min: number, max: number): fc.Arbitrary<readonly WishedField[]> =>
    fc
      .tuple(right, fc.array(change, { minLength: min, maxLength: max }))
      .map(([all, changes]) => changes.reduce<readonly WishedField[]>((left, act) => act(left), all));
  const common = {
    name: fc.constant(name as CallName),
    call: fc.constant(call),
    asker,
    member: fc.nat(LARGEST_PLACE),
    times: fc.oneof({ weight: 15, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 4 })),
  };
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ ...common, fields: right, wrapping: plain }) },
    { weight: 4, arbitrary: fc.record({ ...common, fields: changed(1, 1), wrapping: plain }) },
    { weight: 1, arbitrary: fc.record({ ...common, fields: changed(2, 4), wrapping: plain }) },
    { weight: 2, arbitrary: fc.record({ ...common, fields: changed(0, 1), wrapping: wrappingOf(call) }) },
  );
};
const anyWish = fc.oneof(...servedCalls.map(wishFor));

/** The wish at a place of a seed's sequence; always the same. */
export const wishAt = (seed: number, place: number): Wish => {
  const [wish] = fc.sample(anyWish, { seed: Math.imul(seed, 0x9e3779b1) + place, numRuns: 1 });
  if (wish === undefined) throw new Error("No wish was generated.");
  return wish;
};
