export type DevicePlatform = "ios" | "android" | "";

export interface DeviceTraits {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

const DEVICE_ID = /^web(?:ios|android)?[a-z0-9]{16,40}$/;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const STRING_LENGTH = 16;

/**
 * Whether a stored or received device identifier has the shape of docs/specification.md §3.10 and is safe in a
 * header.
 */
export function isDeviceId(text: string): boolean {
  return DEVICE_ID.test(text);
}

/**
 * A new device identifier: `web`, the platform, two random strings of 16 characters (80 bits each).
 *
 * @param randomBytes a cryptographic source, e.g. over `crypto.getRandomValues`
 */
export function makeDeviceId(platform: DevicePlatform, randomBytes: (length: number) => Uint8Array): string {
  return `web${platform}${randomString(randomBytes)}${randomString(randomBytes)}`;
}

function randomString(randomBytes: (length: number) => Uint8Array): string {
  const bytes = randomBytes(STRING_LENGTH);
  if (bytes.length !== STRING_LENGTH) {
    throw new RangeError(
      `The random source gave ${bytes.length} bytes instead of ${STRING_LENGTH}. Pass one that fills the whole length.`,
    );
  }
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
}

/** Platform of a browser. iPadOS reports a Macintosh with touch points and counts as ios. */
export function platformOf({ userAgent, maxTouchPoints }: DeviceTraits): DevicePlatform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return "ios";
  return /Android/.test(userAgent) ? "android" : "";
}

/** Whether the visitor belongs on the mobile surface: phones and tablets. */
export function isMobileDevice(traits: DeviceTraits): boolean {
  return platformOf(traits) !== "" || /Mobi|Tablet;/.test(traits.userAgent);
}
