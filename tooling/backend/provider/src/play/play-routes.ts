import { StorageFault } from "@baize/ledger";
import { Hono } from "hono";
import type { ProviderContext } from "../provider-context.ts";
import { isPlaceClosed } from "./admission.ts";
import { playApi } from "./api.ts";
import { readAssets } from "./assets.ts";
import { makeBoot } from "./boot.ts";
import { forFrames, pageHeaders } from "./headers.ts";
import { gamePage, spentPage } from "./page.ts";
import { openTicket } from "./sessions.ts";

const DOCUMENTS: ReadonlySet<string> = new Set(["document", "iframe", "frame"]);

/** Game pages under `/play` on a brand's site. A ticket of the brand opens one once. */
export const playRoutes = (context: ProviderContext, brand: string): Hono => {
  const assets = readAssets();
  const base = `/play/assets/${assets.version}`;
  const spent = (language: string | undefined) => spentPage(language?.startsWith("en") === true ? "en" : "zh-CN", base);
  const app = new Hono();

  app.get("/assets/:version/:file{.+}", forFrames, (c) => {
    const asset = c.req.param("version") === assets.version ? assets.get(c.req.param("file")) : undefined;
    if (asset === undefined) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    return c.body(asset.body, 200, {
      "Content-Type": asset.type,
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
  app.route("/api", playApi(context, brand));

  /** The address of a running game; loading it again opens nothing. */
  app.get("/game/:id", pageHeaders, (c) => c.html(spent(c.req.header("accept-language")), 410));

  app.get("/:ticket{[A-Za-z0-9_-]{32}}", pageHeaders, async (c) => {
    const destination = c.req.header("sec-fetch-dest");
    const purpose = `${c.req.header("sec-purpose") ?? ""}${c.req.header("purpose") ?? ""}`;
    if (c.req.method !== "GET") return c.text("A ticket is opened by GET only.", 405);
    if (purpose.includes("prefetch") || (destination !== undefined && !DOCUMENTS.has(destination)))
      return c.text("A ticket is opened by a visit only.", 403);
    const opened = await openTicket(context, brand, c.req.param("ticket"));
    const game = opened === null ? null : context.catalogue.facts(opened.play.game_id);
    const provider = game === null ? null : context.catalogue.provider(game.platform);
    if (opened === null || game === null || provider === null || isPlaceClosed(context, opened.play))
      return c.html(spent(c.req.header("accept-language")), 410);
    return c.html(gamePage({ game, provider, boot: makeBoot(context, game, opened), base }));
  });
  app.onError((error, c) => {
    if (error instanceof StorageFault)
      return c.text("The game cannot be opened just now. Try again in a moment.", 503, { "Retry-After": "5" });
    throw error;
  });
  return app;
};
