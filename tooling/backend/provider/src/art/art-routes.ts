import { gameCover, gameIcon, providerBanner, providerMark } from "@baize/art";
import { createHash } from "node:crypto";
import { Hono } from "hono";
import { artOf } from "./game-art.ts";
import type { LiveCatalogue } from "../catalogue/catalogue.ts";
import { forFrames } from "../play/headers.ts";
import { ART_VERSION } from "./addresses.ts";

interface Picture {
  readonly svg: string;
  readonly etag: string;
}

/** Size of the cache of drawings; the least recently used are evicted. */
const CACHE_SIZE = 600;

const KINDS: Readonly<Record<string, (catalogue: LiveCatalogue, id: string) => string | null>> = {
  cover(catalogue, id) {
    const game = catalogue.facts(id);
    return game && gameCover(artOf(game));
  },
  icon(catalogue, id) {
    const game = catalogue.facts(id);
    return game && gameIcon(artOf(game));
  },
  provider(catalogue, id) {
    const provider = catalogue.provider(id);
    return provider && providerBanner({ seed: provider.platform, category: provider.gameType, name: provider.name });
  },
  mark(catalogue, id) {
    const provider = catalogue.provider(id);
    return provider && providerMark({ seed: provider.platform, name: provider.name });
  },
};

/** `/cover|icon|provider|mark/<id>.svg`. With the current version in the query a picture is cached as immutable. */
export const artRoutes = (catalogue: LiveCatalogue): Hono => {
  const cache = new Map<string, Picture>();
  const picture = (kind: string, id: string): Picture | null => {
    const key = `${kind}/${id}`;
    const found = cache.get(key);
    if (found !== undefined) {
      cache.delete(key);
      cache.set(key, found);
      return found;
    }
    const svg = (Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined)?.(catalogue, id) ?? null;
    if (svg === null) return null;
    const drawn = { svg, etag: `"${createHash("sha256").update(svg).digest("base64url").slice(0, 20)}"` };
    cache.set(key, drawn);
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHE_SIZE) break;
      cache.delete(oldest);
    }
    return drawn;
  };
  return new Hono().use(forFrames).get("/:kind/:file{[A-Za-z0-9_-]+\\.svg}", (c) => {
    const drawn = picture(c.req.param("kind"), c.req.param("file").slice(0, -".svg".length));
    if (drawn === null) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    c.header("ETag", drawn.etag);
    c.header(
      "Cache-Control",
      c.req.query("v") === ART_VERSION ? "public, max-age=31536000, immutable" : "public, max-age=300",
    );
    if (c.req.header("if-none-match") === drawn.etag) return c.body(null, 304);
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return c.body(drawn.svg, 200, { "Content-Type": "image/svg+xml; charset=utf-8" });
  });
};
