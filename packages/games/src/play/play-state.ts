import { CATEGORY_IDS, isWireAmount, safeReturnPath } from "@baize/domain";
import type { PlayState } from "../launch/use-launch-flow.ts";
import type { OpenedGame } from "../wire-types.ts";

const ID = /^[A-Za-z0-9_:.-]{1,64}$/;
const LONGEST_NAME = 120;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isName = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= LONGEST_NAME;
const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);

const readOpened = (value: unknown): OpenedGame | null => {
  if (!isRecord(value)) return null;
  const { gameId, gameName, platform, platformName } = value;
  const gameType = Object.values(CATEGORY_IDS).find((id) => id === value["gameType"]);
  return isId(gameId) && isName(gameName) && isId(platform) && isName(platformName) && gameType !== undefined
    ? { gameId, gameName, platform, platformName, gameType }
    : null;
};

/** Reads what the page before passed on; history outlives deployments, so nothing in it is taken on trust. */
export const readPlayState = (state: unknown): PlayState | null => {
  if (!isRecord(state)) return null;
  const { from, carried, since } = state;
  return {
    from: typeof from === "string" ? safeReturnPath(from) : null,
    carried: typeof carried === "string" && isWireAmount(carried) ? carried : null,
    since: typeof since === "number" && Number.isFinite(since) && since > 0 ? since : null,
    opened: readOpened(state["opened"]),
  };
};
