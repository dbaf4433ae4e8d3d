export { CATEGORY_IDS, type CategoryId } from "./category.ts";
export { type GameArt } from "./cover-plan.ts";
export {
  type ArtPalette,
  avatarArt,
  bankMark,
  type BrandArt,
  brandIcon,
  brandLogo,
  categoryArt,
  currencyIcon,
  emptyArt,
  type EmptyKind,
  type EmptyPaint,
  HERO_STYLES,
  heroArt,
  heroArtMobile,
  type HeroArt,
  LOGO_LOCKUPS,
  LOGO_MARKS,
  type PaymentKind,
  paymentMark,
  providerBanner,
  providerMark,
  vipBadge,
} from "./door.ts";
export { gameCover } from "./game-cover.ts";
export { gameIcon } from "./game-icon.ts";
