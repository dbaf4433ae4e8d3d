import { SITE_LOCALES } from "@baize/domain";
import type { Locale } from "@baize/ui-kit";

/** A sample for every language of the interface: one for Chinese, one for all others. */
export const byLocale = <Sample>(zhCN: Sample, other = zhCN): Readonly<Record<Locale, Sample>> =>
  Object.fromEntries(SITE_LOCALES.map((locale) => [locale, locale === "zh-CN" ? zhCN : other])) as Record<
    Locale,
    Sample
  >;
