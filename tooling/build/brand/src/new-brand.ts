import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandIcon, brandLogo, LOGO_LOCKUPS, LOGO_MARKS } from "@baize/art";
import { BrandError } from "./brand-error.ts";
import { repositoryRoot } from "./load-brand.ts";

const sum = (text: string): number => Array.from(text).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);

/** Writes a complete first draft of a brand: its data and its two drawings. */
export const newBrand = (code: string, root = repositoryRoot): string[] => {
  if (!/^[a-z0-9]{2,16}$/.test(code)) {
    throw new BrandError(`brands/${code}`, "", "is not a possible code", "Use 2 to 16 of a–z and 0–9.");
  }
  const folder = join(root, "brands", code);
  if (existsSync(folder))
    throw new BrandError(`brands/${code}`, "", "exists already", "Edit it, or choose another code.");
  const name = code.toUpperCase();
  const style = `${LOGO_MARKS[sum(code) % LOGO_MARKS.length] ?? LOGO_MARKS[0]}/${LOGO_LOCKUPS[sum(code) % LOGO_LOCKUPS.length] ?? LOGO_LOCKUPS[0]}`;
  const art = { name, nameEn: name, style, accent: "#e2b866", ink: "currentColor" };
  const data = {
    code,
    name,
    nameEn: name,
    tagline: { "zh-CN": name, en: name },
    locale: "zh-CN",
    zone: "Asia/Shanghai",
    currency: { code: "CNY", icon: "¥" },
    enabledCategoryIds: [6, 2, 7, 8, 5, 3, 4],
    coins: { jpb: false },
    vipIcons: Object.fromEntries(Array.from({ length: 11 }, (_, level) => [level, `/brand/vip-${level}.svg`])),
    contacts: [],
    licence: null,
    statistics: [],
    style: { header: "bar", hero: "table", card: "raised", navigation: "underline" },
    homeOrder: ["hero", "notices", "categories", "hotGames", "promotions", "venues", "assurance"],
    theme: { dark: {}, light: {} },
  };
  const files = {
    "brand.json": `${JSON.stringify(data, null, 2)}\n`,
    "logo.svg": brandLogo(art),
    "icon.svg": brandIcon(art),
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return Object.keys(files).map((file) => `brands/${code}/${file}`);
};
