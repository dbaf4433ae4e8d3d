export { type ArtPalette, categoryArt } from "./category-art.ts";
export { CATEGORY_IDS, type CategoryId } from "./category.ts";
export { type GameArt } from "./cover-plan.ts";
export {
  avatarArt,
  bankMark,
  type BrandArt,
  brandIcon,
  brandLogo,
  currencyIcon,
  emptyArt,
  type EmptyKind,
  type EmptyPaint,
  LOGO_LOCKUPS,
  LOGO_MARKS,
  type PaymentKind,
  paymentMark,
  vipBadge,
} from "./door.ts";
export { gameCover } from "./game-cover.ts";
export { gameIcon } from "./game-icon.ts";
export { type ProviderBanner, providerBanner } from "./provider-banner.ts";
export { providerMark, type ProviderName } from "./provider-mark.ts";
export { HERO_STYLES, type HeroArt, heroArt, heroArtMobile, type HeroStyle, isHeroStyle } from "./hero/hero-art.ts";
