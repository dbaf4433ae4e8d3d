import { expect, it } from "vitest";
import { newId } from "./new-id.ts";

const idAt = (ms: number, byte: number): string =>
  newId({ clock: () => ms, random: (n) => new Uint8Array(n).fill(byte) }, "D");

it("has the instant and twelve digits behind its prefix, so that ids sort by time", () => {
  expect(idAt(1_795_000_000_000, 0)).toBe("D1795000000000000000000000");
  expect(idAt(1_795_000_000_000, 255)).toMatch(/^D1795000000000\d{12}$/);
  expect(idAt(7, 1) < idAt(1_795_000_000_000, 0)).toBe(true);
});
