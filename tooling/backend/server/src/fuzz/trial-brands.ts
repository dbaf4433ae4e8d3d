import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Tenant } from "../tenant.ts";
import { tenantOf } from "../testing/world.ts";

/** Two brands with a page at every path; `folder` holds it. */
export const trialBrands = (folder: string): readonly [Tenant, Tenant] => {
  const staticDir = join(folder, "site");
  mkdirSync(staticDir, { recursive: true });
  writeFileSync(join(staticDir, "index.html"), "<!doctype html><html><head></head><body>page</body></html>");
  return [tenantOf("alpha", { siteCode: "AL01", staticDir }), tenantOf("beta", { staticDir })];
};
