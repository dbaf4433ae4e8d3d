import type { Room } from "../store/room.ts";
import type { Closing } from "../types.ts";

/** What is played at: a platform, on a brand's site. Either may be closed. */
export interface Place {
  readonly platform: string;
  readonly brand: string;
}

const covers = ({ start, end }: Closing, now: number): boolean =>
  (start ?? -Infinity) <= now && now < (end ?? Infinity);

const isSiteClosed = ({ siteClosing, clock }: Room, brand: string): boolean => {
  const closing = siteClosing(brand);
  return closing !== null && covers(closing, clock());
};

export const isPlaceClosed = (room: Room, { platform, brand }: Place): boolean =>
  room.closings.isClosed(platform) || isSiteClosed(room, brand);

/** The closing that a member of a brand meets at a platform: one in force, or else the next to come; null for none. */
export const closingAt = (room: Room, { platform, brand }: Place): Closing | null => {
  const [site, own] = [room.siteClosing(brand), room.closings.get(platform)];
  const now = room.clock();
  const inForce =
    site !== null && covers(site, now) ? site : own !== null && room.closings.isClosed(platform) ? own : null;
  if (inForce !== null || site === null || (site.end ?? Infinity) <= now) return inForce ?? own;
  if (own === null || (own.end ?? Infinity) <= now) return site;
  return (site.start ?? now) <= (own.start ?? now) ? site : own;
};

/** Of brands, those whose site is closed now. */
export const closedBrands = (room: Room, brands: readonly string[]): readonly string[] =>
  brands.filter((brand) => isSiteClosed(room, brand));
