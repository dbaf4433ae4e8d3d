import type { LoadedBrand } from "@baize/brand";
import { localName } from "@baize/domain";
import { baseTheme } from "@baize/ui-kit/theme";
import sharp from "sharp";

/** Edges in pixels of the icons that a device shows among its apps, by path from the site's root. */
const ICONS = { "brand/touch-icon.png": 180, "brand/icon-192.png": 192, "brand/icon-512.png": 512 } as const;

/**
 * What a device needs to keep a site among its apps (W3C, Web Application Manifest), by path from the site's root: the
 * manifest, and the brand's icon as pixels, since no device takes a drawing.
 *
 * @param icon the brand's icon as SVG, without `currentColor`
 */
export const appManifest = async (
  { brand, theme }: LoadedBrand,
  icon: string,
): Promise<Record<string, string | Uint8Array>> => {
  const { canvas } = { ...baseTheme.dark, ...theme.dark };
  const name = localName(brand)[brand.locale];
  const manifest = {
    id: "/",
    name,
    short_name: name,
    description: brand.tagline[brand.locale],
    lang: brand.locale,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: canvas,
    theme_color: canvas,
    icons: Object.entries(ICONS).map(([path, edge]) => ({
      src: `/${path}`,
      sizes: `${edge}x${edge}`,
      type: "image/png",
      // Icons fill their square, with nothing that matters near its edges.
      purpose: "any maskable",
    })),
  };
  const pixels = Object.entries(ICONS).map(async ([path, edge]) => [
    path,
    await sharp(Buffer.from(icon), { density: 72 * (edge / 96) })
      .resize(edge, edge)
      .flatten({ background: canvas })
      .png({ palette: true })
      .toBuffer(),
  ]);
  return {
    "brand/app.webmanifest": JSON.stringify(manifest),
    ...(Object.fromEntries(await Promise.all(pixels)) as Record<string, Uint8Array>),
  };
};
