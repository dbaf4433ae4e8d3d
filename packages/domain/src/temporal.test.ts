import { afterEach, expect, test, vi } from "vitest";
import { addDays, dayIn } from "./dates.ts";
import { ensureTemporal } from "./temporal.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("days refuse in words before Temporal is there, and count once it is, loaded twice at once or not", async () => {
  vi.stubGlobal("Temporal", undefined);
  expect(() => dayIn("UTC", 0)).toThrow("Temporal is not loaded");
  expect(() => addDays("2026-01-01", 1)).toThrow("Await ensureTemporal() once at start");
  vi.unstubAllGlobals();
  await Promise.all([ensureTemporal(), ensureTemporal()]);
  expect(dayIn("UTC", 0)).toBe("1970-01-01");
});

test("it comes again where something took it away", async () => {
  await ensureTemporal();
  Reflect.deleteProperty(globalThis, "Temporal");
  await ensureTemporal();
  expect(dayIn("UTC", 0)).toBe("1970-01-01");
});

test("an engine's own Temporal is left alone", async () => {
  const own = {};
  vi.stubGlobal("Temporal", own);
  await ensureTemporal();
  expect(Reflect.get(globalThis, "Temporal")).toBe(own);
});
