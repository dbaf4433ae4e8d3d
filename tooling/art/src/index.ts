export { avatarArt } from "./avatar-art.ts";
export { bankMark } from "./bank-mark.ts";
export { type BrandArt, brandIcon, brandLogo, isLogoStyle, LOGO_MARKS } from "./brand-logo.ts";
export { LOGO_LOCKUPS, type LogoLockup } from "./brand-lockups.ts";
export type { LogoMark } from "./brand-marks.ts";
export { type ArtPalette, categoryArt } from "./category-art.ts";
export { CATEGORY_IDS, type CategoryId } from "./category.ts";
export type { GameArt } from "./cover-plan.ts";
export { currencyIcon } from "./currency-icon.ts";
export { EMPTY_KINDS, emptyArt, type EmptyKind, type EmptyPaint } from "./empty-art.ts";
export { gameCover } from "./game-cover.ts";
export { gameIcon } from "./game-icon.ts";
export {
  HERO_STYLES,
  type HeroArt,
  heroArt,
  heroArtMobile,
  type HeroStyle,
  isHeroStyle,
} from "./hero/hero-art.ts";
export { PAYMENT_KINDS, type PaymentKind, paymentMark } from "./payment-mark.ts";
export { type ProviderBanner, providerBanner } from "./provider-banner.ts";
export { providerMark, type ProviderName } from "./provider-mark.ts";
export { vipBadge } from "./vip-badge.ts";
