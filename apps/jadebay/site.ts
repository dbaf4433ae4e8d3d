import { finance } from "@baize/finance";
import { games } from "@baize/games";
import { member } from "@baize/member";
import { promo } from "@baize/promo";
import type { SiteOptions } from "@baize/site";
import { brand } from "./brand.ts";

export const site: SiteOptions = { brand, features: [games, finance, promo, member] };
