import { localName } from "@baize/domain";
import { layerOrder, themeCss } from "@baize/ui-kit/theme";
import type { LoadedBrand } from "./load-brand.ts";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const packageJson = (code: string): string =>
  json({
    name: `@baize-app/${code}`,
    version: "0.0.0",
    private: true,
    type: "module",
    scripts: { bundle: "node -C @baize/source ../../node_modules/vite/bin/vite.js build --logLevel warn" },
    dependencies: Object.fromEntries(
      ["domain", "finance", "games", "member", "promo", "site"].map((name) => [`@baize/${name}`, "workspace:*"]),
    ),
    devDependencies: { "@baize/vite": "workspace:*" },
  });

const indexHtml = ({ brand, theme }: LoadedBrand): string => `<!doctype html>
<html lang="${brand.locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <meta name="description" content="${escapeHtml(brand.tagline[brand.locale])}" />
    <title>${escapeHtml(localName(brand)[brand.locale])}</title>
    <link rel="icon" type="image/svg+xml" href="/brand/icon.svg" />
    <link rel="apple-touch-icon" href="/brand/touch-icon.png" />
    <link rel="manifest" href="/brand/app.webmanifest" />
    <style>${layerOrder}${themeCss(theme)}</style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./main.tsx"></script>
  </body>
</html>
`;

const mainTsx = `import { startSite } from "@baize/site";
import { site } from "./site.ts";

void startSite(site);
`;

const siteTs = `import { finance } from "@baize/finance";
import { games } from "@baize/games";
import { member } from "@baize/member";
import { promo } from "@baize/promo";
import type { SiteOptions } from "@baize/site";
import { brand } from "./brand.ts";

export const site: SiteOptions = { brand, features: [games, finance, promo, member] };
`;

const brandTs = ({ brand }: LoadedBrand): string => `import type { Brand } from "@baize/site/brand";

export const brand: Brand = ${JSON.stringify(brand, null, 2)};
`;

const viteConfig = (code: string): string => `import { brandApp } from "@baize/vite";

export default brandApp("${code}");
`;

/**
 * The files of a brand's generated app, by path from the repository's root.
 *
 * @param isWorkspace whether apps are packages of a pnpm workspace that holds ours too; elsewhere the project's own
 *   manifest names what its apps need
 */
export const appFiles = (loaded: LoadedBrand, isWorkspace: boolean): Record<string, string> => {
  const { code } = loaded.brand;
  return {
    ...(isWorkspace ? { [`apps/${code}/package.json`]: packageJson(code) } : {}),
    [`apps/${code}/index.html`]: indexHtml(loaded),
    [`apps/${code}/main.tsx`]: mainTsx,
    [`apps/${code}/site.ts`]: siteTs,
    [`apps/${code}/brand.ts`]: brandTs(loaded),
    [`apps/${code}/vite.config.ts`]: viteConfig(code),
  };
};
