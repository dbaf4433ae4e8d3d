import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UnsupportedProtocolError } from "./errors.ts";
import { apiBase, joinUrl } from "./url.ts";

const request = { method: "GET", path: "/api/x" };
const join = (origin: string, path: string): string => joinUrl(apiBase(origin, undefined), path, request).href;

describe("the API origin", () => {
  it("is the page's own when none is given", () => {
    expect(apiBase("", "https://site.test/app/home?x=1#y").href).toBe("https://site.test/");
  });
  it("must be given where there is no page", () => {
    expect(() => apiBase("", undefined)).toThrow(/Pass `origin`/);
  });
  it.each(["ftp://x.test", "javascript:alert(1)", "file:///etc", "ws://x.test"])(
    "refuses the protocol of %s",
    (origin) => {
      expect(() => apiBase(origin, undefined)).toThrow(UnsupportedProtocolError);
    },
  );
  it.each(["api", "//x.test", "https://u:p@x.test", "https://x.test/?a=1", "https://x.test/#h", "http://"])(
    "refuses %s",
    (origin) => {
      expect(() => apiBase(origin, undefined)).toThrow(/API origin|Unsupported protocol/);
    },
  );
});

describe("an address", () => {
  it.each([
    ["https://x.test", "/api/a", "https://x.test/api/a"],
    ["https://x.test/", "/api/a", "https://x.test/api/a"],
    ["https://x.test/gate", "/api/a", "https://x.test/gate/api/a"],
    ["https://x.test/gate///", "/api/a", "https://x.test/gate/api/a"],
    ["https://x.test:8443", "/api/a?b=1#c", "https://x.test:8443/api/a?b=1"],
  ])("joins %s and %s by one slash", (origin, path, href) => {
    expect(join(origin, path)).toBe(href);
  });
  it.each([
    "https://evil.test/a",
    "http:evil.test",
    "//evil.test/a",
    "/\\evil.test",
    "\\\\evil.test",
    "/\\/evil.test",
    "javascript:alert(1)",
    "data:text/html,x",
    " //evil.test",
    "\t//evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "",
    "api/a",
    "@evil.test",
    ":80/a",
    ".evil.test",
    "/a b",
    "https:\\evil.test",
    "ſttps://evil.test",
  ])("refuses the path %j", (path) => {
    expect(() => join("https://x.test", path)).toThrow(UnsupportedProtocolError);
  });
  it.each(["/../a", "/a/../../b", "/%2e%2e/a", "/.%2E/a"])("does not climb out of the base by %s", (path) => {
    expect(() => join("https://x.test/gate", path)).toThrow(UnsupportedProtocolError);
  });
  it("never leaves the origin", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string({ unit: "binary" }),
          fc.string({ unit: fc.constantFrom("/", "\\", ".", ":", "@", "a", "\t", "%2f", "?") }),
        ),
        (path) => {
          try {
            return joinUrl(apiBase("https://x.test/gate", undefined), path, request).href.startsWith(
              "https://x.test/gate/",
            );
          } catch (error) {
            return error instanceof UnsupportedProtocolError;
          }
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
