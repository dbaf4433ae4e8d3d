import { describe, expect, it } from "vitest";
import { type RequestFacts, requestKind } from "./request-kind.ts";

const ORIGIN = "https://bitai.example";
const PAGES = ["", "home", "finance", "app"];
const ask = (path: string, more: Partial<RequestFacts> = {}) =>
  requestKind(
    { method: "GET", mode: "cors", destination: "", headers: new Headers(), url: new URL(path, ORIGIN).href, ...more },
    ORIGIN,
    PAGES,
  );
const open = (path: string, more: Partial<RequestFacts> = {}) =>
  ask(path, { mode: "navigate", destination: "document", ...more });

describe("the worker", () => {
  it("answers versioned files and the site's own pages", () => {
    expect([ask("/assets/entry-B1.js"), ask("/assets/style-C2.css", { mode: "no-cors" })]).toEqual(["file", "file"]);
    expect([open("/"), open("/home?i_code=7"), open("/finance/deposit"), open("/app/home")]).toEqual([
      "page",
      "page",
      "page",
      "page",
    ]);
  });
  it.each([
    "/api/findmed/v1/member/balance",
    "/api/game/transfer?amount=1",
    "/api/f/v1/upload",
    "/media/abc",
    "/play/round",
    "/console/members",
    "/desk",
    "/art/hero.svg",
    "/brand/logo.svg",
    "/reports/csp",
    "/stats.html",
    "/sw.js",
    "/home",
    "/api/assets/x.js",
  ])("leaves a request for %s to the network", (path) => {
    expect(ask(path)).toBeNull();
  });
  it.each([
    "/play/launch?game=1",
    "/console",
    "/media/abc",
    "/desk",
    "/api/docs",
    "/stats.html",
    "/assets/entry-B1.js",
    "/homes",
    "/%61pi/x",
  ])("leaves a window at %s to the network", (path) => {
    expect(open(path)).toBeNull();
  });
  it("leaves every method but GET", () => {
    for (const method of ["POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
      expect([ask("/assets/entry-B1.js", { method }), open("/home", { method })]).toEqual([null, null]);
  });
  it("leaves whatever carries a token, in a header or in the query", () => {
    for (const name of ["token", "Token", "X-XSRF-TOKEN", "authorization"])
      expect(ask("/assets/entry-B1.js", { headers: new Headers({ [name]: "1" }) })).toBeNull();
    for (const query of ["?token=1", "?launchToken=1", "?a=1&access_token=1"])
      expect([ask(`/assets/entry-B1.js${query}`), open(`/home${query}`)]).toEqual([null, null]);
  });
  it("leaves frames and other hosts", () => {
    expect(open("/home", { destination: "iframe" })).toBeNull();
    expect([ask("https://other.example/assets/x.js"), open("https://other.example/home")]).toEqual([null, null]);
  });
});
