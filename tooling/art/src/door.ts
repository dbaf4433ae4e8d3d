import { document, escapeXml } from "./xml.ts";

export type EmptyKind = "records" | "games" | "cards" | "messages" | "search" | "network" | "maintenance" | "notfound";
export type PaymentKind = "bank" | "coin" | "alipay" | "wechat";
export interface EmptyPaint {
  accent: string;
  line: string;
  surface: string;
}
export interface BrandArt {
  name: string;
  nameEn: string;
  style: string;
  accent: string;
  ink: string;
}

const plate = (w: number, h: number, text: string): string =>
  document(w, h, text, `<rect width="${w}" height="${h}" fill="#123"/><text x="${w / 2}" y="${h / 2}" fill="#fff" text-anchor="middle">${escapeXml(text)}</text>`);

export const LOGO_MARKS = ["crest"] as const;
export const LOGO_LOCKUPS = ["line"] as const;
export const vipBadge = (level: number): string => plate(96, 96, `${level}`);
export const emptyArt = (kind: EmptyKind, paint: EmptyPaint): string => plate(240, 180, kind + paint.accent);
export const avatarArt = (seed: string): string => plate(96, 96, seed);
export const currencyIcon = (code: string): string => plate(48, 48, code);
export const bankMark = (code: string): string => plate(48, 48, code);
export const paymentMark = (kind: PaymentKind): string => plate(48, 48, kind);
/** `style` is `<mark>/<lockup>`, one of LOGO_MARKS and one of LOGO_LOCKUPS. */
export const brandLogo = (o: BrandArt): string => plate(240, 64, o.name);
export const brandIcon = (o: BrandArt): string => plate(96, 96, o.name);
