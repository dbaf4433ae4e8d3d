import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDeviceId, isMobileDevice, makeDeviceId, platformOf, type DevicePlatform } from "./device-id.ts";
import { isSafeHeaderValue } from "./header-values.ts";

describe("a device identifier", () => {
  test("is web, the platform and two random strings", () => {
    let next = 0;
    const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => next++);
    expect(makeDeviceId("ios", bytes)).toBe("webiosabcdefghijklmnopqrstuvwxyz234567");
  });

  test("is valid and safe in a header for any platform and any bytes", () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(fc.constantFrom<DevicePlatform>("ios", "android", ""), bytes, (platform, source) => {
        let offset = 0;
        const id = makeDeviceId(platform, (length) => source.slice(offset, (offset += length)));
        expect(id).toHaveLength(3 + platform.length + 32);
        expect(isDeviceId(id)).toBe(true);
        expect(isSafeHeaderValue(id)).toBe(true);
      }),
    );
  });

  test("takes all 32 characters equally often from all bytes", () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const character = makeDeviceId("", (length) => new Uint8Array(length).fill(byte)).charAt(3);
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });

  test("is not made from a source that gives too few bytes", () => {
    expect(() => makeDeviceId("", () => new Uint8Array(8))).toThrow("gave 8 bytes instead of 16");
  });

  const random = "a1".repeat(16);

  test.each([
    `web${random}`,
    `webios${random}`,
    `webandroid${random}`,
    `web${"a".repeat(16)}`,
    `webios${"a".repeat(40)}`,
  ])("accepts %s", (id) => {
    expect(isDeviceId(id)).toBe(true);
  });

  test.each([
    "",
    "web",
    `web${"a".repeat(15)}`,
    `webios${"A".repeat(32)}`,
    `webwin ${random}`,
    `Web${random}`,
    ` web${random}`,
    `web${random}\n`,
    `web${random}\r\nx: y`,
    `web中文${random}`,
    `web${"a".repeat(41)}`,
    `web${"a".repeat(200)}`,
    `web-${random}`,
  ])("refuses %j", (id) => {
    expect(isDeviceId(id)).toBe(false);
  });
});

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15";

describe("the platform of a browser", () => {
  test.each<[string, number, DevicePlatform, boolean]>([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148", 5, "ios", true],
    ["Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)", 5, "ios", true],
    ["Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)", 5, "ios", true],
    [MAC, 5, "ios", true],
    [MAC, 2, "ios", true],
    [MAC, 1, "", false],
    [MAC, 0, "", false],
    ["Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36", 5, "android", true],
    ["Mozilla/5.0 (Linux; Android 16; Tablet) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36", 5, "android", true],
    ["Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile", 5, "", true],
    ["Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1", 5, "", true],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36", 10, "", false],
    ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36", 0, "", false],
    ["", 0, "", false],
  ])("%j with %i touch points is %j, mobile: %s", (userAgent, maxTouchPoints, platform, isMobile) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
    expect(isMobileDevice({ userAgent, maxTouchPoints })).toBe(isMobile);
  });
});
