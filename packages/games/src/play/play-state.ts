import { CATEGORY_IDS, isWireAmount, safeReturnPath } from "@baize/domain";
import type { OpenedGame } from "../wire-types.ts";

/** What a page passes on to the play page, in the history entry. */
export interface PlayState {
  /** Where to go back to; null where that is not known. */
  readonly from: string | null;
  /** What was transferred in on the way, a decimal. */
  readonly transferredIn: string | null;
  /** When play began, epoch milliseconds of the server; null until the play page writes it. */
  readonly since: number | null;
  /** The game of the address, where it already runs in a window; null for one in the page. */
  readonly opened: OpenedGame | null;
}

const ID = /^[A-Za-z0-9_:.-]{1,64}$/;
const LONGEST_NAME = 120;

/** An id of a game or a platform, as it may be in an address. */
export const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isName = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= LONGEST_NAME;

const readOpened = (value: unknown): OpenedGame | null => {
  if (!isRecord(value)) return null;
  const { gameName, platform, platformName } = value;
  const gameType = Object.values(CATEGORY_IDS).find((id) => id === value["gameType"]);
  return isName(gameName) && isId(platform) && isName(platformName) && gameType !== undefined
    ? { gameName, platform, platformName, gameType }
    : null;
};

/** Reads the state of a history entry; an entry outlives deployments, so nothing in it is trusted. */
export const readPlayState = (state: unknown): PlayState | null => {
  if (!isRecord(state)) return null;
  const { from, transferredIn, since } = state;
  return {
    from: typeof from === "string" ? safeReturnPath(from) : null,
    transferredIn: typeof transferredIn === "string" && isWireAmount(transferredIn) ? transferredIn : null,
    since: typeof since === "number" && Number.isFinite(since) && since > 0 ? since : null,
    opened: readOpened(state["opened"]),
  };
};
