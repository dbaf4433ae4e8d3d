import { describe, expect, it } from "vitest";
import { launchAddress } from "./launch-address.ts";

const OWN = "https://site.example";

describe("launchAddress", () => {
  it.each([
    ["/play/ticket", "https://site.example/play/ticket"],
    ["https://site.example/play/ticket?x=1", "https://site.example/play/ticket?x=1"],
  ])("accepts a game page of this site: %s", (url, address) => expect(launchAddress(url, OWN)).toBe(address));
  it("accepts an address on a listed origin", () => {
    expect(launchAddress("https://games.example/a?b=1", OWN, ["https://games.example"])).toBe("https://games.example/a?b=1");
  });
  it.each([
    "javascript:alert(1)",
    "//evil.example/play/x",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https://evil.example/play/x",
    "https://site.example.evil.example/play/x",
    "https://site.example@evil.example/play/x",
    "http://site.example/play/x",
    "/play/../console",
    "/play/%2e%2e/console",
    "/play/%2F%2Fevil.example",
    "/playground",
    "/finance/withdraw",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "blob:https://site.example/1",
    "",
    " /play/x",
  ])("refuses %j", (url) => expect(launchAddress(url, OWN, ["https://games.example"])).toBeNull());
});
