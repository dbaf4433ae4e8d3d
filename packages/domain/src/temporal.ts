import type {} from "temporal-polyfill/types/global";

/**
 * Makes `Temporal` available. Await once at start; engines that have it load nothing.
 * Every function of dates.ts and do-not-remind.ts needs it.
 */
export async function ensureTemporal(): Promise<void> {
  if (!hasTemporal()) (await import("temporal-polyfill/shim")).installImplementation();
}

/** Refuses in words when a day rule is used before {@link ensureTemporal}. */
export function requireTemporal(): void {
  if (!hasTemporal()) {
    throw new Error("Temporal is not loaded, so days cannot be counted. Await ensureTemporal() once at start.");
  }
}

function hasTemporal(): boolean {
  return Reflect.get(globalThis, "Temporal") !== undefined;
}
