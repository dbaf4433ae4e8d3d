import { expect, it } from "vitest";
import { protectionBrand } from "./tenant.ts";
import { tenantOf } from "./testing/world.ts";

it("protects members by the ordinary rules, or by those of the brand's licence", () => {
  const tenant = tenantOf("alpha");
  const ordinary = { increaseDelayHours: 24, realityCheckMinutes: 60, identityFor: [] };
  expect(protectionBrand(tenant)).toEqual({ code: "alpha", zone: "Asia/Shanghai", currency: "CNY", ...ordinary });
  const licence = { holder: "H", number: "1", url: "https://register.example/", minAge: 18 };
  const of = (protection: object) =>
    protectionBrand({ ...tenant, facts: { ...tenant.facts, licence: { ...licence, protection } } });
  expect(of({})).toMatchObject(ordinary);
  expect(of({ increaseDelayHours: 72 })).toMatchObject({ increaseDelayHours: 72, realityCheckMinutes: 60 });
  expect(of({ identityFor: ["withdraw"] })).toMatchObject({ ...ordinary, identityFor: ["withdraw"] });
  expect(of({ realityCheckMinutes: 30 })).toMatchObject({ increaseDelayHours: 24, realityCheckMinutes: 30 });
});
