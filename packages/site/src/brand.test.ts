import type { BrandFacts } from "@baize/domain";
import { expectTypeOf, it } from "vitest";
import type { Brand } from "./brand.ts";

it("is a superset of the facts that every package reads", () => {
  expectTypeOf<Brand>().toExtend<BrandFacts>();
});
