import { openDatabase } from "@baize/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { MEMBER, openHarness, type Harness } from "../testing/open-harness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness(await openDatabase({ file: ":memory:" }));
});
afterAll(() => harness.database.close());

const page = async (gameId: string, locale: "zh-CN" | "en" = "zh-CN", headers: Record<string, string> = {}) => {
  const launched = await harness.provider.launch({
    memberRef: MEMBER,
    brand: "10001",
    currency: "CNY",
    gameId,
    mode: "real",
    surface: "desktop",
    locale,
  });
  if (!launched.ok) throw new Error(launched.code);
  return harness.fetch(launched.url, { headers });
};
const games = makeGames();
const oneOfEach = [...new Map(games.map((game) => [game.engine, game])).values()];

describe.each(oneOfEach.map((game) => [game.engine, game] as const))("the page of %s", (engine, game) => {
  it("states the rules with chance, payment, return and edge in both languages", async () => {
    for (const locale of ["zh-CN", "en"] as const) {
      const html = await (await page(game.id, locale)).text();
      expect(html).toContain(`<html lang="${locale}" class="engine-${engine}`);
      expect(html).toContain(locale === "en" ? "Expected return" : "理论返还率");
      expect(html).toMatch(/<b>9\d\.\d\d%<\/b>/);
      expect(html).toMatch(/\d+\/\d+<\/span> [\d.e-]+%/);
      expect(html.replace(/<script type="application\/json".*?<\/script>/s, "")).not.toMatch(
        /[{}]|undefined|NaN|\[object/,
      );
    }
  });

  it("has no script or style inside, and loads only from its own place", async () => {
    const response = await page(game.id);
    const html = await response.text();
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
    for (const [, address = ""] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect([address, /^(\/play\/assets\/|\/art\/|#y-|data:,)/.test(address)]).toEqual([address, true]);
    for (const [, address = ""] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const file = await harness.fetch(address);
      expect([address, file.status, file.headers.get("access-control-allow-origin")]).toEqual([address, 200, "*"]);
    }
  });
});

describe("every page", () => {
  it("is framed by its own site only, never stored, never sniffed, and sends no referrer", async () => {
    const { headers } = await page("zjqp-001");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("permissions-policy")).toContain(
      "publickey-credentials-create=(), publickey-credentials-get=()",
    );
    expect(headers.get("set-cookie")).toBeNull();
  });

  it.each([
    ["site.example:8443", "script-src 'self' https://site.example:8443 http://site.example:8443; "],
    ["site.example; script-src *", "script-src 'self'; "],
  ])("names its host %s where that is one, for engines to which a sandbox has no own place", async (host, part) => {
    const { headers } = await page("zjqp-001", "zh-CN", { host });
    expect(headers.get("content-security-policy")).toContain(`default-src 'none'; ${part}style-src`);
  });

  it("contains no ticket, and the session once", async () => {
    const launched = await harness.provider.launch({
      memberRef: MEMBER,
      brand: "10001",
      currency: "CNY",
      gameId: "zjqp-001",
      mode: "real",
      surface: "mobile",
      locale: "en",
    });
    if (!launched.ok) throw new Error(launched.code);
    const html = await (await harness.fetch(launched.url)).text();
    expect(html).not.toContain(launched.url.slice("/play/".length));
    expect(html).not.toContain(MEMBER);
    expect(html.match(/"session":/g)).toHaveLength(1);
  });

  it("has styles for the parts of its document", async () => {
    for (const { id } of oneOfEach) {
      const html = await (await page(id)).text();
      const links = [...html.matchAll(/"(\/play\/assets\/[^"]+\.css)"/g)].map(([, link]) => link ?? "");
      const styles = (await Promise.all(links.map(async (link) => (await harness.fetch(link)).text()))).join("");
      const classes = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => (names ?? "").split(" ")));
      const unstyled = [...classes].filter(
        (name) => !/^(icon|engine-|mode-)/.test(name) && !styles.includes(`.${name}`),
      );
      expect([id, unstyled]).toEqual([id, []]);
    }
  });

  it("has every script and style that it links, and its scene", async () => {
    const version = /\/play\/assets\/([0-9a-f]+)\//.exec(await (await page("zjqp-001")).text())?.[1];
    for (const { id, engine } of oneOfEach) {
      const links = [...(await (await page(id)).text()).matchAll(/"(\/play\/assets\/[^"]+)"/g)].map(
        ([, link]) => link ?? "",
      );
      expect(links.length).toBeGreaterThanOrEqual(6);
      for (const link of links) expect([link, (await harness.fetch(link)).status]).toEqual([link, 200]);
      for (const kind of ["js", "css"])
        expect([
          engine,
          kind,
          (await harness.fetch(`/play/assets/${version}/scenes/${engine}.${kind}`)).status,
        ]).toEqual([engine, kind, 200]);
    }
    for (const bad of ["../page.ts", "%2e%2e/page.ts", "tsconfig.json", "scenes", "__proto__"])
      expect((await harness.fetch(`/play/assets/${version}/${bad}`)).status).toBe(404);
    expect((await harness.fetch("/play/assets/000000000000/boot.js")).status).toBe(404);
  });

  it("answers a preflight of a frame without an origin", async () => {
    const { status, headers } = await harness.fetch("/play/api/round", {
      method: "OPTIONS",
      headers: {
        origin: "null",
        "access-control-request-method": "POST",
        "access-control-request-headers": "play,content-type",
      },
    });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-headers")).toContain("play");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  });
});

describe("pictures", () => {
  it("are drawn for every game and every provider", async () => {
    const addresses = [
      ...games.flatMap(({ id }) => [
        harness.provider.catalogue.game(id)?.image,
        harness.provider.catalogue.game(id)?.icon,
      ]),
      ...harness.provider.catalogue.providers().flatMap(({ image, mark }) => [image, mark]),
    ];
    const wrong: unknown[] = [];
    for (const address of addresses) {
      const response = await harness.fetch(address ?? "");
      const svg = await response.text();
      if (response.status !== 200 || !svg.startsWith("<svg") || /<script|undefined|NaN/.test(svg))
        wrong.push([address, response.status, svg.slice(0, 80)]);
    }
    expect(wrong).toEqual([]);
    expect(addresses.length).toBe(games.length * 2 + harness.provider.catalogue.providers().length * 2);
  }, 120_000);

  it("are immutable under their version, and not sent again with a matching ETag", async () => {
    const address = harness.provider.catalogue.game("zjqp-001")?.image ?? "";
    const { headers } = await harness.fetch(address);
    expect(headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    const again = await harness.fetch(address, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await harness.fetch(address.replace(/\?.*/, ""))).headers.get("cache-control")).toBe("public, max-age=300");
  });

  it.each(["/art/cover/nobody-001.svg", "/art/__proto__/x.svg", "/art/cover/zjqp-001.png", "/art/cover/..%2f.svg"])(
    "are not found at %s",
    async (address) => {
      expect((await harness.fetch(address)).status).toBe(404);
    },
  );
});
