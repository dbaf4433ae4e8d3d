import type { HeaderNames } from "@baize/api-client/contract";
import {
  ACCOUNT_CURRENCIES,
  CATEGORY_IDS,
  DEPOSIT_KINDS,
  IDENTITY_GATES,
  LINK_ACTION,
  REALITY_CHECK_MINUTES,
  SITE_LOCALES,
  type SiteLocale,
  VIP_LEVELS,
  type VipLevel,
} from "@baize/domain";
import * as v from "valibot";

const code = v.pipe(v.string(), v.regex(/^[a-z0-9]{2,16}$/, "expected 2 to 16 of a–z and 0–9"));
const words = v.pipe(v.string(), v.trim(), v.minLength(1, "must not be empty"), v.maxLength(80));
const path = v.pipe(v.string(), v.regex(/^\/[\w./-]+$/, "expected a path from the site root"));
const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith("https://"));
/** https, or this machine's own address for development. */
const origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$))[^?#]*$/),
);
const headerName = v.exactOptional(
  v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/, "expected the name of a header")),
);
/** Chinese and English; in a further language English stands where its own text is not written yet. */
const localText = v.pipe(
  v.record(v.picklist(SITE_LOCALES), words),
  v.check((text) => text["zh-CN"] !== undefined && text.en !== undefined, "expected a text for zh-CN and one for en"),
  v.transform(
    (text) =>
      Object.fromEntries(SITE_LOCALES.map((locale) => [locale, text[locale] ?? text.en])) as Record<SiteLocale, string>,
  ),
);
const categoryId = v.picklist(Object.values(CATEGORY_IDS));

const contact = v.strictObject({
  /** What it is, by language. */
  device: localText,
  number: words,
  icon: v.picklist(["service", "chat", "mail", "phone", "channel"]),
  /** docs/specification.md §9.10: COPY=1, OPEN_NEW=2. */
  action: v.picklist(Object.values(LINK_ACTION)),
  url: v.optional(httpsUrl),
});

const theme = v.strictObject({
  dark: v.record(v.string(), v.string()),
  light: v.record(v.string(), v.string()),
  shape: v.optional(v.record(v.string(), v.string()), {}),
});

export const HEADER_STYLES = ["bar", "split", "centre", "glass"] as const;
export const CARD_STYLES = ["raised", "outline", "flat", "soft"] as const;
export const NAVIGATION_STYLES = ["underline", "pill", "block", "plain"] as const;
export const HOME_SECTIONS = [
  "hero",
  "notices",
  "categories",
  "hotGames",
  "promotions",
  "venues",
  "assurance",
] as const;

/** A brand as its team writes it in brands/<code>/brand.json; an unknown key is refused. */
export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  code,
  /** Sent as the site-code header; only brands that have one (docs/specification.md §7.1). */
  siteCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,16}$/))),
  name: words,
  nameEn: words,
  tagline: localText,
  locale: v.picklist(SITE_LOCALES),
  /** The operator's own back end, where it is not the reference one on the same host (docs/guides/operators.md). */
  backend: v.optional(
    v.strictObject({
      /** Default: the site's own. */
      origin: v.optional(origin),
      /** Names of headers that differ from the contract's, by use. */
      headerNames: v.optional(
        v.strictObject({
          device: headerName,
          token: headerName,
          language: headerName,
          site: headerName,
          fixed: headerName,
          background: headerName,
          nextToken: headerName,
          family: headerName,
          xsrf: headerName,
        } satisfies Record<keyof HeaderNames, typeof headerName>),
      ),
      /** Paths that differ from the contract's, by the contract's. */
      paths: v.optional(v.record(path, path)),
    }),
  ),
  /** Whether a new tab takes over the session of an open one. False where devices are shared. */
  sessionHandOver: v.optional(v.boolean(), true),
  /** IANA time zone in which days begin. */
  zone: v.pipe(v.string(), v.regex(/^[A-Za-z_]+\/[A-Za-z_/]+$/, "expected an IANA zone such as Asia/Shanghai")),
  currency: v.strictObject({
    code: v.picklist(ACCOUNT_CURRENCIES),
    icon: v.pipe(v.string(), v.minLength(1), v.maxLength(4)),
  }),
  enabledCategoryIds: v.pipe(
    v.array(categoryId),
    v.minLength(1),
    v.check((ids) => new Set(ids).size === ids.length, "an id is listed twice"),
  ),
  /** Names of sports providers and games that override the served ones, by id. */
  sportsNames: v.optional(v.record(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,64}$/)), localText), {}),
  /** Whether coin type 17 (JPB) exists here. */
  coins: v.strictObject({ jpb: v.boolean() }),
  /** Icon path for each VIP level 0 to 10 (docs/specification.md §3.8). */
  vipIcons: v.strictObject(
    Object.fromEntries(VIP_LEVELS.map((level) => [level, path])) as Record<VipLevel, typeof path>,
  ),
  contacts: v.array(contact),
  /** Ways to pay in that the footer shows, in order. */
  deposits: v.optional(v.array(v.picklist(DEPOSIT_KINDS)), [...DEPOSIT_KINDS]),
  /** Null while the brand may not be released. */
  licence: v.nullable(
    v.strictObject({
      holder: words,
      number: words,
      url: httpsUrl,
      minAge: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(25)),
      /** What the licence asks of player protection; the ordinary rules where it says nothing. */
      protection: v.optional(
        v.strictObject({
          /** Hours until a looser limit may be confirmed: 24 at least, 30 days at most. */
          increaseDelayHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(24), v.maxValue(720))),
          /** Longest time of play without a reality check. */
          realityCheckMinutes: v.optional(v.picklist(REALITY_CHECK_MINUTES)),
          /** What is closed to members whose identity is not verified. */
          identityFor: v.optional(v.pipe(v.array(v.picklist(IDENTITY_GATES)), v.maxLength(IDENTITY_GATES.length))),
        }),
      ),
    }),
  ),
  /** Statistics entries used when the server supplies none (docs/specification.md §1.5). */
  statistics: v.array(v.strictObject({ url: httpsUrl, platform_ck: v.pipe(v.string(), v.maxLength(64)) })),
  style: v.strictObject({
    header: v.picklist(HEADER_STYLES),
    /** A hero drawing of the art generator. */
    hero: v.picklist(["table", "skyline", "waves", "rays", "lattice", "orbit", "peaks", "garden", "mosaic", "ribbon"]),
    card: v.picklist(CARD_STYLES),
    navigation: v.picklist(NAVIGATION_STYLES),
  }),
  homeOrder: v.pipe(v.array(v.picklist(HOME_SECTIONS)), v.minLength(1)),
  theme,
});

/** What the brand's team writes. */
export type BrandData = v.InferOutput<typeof brandSchema>;

/**
 * Reads what a brand's team has written, with what is left out filled in.
 *
 * @throws ValiError for data that is no brand's
 */
export const readBrand = (data: unknown): BrandData => v.parse(brandSchema, data);

/** A nested tree of message overrides. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** What a site is started with: the brand's data and its words. */
export interface Brand extends Omit<BrandData, "$schema" | "theme"> {
  /** Overrides of the packages' words, by namespace. */
  readonly messages: Readonly<Record<SiteLocale, MessageTree>>;
}
