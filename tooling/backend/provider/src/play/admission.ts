import type { Work } from "@baize/ledger";
import type { ProviderContext } from "../provider-context.ts";
import type { Closing, PausedMember } from "../types.ts";

/** A platform on a brand's site. Either may be closed. */
export interface Place {
  readonly platform: string;
  readonly brand: string;
}

const covers = ({ start, end }: Closing, now: number): boolean =>
  (start ?? -Infinity) <= now && now < (end ?? Infinity);

const isSiteClosed = ({ siteClosing, clock }: ProviderContext, brand: string): boolean => {
  const closing = siteClosing(brand);
  return closing !== null && covers(closing, clock());
};

export const isPlaceClosed = (context: ProviderContext, { platform, brand }: Place): boolean =>
  context.closings.isClosed(platform) || isSiteClosed(context, brand);

/** The closing that applies to a brand's members at a platform: the present one, or else the next; null for none. */
export const closingAt = (context: ProviderContext, { platform, brand }: Place): Closing | null => {
  const [site, own] = [context.siteClosing(brand), context.closings.get(platform)];
  const now = context.clock();
  const inForce =
    site !== null && covers(site, now) ? site : own !== null && context.closings.isClosed(platform) ? own : null;
  if (inForce !== null || site === null || (site.end ?? Infinity) <= now) return inForce ?? own;
  if (own === null || (own.end ?? Infinity) <= now) return site;
  return (site.start ?? now) <= (own.start ?? now) ? site : own;
};

/** The brands whose site is closed now. */
export const closedBrands = (context: ProviderContext, brands: readonly string[]): readonly string[] =>
  brands.filter((brand) => isSiteClosed(context, brand));

/** Whether a member may not play for money at present; with demo money anyone may. */
export function* isPlayPaused(
  { isPaused }: Pick<ProviderContext, "isPaused">,
  { mode, brand, memberRef }: PausedMember & { readonly mode: string },
  now: number,
): Work<boolean> {
  return mode === "real" && isPaused !== undefined && (yield* isPaused({ brand, memberRef }, now));
}
