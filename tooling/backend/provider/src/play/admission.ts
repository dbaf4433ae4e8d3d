import { ledger, type Work } from "@baize/ledger";
import type { ProviderContext } from "../provider-context.ts";
import type { Closing, DueCheck, GatedMember, PlayGate, PlayRefusal } from "../types.ts";

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

/** A work must yield. */
function* nothing<T>(value: T): Work<T> {
  yield* ledger.accounts([]);
  return value;
}

/** The gate of a host without breaks, limits and reality checks. */
export const OPEN_GATE: PlayGate = {
  refusal: () => nothing(null),
  staked: () => nothing(undefined),
  dueCheck: () => nothing(null),
  acknowledge: () => nothing(undefined),
};

/** A member in a game, for money or to try it. */
export interface Player extends GatedMember {
  readonly mode: string;
}

/** The member of a session. */
export const playerOf = ({
  brand,
  member_ref: memberRef,
  mode,
}: {
  readonly brand: string;
  readonly member_ref: string;
  readonly mode: string;
}): Player => ({ brand, memberRef, mode });

/** Why a member may not play for `stake` of own money now; with demo money anyone may. */
export function* refusalOf(
  { gate }: Pick<ProviderContext, "gate">,
  { mode, ...member }: Player,
  stake: bigint,
  now: number,
): Work<PlayRefusal | null> {
  return mode === "real" ? yield* gate.refusal(member, stake, now) : null;
}

/** The reality check that is due; none in a demo. */
export function* dueCheckOf(
  { gate }: Pick<ProviderContext, "gate">,
  { mode, ...member }: Player,
  now: number,
): Work<DueCheck | null> {
  return mode === "real" ? yield* gate.dueCheck(member, now) : null;
}
