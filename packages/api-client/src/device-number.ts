import { type DeviceTraits, isDeviceId, makeDeviceId, platformOf } from "@baize/domain";
import { randomBytes } from "./random.ts";
import { type ClientStorage, textKey } from "./storage.ts";

export const deviceKey = textKey("local", "uuid", isDeviceId);

/** What the browser says of the device. */
export const browserTraits = (): DeviceTraits => ({
  userAgent: globalThis.navigator?.userAgent ?? "",
  maxTouchPoints: globalThis.navigator?.maxTouchPoints ?? 0,
});

/** The stored device number, or a new one when there is none or a corrupt one (docs/specification.md §3.10). */
export function deviceNumber(storage: ClientStorage, traits: DeviceTraits): string {
  const stored = storage.get(deviceKey);
  if (stored !== undefined) return stored;
  const made = makeDeviceId(platformOf(traits), randomBytes);
  storage.set(deviceKey, made);
  return made;
}
