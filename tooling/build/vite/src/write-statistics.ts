import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Brand } from "@baize/site/brand";
import { bundleScript } from "./bundle-script.ts";

const source = fileURLToPath(new URL(`page/stats-page${extname(import.meta.url)}`, import.meta.url));

/**
 * Writes `stats.html` beside a brand's documents: the page in which its statistics scripts run, in a frame without the
 * site's origin. Its policy knows the hosts of the brand's own data alone; the host's header adds
 * `frame-ancestors 'self'; sandbox allow-scripts`, which a document cannot say of itself.
 */
export const writeStatistics = async (folder: string, statistics: Brand["statistics"]): Promise<void> => {
  const script = (await bundleScript(source)).trim();
  const origins = [...new Set(statistics.map(({ url }) => new URL(url).origin))].join(" ");
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = [
    "default-src 'none'",
    `script-src ${[origins, `'sha256-${hash}'`].filter((source) => source !== "").join(" ")}`,
    ...(origins === "" ? [] : [`connect-src ${origins}`, `img-src ${origins}`]),
    "base-uri 'none'",
  ].join("; ");
  writeFileSync(
    join(folder, "stats.html"),
    `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"><title>-</title><script>${script}</script>\n`,
  );
};
