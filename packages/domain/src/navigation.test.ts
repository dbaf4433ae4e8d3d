import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAllowedUrl, mobileTarget, safeReturnPath } from "./navigation.ts";

describe("mobileTarget", () => {
  test.each<[string, string, string, string | null, string | null]>([
    ["/", "", "", "/app/home", "/home"],
    ["/", "?i_code=abc", "#x", "/app/home?i_code=abc#x", "/home?i_code=abc#x"],
    ["//", "", "", "/app/home", "/home"],
    ["/home", "", "", "/app/home", null],
    ["/home", "?i_code=abc&to=//evil.test", "#x", "/app/home?i_code=abc&to=//evil.test#x", null],
    ["/user/betRecord", "?p=3", "", "/app/user/betRecord?p=3", null],
    ["/login", "", "", "/app/login", null],
    ["/help/12", "", "", "/app/help/12", null],
    ["/application", "", "", "/app/application", null],
    ["//evil.test/x", "", "", "/app//evil.test/x", null],
    ["/app", "?a=1", "#b", "/app/home?a=1#b", "/app/home?a=1#b"],
    ["/app/", "", "", "/app/home", "/app/home"],
    ["/app/home", "?a=1", "#b", null, null],
    ["/app/user/vip", "", "", null, null],
  ])("%s%s%s goes to %j on a mobile device and to %j on a desktop", (path, search, hash, mobile, desktop) => {
    expect(mobileTarget(path, search, hash, true)).toBe(mobile);
    expect(mobileTarget(path, search, hash, false)).toBe(desktop);
  });

  test("moves at most once and stays on the site", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.boolean(), (path, isMobile) => {
        const target = mobileTarget(path.startsWith("/") ? path : `/${path}`, "", "", isMobile);
        if (target === null) return;
        expect(mobileTarget(target, "", "", isMobile)).toBeNull();
        expect(new URL(target, "https://site.test").origin).toBe("https://site.test");
      }),
    );
  });
});

describe("safeReturnPath", () => {
  test.each<[string, string]>([
    ["/", "/"],
    ["/user/betRecord?p=3#x", "/user/betRecord?p=3#x"],
    ["/help/a%2Fb", "/help/a%2Fb"],
    ["/help/中", "/help/%E4%B8%AD"],
    ["/help/a%20b", "/help/a%20b"],
    ["/a/../login", "/login"],
    ["/home?to=//e.com", "/home?to=//e.com"],
    ["/home?to=%2F%2Fe.com", "/home?to=%2F%2Fe.com"],
    ["/home?x=100%", "/home?x=100%"],
    ["/home#//e.com", "/home#//e.com"],
    ["/@e.com", "/@e.com"],
    ["/:443", "/:443"],
    [`/${"a".repeat(1_999)}`, `/${"a".repeat(1_999)}`],
  ])("accepts %j", (value, path) => {
    expect(safeReturnPath(value)).toBe(path);
  });

  test.each([
    null,
    undefined,
    "",
    "home",
    "//e.com",
    "///e.com",
    "/\\e.com",
    "\\\\e.com",
    "\\/e.com",
    "/\\/e.com",
    "https://e.com",
    "https:e.com",
    "http:/e.com",
    "//e.com@site.test",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    " /home",
    "\t/home",
    "/\t/e.com",
    "/\n/e.com",
    "/\r/e.com",
    "/\u0000/e.com",
    "/home\u007F",
    "/home?x=\n",
    "/%09/e.com",
    "/%0a/e.com",
    "/%0D%0Aset-cookie:x",
    "/%00",
    "%2F%2Fe.com",
    "/%2Fe.com",
    "/%2F%2Fe.com",
    "/%2f/e.com",
    "/%5Ce.com",
    "/%5c%5ce.com",
    "/%252Fe.com",
    "/%25252Fe.com",
    "/%255Ce.com",
    "/.//e.com",
    "/..//e.com",
    "/%2e%2e//e.com",
    "/a/..//e.com",
    "/a//b",
    "/100%",
    "/%E0%A4%A",
    "/%C0%AFe.com",
    `/${"a".repeat(2_000)}`,
  ])("refuses %j", (value) => {
    expect(safeReturnPath(value)).toBeNull();
  });

  test("what it accepts is on this site under any reading, and accepted again unchanged", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2F",
      "%5C",
      "%25",
      "%09",
      "e.com",
      "@",
      ":",
      "?",
      "#",
      "a",
      "中",
      "\t",
    );
    const value = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
      fc.string({ unit: "binary" }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(value, (text) => {
        const path = safeReturnPath(text);
        if (path === null) return;
        const url = new URL(path, "https://site.test");
        expect(url.origin).toBe("https://site.test");
        expect(`${url.pathname}${url.search}${url.hash}`).toBe(path);
        expect(new URL(decodeURIComponent(url.pathname), "https://site.test").origin).toBe("https://site.test");
        expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("isAllowedUrl", () => {
  const origins = ["https://ok.test", "https://games.test:8443", "http://localhost:5000", "http://plain.test"];

  test.each([
    "https://ok.test",
    "https://ok.test/",
    "https://OK.test/a?b#c",
    "https://ok.test:443/x",
    "https://games.test:8443/play",
    "https://ok.test/@x",
    "http://localhost:5000/play",
  ])("allows %s", (url) => {
    expect(isAllowedUrl(url, origins)).toBe(true);
  });

  test.each([
    "",
    "/path",
    "//ok.test",
    "http://ok.test/",
    "http://plain.test/",
    "https://ok.test:8443/",
    "https://games.test/",
    "https://ok.test.evil.test/",
    "https://ok.host.evil.test/",
    "https://ok.test@evil.test/",
    "https://user@ok.test/",
    "https://user:pw@ok.test/",
    "https://:pw@ok.test/",
    "https://evil.test#https://ok.test",
    "https://evil.test/https://ok.test",
    "https://xok.test/",
    "https://sub.ok.test/",
    "https://ok.test./",
    "https://оk.test/",
    "https:\\\\ok.test\\",
    "https://ok.test\\@evil.test",
    " https://ok.test/",
    "https://ok.test/ ",
    "https://ok\t.test/",
    "ht\ntps://ok.test/",
    "https://ok.test/\u0000",
    "wss://ok.test/",
    "ftp://ok.test/",
    "data:text/html,x",
    "blob:https://ok.test/1",
    "javascript:alert(1)",
    "http://localhost:5001/",
    "http://127.0.0.1:5000/",
  ])("refuses %j", (url) => {
    expect(isAllowedUrl(url, origins)).toBe(false);
  });

  test("allows nothing without a list", () => {
    expect(isAllowedUrl("https://ok.test/", [])).toBe(false);
  });

  test("allows the machine itself by each of its names once listed", () => {
    for (const origin of ["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1"])
      expect(isAllowedUrl(`${origin}/x`, [origin])).toBe(true);
    expect(isAllowedUrl("http://localhost.evil.test/", ["http://localhost.evil.test"])).toBe(false);
  });

  test("whatever it allows has a listed origin and no user", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string().map((rest) => `https://ok.test${rest}`),
        ),
        (url) => {
          if (!isAllowedUrl(url, origins)) return;
          expect(origins).toContain(new URL(url).origin);
          expect(new URL(url).username).toBe("");
        },
      ),
    );
  });
});
