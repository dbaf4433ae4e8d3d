import { avatarArt, categoryArt, heroArt, heroArtMobile, paymentMark, vipBadge } from "@baize/art";
import type { LoadedBrand } from "@baize/brand";
import { baseTheme } from "@baize/ui-kit/theme";
import { appManifest } from "./app-manifest.ts";

/** Drawings of one brand, by path from the site's root. */
const drawingsOf = ({ brand, theme, logo, icon }: LoadedBrand): Record<string, string> => {
  const dark = { ...baseTheme.dark, ...theme.dark };
  const light = { ...baseTheme.light, ...theme.light };
  const palette = { from: dark.heroFrom, to: dark.heroTo, accent: dark.accent };
  const hero = { seed: brand.code, style: brand.style.hero, ...palette };
  const ink = (colour: string): string => logo.replaceAll("currentColor", colour);
  return {
    "brand/logo.svg": ink(dark.text),
    "brand/logo-light.svg": ink(light.text),
    "brand/icon.svg": icon.replaceAll("currentColor", dark.text),
    "brand/avatar.svg": avatarArt(brand.code),
    "brand/hero.svg": heroArt(hero),
    "brand/hero-mobile.svg": heroArtMobile(hero),
    ...Object.fromEntries(brand.enabledCategoryIds.map((id) => [`brand/category-${id}.svg`, categoryArt(id, palette)])),
    ...Object.fromEntries(brand.deposits.map((kind) => [`brand/pay-${kind}.svg`, paymentMark(kind)])),
    ...Object.fromEntries(
      Object.keys(brand.vipIcons).map((level) => [`brand/vip-${level}.svg`, vipBadge(Number(level))]),
    ),
  };
};

/** Files of one brand that no code holds, by path from the site's root: its drawings, and what makes it an app. */
export const brandAssets = async (loaded: LoadedBrand): Promise<Record<string, string | Uint8Array>> => {
  const drawings = drawingsOf(loaded);
  return { ...drawings, ...(await appManifest(loaded, drawings["brand/icon.svg"] ?? loaded.icon)) };
};
