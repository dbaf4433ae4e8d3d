import { withEngines } from "@baize/ledger/testing";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { MEMBER, openHarness, type Harness } from "../testing/open-harness.ts";
import { exitAddress } from "./exit-address.ts";

const LISTED = "https://lobby.example";
const ORIGINS = [LISTED, "http://localhost:4173"];
const SITE = "https://site.example";

const HOSTS = [
  "evil.example",
  "lobby.example.evil.example",
  "evil.example#lobby.example",
  "evil.example?lobby.example",
  "lobby.example@evil.example",
  "lobby.example:pw@evil.example",
  "evil.example/lobby.example",
  "lobby.exampIe",
  "lоbby.example",
  "lobby.example.",
  "lobby.example:8443",
  "lobby。example",
  "evil.example%2elobby.example",
  "xn--lbby-5cd.example",
  "[::1]",
  "127.0.0.1",
  "2130706433",
  "0x7f.1",
  "localhost",
  "169.254.169.254",
];
const SCHEMES = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\tscript:alert(1)",
  " javascript:alert(1)",
  "javascript://lobby.example/%0aalert(1)",
  "javascript:/*https://lobby.example*/alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://lobby.example/1",
  "file:///etc/passwd",
  "ftp://lobby.example",
  "ws://lobby.example",
  "wss://lobby.example",
  "about:blank",
  "view-source:https://lobby.example",
  "intent://lobby.example#Intent;scheme=https;end",
  "mailto:a@lobby.example",
  "tel:1",
  "filesystem:https://lobby.example/x",
  "http://lobby.example",
];
const SLASHES = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "\\",
  "/\t/",
  "/\n/",
  "/\r/",
  "\t//",
  " //",
  "/%2f",
  "/%2F%2f",
  "/%5c",
  "/%5C%5c",
  "/%252f",
  "/%252F%252F",
  "/%25252f%25252f",
  "/.//",
  "/..//",
  "/./\\",
  "/%09/",
  "/%0d%0a/",
  "/\u0000/",
  "/\u2028//",
  "/..%2f%2f",
  "/a//",
  "/a/%2f%2f",
  "/;//",
].map((start) => `${start}evil.example`);
const FORMS = [
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https:\\\\evil.example",
  "https:\\evil.example",
  "https://evil.example\\@lobby.example",
  "https://lobby.example\\@evil.example",
  "https://lobby.example\\.evil.example",
  "https://lobby.example%2f@evil.example",
  "https://lobby.example%00.evil.example",
  "https://lobby.example\u0000@evil.example",
  "https://lobby.example\n.evil.example",
  "https://lobby.example\t@evil.example",
  "ht\ntps://evil.example",
  "https://\u202Elobby.example@evil.example",
  "h\u0000ttps://evil.example",
  "HTTPS://EVIL.EXAMPLE",
  "https://user@lobby.example",
  "https://:@evil.example",
  "https://@evil.example",
  "?//evil.example",
  "#//evil.example",
  "evil.example",
  "./evil.example",
  "../evil.example",
  ".",
  "..",
  "",
  " ",
  "null",
  "undefined",
  "[object Object]",
  "/%",
  "/%zz",
  "/%c0%af/evil.example",
  "/\u007f",
  `/${"a".repeat(2001)}`,
  "https://",
  "https://.",
  "//",
];
const TRICKS = [
  ...HOSTS.map((host) => `https://${host}/x`),
  ...SCHEMES,
  ...SLASHES,
  ...FORMS,
  "%68ttps://evil.example",
  "/\uFF0F\uFF0Fevil.example\\",
  "//evil.example/%2e%2e",
  "https://lobby.example:443@evil.example",
  "https://[lobby.example]@evil.example",
  "https://lobby.example;@evil.example",
  "https://lobby.example&@evil.example",
  "https://lobby.example=evil.example@evil.example",
  "http://lobby.example:443",
  "https://%6cobby.example.evil.example",
];

/** The URL that a browser on the site navigates to. */
const originOf = (address: string): string => new URL(address, `${SITE}/play/game/x`).origin;
const isListed = (address: string): boolean => [SITE, ...ORIGINS].includes(originOf(address));

describe("the exit URL of a game", () => {
  it("has at least a hundred and twenty hostile inputs", () =>
    expect(new Set(TRICKS).size).toBeGreaterThanOrEqual(120));

  it.each(TRICKS)("stays on the list for %j", (trick) => {
    const address = exitAddress(trick, ORIGINS);
    expect([address, isListed(address)]).toEqual([address, true]);
    expect(new URL(address, SITE).username + new URL(address, SITE).password).toBe("");
    expect(address).not.toMatch(/evil/i);
  });

  it("leads to paths of the site and to listed origins", () => {
    expect(exitAddress("/venue/chess?state=normal#x", ORIGINS)).toBe("/venue/chess?state=normal#x");
    expect(exitAddress("/app/game/egame", ORIGINS)).toBe("/app/game/egame");
    expect(exitAddress(`${LISTED}/home`, ORIGINS)).toBe(`${LISTED}/home`);
    expect(exitAddress("http://localhost:4173/home", ORIGINS)).toBe("http://localhost:4173/home");
    for (const none of [undefined, null, "", `${LISTED}/home`]) expect(exitAddress(none, [])).toBe("/");
  });

  it("stays on the list for any input", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "//",
      "%2f",
      "%5c",
      "@",
      ":",
      "https:",
      "javascript:",
      "evil.example",
      "lobby.example",
      "\t",
      "\n",
      "?",
      "#",
      ".",
      "..",
      " ",
      "%00",
      "https://lobby.example",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 7 }).map((parts) => parts.join("")),
          fc.webUrl(),
          fc.string(),
        ),
        (url) => {
          expect([url, isListed(exitAddress(url, ORIGINS))]).toEqual([url, true]);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

withEngines("launch parameters on the page", (open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness(await open());
  });
  const boot = async (over: object) => {
    const launched = await harness.provider.launch({
      memberRef: MEMBER,
      brand: "10001",
      currency: "CNY",
      gameId: "zjqp-001",
      mode: "real",
      surface: "mobile",
      locale: "zh-CN",
      ...over,
    });
    if (!launched.ok) throw new Error(launched.code);
    const page = await (await harness.fetch(launched.url)).text();
    return {
      page,
      data: JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}") as {
        readonly exitUrl?: string;
        readonly zone?: string | null;
      },
    };
  };

  it("contain the checked exit URL, and the root for a hostile one", async () => {
    expect((await boot({ exitUrl: "/venue/chess" })).data.exitUrl).toBe("/venue/chess");
    for (const exitUrl of [undefined, "//evil.example", "javascript:alert(1)", "</script><script>alert(1)</script>"])
      expect((await boot({ exitUrl })).data.exitUrl).toBe("/");
  });

  it("contain a known time zone, and none for anything else", async () => {
    expect((await boot({ zone: "Asia/Kuala_Lumpur" })).data.zone).toBe("Asia/Kuala_Lumpur");
    for (const zone of [undefined, "", "Mars/Olympus", "__proto__", "+08:00", "<b>", "x".repeat(100)])
      expect((await boot({ zone })).data.zone).toBeNull();
  });

  it("never contain an unknown locale", async () => {
    for (const locale of ["xx", "__proto__", 'en"><script>', ""])
      expect((await boot({ locale })).page).toContain('<html lang="zh-CN" class="engine-tiles mode-real">');
  });
});
