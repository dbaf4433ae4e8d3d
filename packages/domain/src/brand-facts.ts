import type { CategoryId } from "./categories.ts";
import { SITE_LOCALES, type SiteLocale } from "./site-locales.ts";
import type { IdentityGate, RealityCheckMinutes } from "./closed-lists.ts";
import type { ContactEntry } from "./link-action.ts";
import type { AssetCode } from "./money.ts";
import type { VipIconMap } from "./vip.ts";

/** A text in every language of the interface. */
export type LocalText = Readonly<Record<SiteLocale, string>>;

/** What carries one Chinese and one English name: brands, games, providers. */
export interface Named {
  readonly name: string;
  readonly nameEn: string;
}

/** A name by language, from a thing that carries two: the Chinese one in Chinese, the English one in all others. */
export const localName = ({ name, nameEn }: Named): LocalText =>
  Object.fromEntries(SITE_LOCALES.map((locale) => [locale, locale.startsWith("zh") ? name : nameEn])) as Record<
    SiteLocale,
    string
  >;

/** A way to reach the brand, named in every language. */
export interface BrandContact extends Omit<ContactEntry, "device"> {
  readonly device: LocalText;
}

/** The brand's contacts in one language, as a server gives them. */
export const contactsIn = (contacts: readonly BrandContact[], locale: SiteLocale): ContactEntry[] =>
  contacts.map(({ device, ...entry }) => ({ ...entry, device: device[locale] }));

/** The licence a brand shows; a brand without one does not build for release. */
export interface LicenceFacts {
  readonly holder: string;
  readonly number: string;
  readonly url: string;
  /** Youngest age allowed to play, in years. */
  readonly minAge: number;
  /** What the licence asks of player protection, where that is more than the ordinary rules. */
  readonly protection?: LicenceProtection | undefined;
}

/** Rules of a licence on player protection. */
export interface LicenceProtection {
  /** Hours between asking for a looser limit and its confirmation; 24 where it says nothing. */
  readonly increaseDelayHours?: number | undefined;
  /** Longest time of play without a reality check, in minutes; 60 where it says nothing. */
  readonly realityCheckMinutes?: RealityCheckMinutes | undefined;
  /** What is closed to members whose identity is not verified; nothing where it says nothing. */
  readonly identityFor?: readonly IdentityGate[] | undefined;
}

/** A web-statistics script (docs/specification.md §3.5). */
export interface StatisticsEntry {
  readonly url: string;
  readonly platform_ck: string;
}

/** Names of the looks a brand picks; the interface owns what each means. */
export interface BrandStyle {
  readonly header: string;
  readonly hero: string;
  readonly card: string;
  readonly navigation: string;
}

/** Home page sidebar sections in their fixed order (docs/specification.md §2.5). */
export const HOME_SIDEBAR = ["app", "hotGame", "info"] as const;

export type HomeSidebarSection = (typeof HOME_SIDEBAR)[number];

/** What one white-label build knows about its brand (docs/specification.md §1.2). */
export interface BrandFacts {
  /** Brand code, e.g. `"188"`. */
  readonly code: string;
  /** Sent as a header only when the brand has one. */
  readonly siteCode?: string | undefined;
  readonly name: string;
  readonly nameEn: string;
  readonly locale: SiteLocale;
  /** IANA zone of the brand's days. */
  readonly zone: string;
  readonly currency: { readonly code: AssetCode; readonly icon: string };
  readonly enabledCategoryIds: readonly CategoryId[];
  /** Names that override game names, by game or provider id. */
  readonly sportsNames: Readonly<Record<string, LocalText>>;
  readonly coins: { readonly jpb: boolean };
  readonly vipIcons: VipIconMap;
  readonly contacts: readonly BrandContact[];
  readonly licence: LicenceFacts | null;
  readonly statistics: readonly StatisticsEntry[];
  /** Where the site's calls go, when not to its own host. */
  readonly backend?: { readonly origin?: string | undefined } | undefined;
  readonly style: BrandStyle;
  readonly tagline: LocalText;
  /** Order of the home page's main sections, by section id. */
  readonly homeOrder: readonly string[];
}
