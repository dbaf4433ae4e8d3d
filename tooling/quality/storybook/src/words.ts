import type { Feature } from "@baize/feature-kit";
import { loadMessages } from "@baize/feature-kit/testing";
import { finance } from "@baize/finance";
import { games } from "@baize/games";
import { member } from "@baize/member";
import { promo } from "@baize/promo";
import { siteMessages } from "@baize/site";
import type { Locale, Messages } from "@baize/ui-kit";

/** Every feature that has stories. */
export const features: readonly Feature[] = [games, finance, promo, member];
const site: Feature = { id: "site", pages: [], messages: siteMessages };

/** Every owner's words of a language. */
export const loadWords = async (locale: Locale): Promise<Messages> => loadMessages([site, ...features], locale);
