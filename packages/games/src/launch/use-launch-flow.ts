import { useClient, useIsMember, useMember } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { type GestureWindow, openWindowInGesture, type Refusal, useLocation, useNavigate } from "@baize/feature-kit";
import { useSurface } from "@baize/ui-kit";
import { useState } from "react";
import type { OpenedGame, PlayMode } from "../wire-types.ts";
import { launchAddress } from "./launch-address.ts";
import { type LaunchGame, playPath } from "./launch-game.ts";
import { type Brought, type Load, useBring } from "./use-bring.ts";

/** Money to bring along, or none. */
export type Carry = Load | null;

interface Step {
  readonly game: LaunchGame;
  readonly mode: PlayMode;
}
export type LaunchPhase =
  | { readonly kind: "closed"; readonly game: LaunchGame }
  | { readonly kind: "choosing"; readonly game: LaunchGame }
  | (Step & { readonly kind: "working"; readonly isCarrying: boolean })
  | (Step & { readonly kind: "stopped"; readonly brought: Brought })
  | (Step & { readonly kind: "blocked"; readonly carry: Carry })
  | (Step & { readonly kind: "refused"; readonly refused: Refusal | "unsafe" })
  /** `carry` is what is still to be brought along when it is tried again: nothing that has arrived. */
  | (Step & { readonly kind: "broken"; readonly error: unknown; readonly carry: Carry });

export interface LaunchFlow {
  readonly phase: LaunchPhase | null;
  /** A tile or button was pressed. */
  readonly open: (game: LaunchGame, mode?: PlayMode) => unknown;
  /** Enters, in the press itself. */
  readonly enter: (game: LaunchGame, mode: PlayMode, carry: Carry) => Promise<void>;
  readonly close: () => void;
}

/** What passes from a page to the play page. */
export interface PlayState {
  /** Where to go back to; null where that is not known. */
  readonly from: string | null;
  /** Decimal that was brought along. */
  readonly carried: string | null;
  /** When play began, epoch milliseconds of the device; null where the play page is to say. */
  readonly since: number | null;
  /** The game that runs in a window already; null for one in the page. */
  readonly opened: OpenedGame | null;
}

/** From the press on a game to the game: log-in, notices, money to bring along, the window or the play page. */
export const useLaunchFlow = (): LaunchFlow => {
  const client = useClient();
  const navigate = useNavigate();
  const surface = useSurface();
  const { pathname, search } = useLocation();
  const isMember = useIsMember();
  const member = useMember().value;
  const { bring, outcome, reset } = useBring();
  const [phase, setPhase] = useState<LaunchPhase | null>(null);

  /** From here to the play page, which alone keeps the current game (Specification §2). */
  const goPlay = ({ game, mode }: Step, carried: string | null, opened: OpenedGame | null): void => {
    setPhase(null);
    void navigate(playPath(game, mode), {
      state: { from: `${pathname}${search}`, carried, since: null, opened } satisfies PlayState,
    });
  };

  const startIn = async (window: GestureWindow, step: Step, carried: string | null): Promise<void> => {
    const { game, mode } = step;
    setPhase({ ...step, kind: "working", isCarrying: false });
    const started = await client.games.start({ gameId: game.id, mode, surface });
    if (!started.ok) {
      window.close();
      setPhase({ ...step, kind: "refused", refused: started });
      return;
    }
    const address = launchAddress(started.data.url, location.origin);
    if (address === null || !window.go(address)) {
      window.close();
      setPhase({ ...step, kind: "refused", refused: "unsafe" });
      return;
    }
    const { gameId, gameName, platform, platformName, gameType } = started.data;
    goPlay(step, carried, { gameId, gameName, platform, platformName, gameType });
  };

  const carryIn = async (step: Step, carry: Load): Promise<Brought> => {
    setPhase({ ...step, kind: "working", isCarrying: true });
    return bring(step.game.platform, carry);
  };

  const enter = async (game: LaunchGame, mode: PlayMode, carry: Carry): Promise<void> => {
    const step = { game, mode };
    const window = game.openMode === "window" ? openWindowInGesture({ allow: [location.origin] }) : null;
    if (window?.blocked === true) {
      setPhase({ ...step, kind: "blocked", carry });
      return;
    }
    let isCarried = false;
    try {
      const brought = carry === null ? null : await carryIn(step, carry);
      if (brought !== null && brought.kind !== "arrived" && brought.kind !== "nothing") {
        window?.close();
        setPhase({ ...step, kind: "stopped", brought });
        return;
      }
      const carried = brought?.kind === "arrived" ? brought.amount : null;
      isCarried = carried !== null;
      if (window === null) goPlay(step, carried, null);
      else await startIn(window, step, carried);
    } catch (error) {
      window?.close();
      setPhase({ ...step, kind: "broken", error, carry: isCarried ? null : carry });
    }
  };

  const open = (game: LaunchGame, mode: PlayMode = "real"): unknown => {
    reset();
    if (game.state !== "normal") return setPhase({ kind: "closed", game });
    if (!isMember)
      return void navigate(`${paths.login}?${new URLSearchParams({ return: playPath(game, mode) }).toString()}`);
    if (mode === "demo") return enter(game, mode, null);
    return member?.autoTransfer === true ? enter(game, mode, "all") : setPhase({ kind: "choosing", game });
  };

  return {
    // What was not known when it stopped may be known by now.
    phase: phase?.kind === "stopped" && phase.brought.kind === "open" ? { ...phase, brought: outcome } : phase,
    open,
    enter,
    close: () => {
      reset();
      setPhase(null);
    },
  };
};
