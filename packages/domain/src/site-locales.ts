// Written by `pnpm gen` from the languages of ui-kit's src/messages/.

/** Languages of the interface. */
export const SITE_LOCALES = ["zh-CN", "en"] as const;
export type SiteLocale = (typeof SITE_LOCALES)[number];
