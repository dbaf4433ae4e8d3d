import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { get } from "./contract/index.ts";
import { decodeAnswer, isSuccessStatus } from "./decode.ts";
import { ContractError, HttpStatusError } from "./errors.ts";

const of = <const D extends v.GenericSchema>(data: D) =>
  get("/api/test", {
    source: "extension",
    access: "anyone",
    effect: "read",
    summary: "test",
    input: v.object({}),
    data,
    errors: ["no_money"],
  });
const anything = of(v.unknown());
const decode = (body: unknown, status?: number) => decodeAnswer(anything, JSON.stringify(body), status);
const faultOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe("success", () => {
  it.each([true, 1, "1", "true", "ok", 200, {}])("is a truthy status, such as %j", (status) => {
    expect(isSuccessStatus(status)).toBe(true);
  });
  it.each([false, 0, "", "0", "false", "FALSE", " false ", null, undefined, Number.NaN])(
    "is not a status of %j",
    (status) => {
      expect(isSuccessStatus(status)).toBe(false);
    },
  );
  it.each([0, "", false, [], "0.00", {}])("counts data of %j as present", (data) => {
    expect(decode({ status: true, data }).result).toEqual({ ok: true, data });
  });
  it("counts null and missing data as absent", () => {
    expect(faultOf(() => decode({ status: true, data: null }))).toMatchObject({ fault: "no_data" });
    expect(faultOf(() => decode({ status: true }))).toMatchObject({ fault: "no_data" });
  });
  it("marks a status that is neither boolean nor 1 or 0 as loose", () => {
    expect([true, 1, "1", "false"].map((status) => decode({ status, data: 1 }).loose)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe("a refusal", () => {
  it("carries its code, facts and the server's sentence", () => {
    expect(
      decode({ status: false, data: { min: "10.00", n: 3, deep: {} }, code: "no_money", msg: "余额不足" }).result,
    ).toEqual({
      ok: false,
      code: "no_money",
      detail: { min: "10.00", n: "3" },
      message: "余额不足",
    });
  });
  it.each([null, "text", 5, [], ["a"]])("has no facts when data is %j", (data) => {
    expect(decode({ status: false, data, code: "no_money" }).result).toMatchObject({ detail: {} });
  });
  it("with a code outside the list reads as bad_request and keeps the raw code", () => {
    expect(decode({ status: false, data: null, code: "E1024" }).result).toEqual({
      ok: false,
      code: "bad_request",
      isGuess: true,
      detail: { code: "E1024" },
    });
    expect(decode({ status: false, data: null }).result).toEqual({
      ok: false,
      code: "bad_request",
      isGuess: true,
      detail: {},
    });
    expect(decode({ status: false, code: "constructor" }).result).toMatchObject({ code: "bad_request" });
  });
  it("does not let names such as __proto__ reach the prototype", () => {
    const { result } = decodeAnswer(
      anything,
      '{"status":false,"code":"no_money","data":{"__proto__":"x","constructor":"y"}}',
    );
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(result).toMatchObject({ ok: false, code: "no_money" });
  });
});

describe("a refused token", () => {
  it("is a false status with the word token as data, and nothing else", () => {
    expect(decode({ status: false, data: "token" })).toMatchObject({ isTokenRefusal: true, result: { code: "token" } });
    for (const body of [
      { status: true, data: "token" },
      { status: false, data: ["token"] },
      { status: false, data: { token: "token" } },
      { status: false, data: "Token" },
      { status: false, data: " token" },
      { status: false, data: null, msg: "token" },
      { status: false, data: null, code: "token" },
    ]) {
      expect(decode(body).isTokenRefusal).toBe(false);
    }
  });
  it("is read from an error status too", () => {
    expect(decode({ status: false, data: "token" }, 401)).toMatchObject({ isTokenRefusal: true });
  });
});

describe("an answer outside 200 to 299", () => {
  it("is a refusal only with a code of the contract", () => {
    expect(decode({ status: false, data: null, code: "rate_limited" }, 429).result).toMatchObject({
      code: "rate_limited",
    });
    expect(faultOf(() => decode({ status: false, data: null, code: "E1" }, 400))).toBeInstanceOf(HttpStatusError);
    expect(faultOf(() => decode({ status: true, data: 1 }, 500))).toBeInstanceOf(HttpStatusError);
    expect(faultOf(() => decodeAnswer(anything, "<html>", 502))).toMatchObject({ status: 502 });
    expect(faultOf(() => decodeAnswer(anything, "", 404))).toMatchObject({ status: 404, code: "bad_request" });
  });
});

describe("a broken answer", () => {
  it.each([
    ["", "empty"],
    ["  \n", "empty"],
    ["\uFEFF", "empty"],
    ["<!doctype html>", "not_json"],
    ['{"status":true', "not_json"],
    ["[1]", "not_envelope"],
    ["null", "not_envelope"],
    ["5", "not_envelope"],
    ["{}", "not_envelope"],
  ])("of %j is the fault %s with its status kept", (text, fault) => {
    expect(faultOf(() => decodeAnswer(anything, text, 200))).toMatchObject({ fault, status: 200, code: "contract" });
  });
  it("is read past a byte order mark", () => {
    expect(decodeAnswer(anything, '\uFEFF{"status":true,"data":1}').result).toEqual({ ok: true, data: 1 });
  });
  it("names the places that break the schema, without their values", () => {
    const call = of(v.object({ list: v.array(v.object({ amount: v.string() })) }));
    const fault = faultOf(() =>
      decodeAnswer(call, JSON.stringify({ status: true, data: { list: [{ amount: 98765 }] } })),
    );
    expect(fault).toBeInstanceOf(ContractError);
    expect(fault).toMatchObject({ fault: "wrong_data", issues: ["list.0.amount: expected string"] });
    expect(JSON.stringify(fault) + String(fault)).not.toContain("98765");
  });
  it("never ends in anything but a fault of ours", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.json(),
          fc.json().map((json) => `{"status":${json},"data":${json}}`),
        ),
        fc.integer({ min: 100, max: 599 }),
        (text, status) => {
          const outcome = faultOf(() => decodeAnswer(anything, text, status));
          return !(outcome instanceof Error) || outcome instanceof ContractError || outcome instanceof HttpStatusError;
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
