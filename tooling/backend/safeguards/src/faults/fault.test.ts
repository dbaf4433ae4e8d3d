import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import { faultEntries, isMet, spendFault } from "./fault.ts";
import {
  FAULT_KINDS,
  type FaultKind,
  LINE_FAULTS,
  type LineFault,
  SERVICE_FAULTS,
  type ServiceFault,
} from "./fault-kinds.ts";

describe("the kinds of faults", () => {
  it("are each carried out by somebody", () => {
    expectTypeOf<ServiceFault | LineFault>().toEqualTypeOf<FaultKind>();
    expect([...new Set<FaultKind>([...SERVICE_FAULTS, ...LINE_FAULTS])].toSorted()).toEqual(
      Object.keys(FAULT_KINDS).toSorted(),
    );
  });
  it("of a proxy are none that only a service can carry out, and the other way round", () => {
    expectTypeOf<"refuse">().not.toExtend<LineFault>();
    expectTypeOf<"garble">().not.toExtend<ServiceFault>();
  });
});

describe("the fields of a fault", () => {
  const schema = v.object(faultEntries(SERVICE_FAULTS));
  it("are read for the kinds of their owner, with a delay within two minutes", () => {
    expect(v.parse(schema, { kind: "delay", delayMs: 1e9, times: null })).toEqual({
      kind: "delay",
      delayMs: 120_000,
      times: null,
    });
    expect(v.parse(schema, { kind: "refuse", delayMs: -1, times: 2 })).toMatchObject({ delayMs: 0, times: 2 });
    expect(v.parse(schema, { kind: "refuse", delayMs: 1.9, times: 2 })).toMatchObject({ delayMs: 1 });
  });
  it.each([
    { kind: "garble", delayMs: 0, times: 1 },
    { kind: "delay", delayMs: Number.NaN, times: 1 },
    { kind: "delay", delayMs: 0, times: 0 },
    { kind: "delay", delayMs: 0, times: 1.5 },
    { kind: "delay", delayMs: 0 },
  ])("are refused: %o", (fields) => {
    expect(v.safeParse(schema, fields).success).toBe(false);
  });
});

describe("a fault", () => {
  it("meets requests by a part of their path, or by a rule", () => {
    const request = { method: "GET", path: "/api/game/transfer" };
    expect([isMet("/game/", request), isMet("/deposit/", request)]).toEqual([true, false]);
    expect([isMet(({ method }) => method === "GET", request), isMet(() => false, request)]).toEqual([true, false]);
  });
  it("that is counted is over after so many requests; one that is not stays", () => {
    const twice = { kind: "refuse", times: 2 } as const;
    const once = spendFault(twice);
    expect(once).toEqual({ kind: "refuse", times: 1 });
    expect(once && spendFault(once)).toBeNull();
    expect(spendFault({ times: null })).toEqual({ times: null });
  });
});
