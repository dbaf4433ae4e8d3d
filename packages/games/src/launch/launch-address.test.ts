import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { launchAddress } from "./launch-address.ts";
import { LISTED, OWN, URL_TRICKS } from "./url-tricks.test.support.ts";

const leads = (url: string) => launchAddress(url, OWN, [LISTED]);
/** Where a browser on a page of the site would go. */
const isOnList = (address: string): boolean => {
  const { origin, pathname, username, password } = new URL(address, `${OWN}/venues`);
  return username === "" && password === "" && (origin === LISTED || (origin === OWN && pathname.startsWith("/play/")));
};

describe("launchAddress", () => {
  it.each([
    ["/play/ticket", "https://site.example/play/ticket"],
    ["https://site.example/play/ticket?x=1", "https://site.example/play/ticket?x=1"],
    ["https://games.example/a?b=1", "https://games.example/a?b=1"],
    ["https://games.example:443/a", "https://games.example/a"],
  ])("accepts a game page of this site or of a listed origin: %s", (url, address) => expect(leads(url)).toBe(address));
  it("follows nothing elsewhere without a list", () =>
    expect(launchAddress("https://games.example/a", OWN)).toBeNull());
  it("knows at least 120 tricks", () => expect(URL_TRICKS.length).toBeGreaterThanOrEqual(120));
  it.each(URL_TRICKS)("refuses %j", (url) => expect(leads(url)).toBeNull());
  it("never leaves the list, whatever is pieced together", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              "/",
              "//",
              "\\",
              "play/",
              "/play/",
              OWN,
              LISTED,
              "evil.example",
              "@",
              ":",
              "https:",
              "javascript:",
              "..",
              "%2e",
              "%2F",
              "%5c",
              "?",
              "#",
              "\t",
              "\n",
              ".",
            ),
            fc.string({ maxLength: 4 }),
          ),
          { maxLength: 7 },
        ),
        (pieces) => {
          const address = leads(pieces.join(""));
          expect(address === null || isOnList(address)).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    ));
});
