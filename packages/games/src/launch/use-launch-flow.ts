import { useClient, useIsMember, useMember } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import {
  type GestureWindow,
  openWindowInGesture,
  type Refusal,
  useKnownPlayClosed,
  useLocation,
  useNavigate,
} from "@baize/feature-kit";
import { useSurface } from "@baize/ui-kit";
import { useState } from "react";
import type { PlayState } from "../play/play-state.ts";
import type { OpenedGame, PlayMode } from "../wire-types.ts";
import { launchAddress } from "./launch-address.ts";
import { type LaunchGame, playPath } from "./launch-game.ts";
import { type LateTransfer, useLateTransfer } from "./use-late-transfer.ts";
import type { TransferInAmount, TransferInOutcome } from "./use-transfer-in.ts";

interface Step {
  readonly game: LaunchGame;
  readonly mode: PlayMode;
}
export type LaunchPhase =
  | { readonly kind: "closed"; readonly game: LaunchGame }
  | { readonly kind: "choosing"; readonly game: LaunchGame }
  | (Step & { readonly kind: "working"; readonly isTransferring: boolean })
  | (Step & { readonly kind: "stopped"; readonly outcome: TransferInOutcome })
  | (Step & { readonly kind: "blocked"; readonly amount: TransferInAmount | null })
  | (Step & { readonly kind: "refused"; readonly refused: Refusal | "unsafe" })
  /** `amount` is what a retry still has to transfer: null once it has arrived. */
  | (Step & { readonly kind: "failed"; readonly error: unknown; readonly amount: TransferInAmount | null });

export interface LaunchFlow {
  readonly phase: LaunchPhase | null;
  /** A tile or button was pressed. */
  readonly open: (game: LaunchGame, mode?: PlayMode) => unknown;
  /** Enters, in the press itself, with a transfer into the venue or without one. */
  readonly enter: (game: LaunchGame, mode: PlayMode, amount: TransferInAmount | null) => Promise<void>;
  readonly close: () => void;
  /** For the host of its transfers; null where there can be none. */
  readonly attach: LateTransfer["attach"] | null;
}

/** From the press on a game to the game: log-in, notices, the transfer in, the window or the play page. */
export const useLaunchFlow = (): LaunchFlow => {
  const navigate = useNavigate();
  const isMember = useIsMember();
  const member = useMember().value;
  const transfer = useLateTransfer();
  const isPlayClosed = useKnownPlayClosed();
  const [phase, setPhase] = useState<LaunchPhase | null>(null);
  const enter = useEnter(transfer.transferIn, setPhase);

  const open = (game: LaunchGame, mode: PlayMode = "real"): unknown => {
    transfer.reset();
    if (game.state !== "normal") return setPhase({ kind: "closed", game });
    if (!isMember)
      return void navigate(`${paths.login}?${new URLSearchParams({ return: playPath(game, mode) }).toString()}`);
    if (mode === "demo") return enter(game, mode, null);
    // The sheet says why play is closed.
    if (member?.autoTransfer !== true || isPlayClosed()) return setPhase({ kind: "choosing", game });
    return enter(game, mode, "all");
  };

  return {
    // An outcome that was unknown when the launch stopped may be known by now.
    phase: phase?.kind === "stopped" && phase.outcome.kind === "open" ? { ...phase, outcome: transfer.outcome } : phase,
    open,
    enter,
    attach: isMember ? transfer.attach : null,
    close: () => {
      transfer.reset();
      setPhase(null);
    },
  };
};

/** Transfers in where an amount is given, then opens the play page, with the window of a game that needs one. */
const useEnter = (
  transferIn: LateTransfer["transferIn"],
  setPhase: (phase: LaunchPhase | null) => void,
): LaunchFlow["enter"] => {
  const client = useClient();
  const navigate = useNavigate();
  const surface = useSurface();
  const { pathname, search } = useLocation();

  /** To the play page, which alone sets the current game (docs/specification.md §2.5). */
  const goPlay = ({ game, mode }: Step, transferredIn: string | null, opened: OpenedGame | null): void => {
    setPhase(null);
    void navigate(playPath(game, mode), {
      state: { from: `${pathname}${search}`, transferredIn, since: null, opened } satisfies PlayState,
    });
  };

  const startInWindow = async (opener: GestureWindow, step: Step, transferredIn: string | null): Promise<void> => {
    const { game, mode } = step;
    setPhase({ ...step, kind: "working", isTransferring: false });
    const started = await client.games.start({ gameId: game.id, mode, surface });
    const address = started.ok ? launchAddress(started.data.url, location.origin) : null;
    if (!started.ok || address === null || !opener.go(address)) {
      opener.close();
      setPhase({ ...step, kind: "refused", refused: started.ok ? "unsafe" : started });
      return;
    }
    const { gameName, platform, platformName, gameType } = started.data;
    goPlay(step, transferredIn, { gameName, platform, platformName, gameType });
  };

  return async (game, mode, amount) => {
    const step = { game, mode };
    const opener = game.openMode === "window" ? openWindowInGesture({ allow: [location.origin] }) : null;
    if (opener?.blocked === true) {
      setPhase({ ...step, kind: "blocked", amount });
      return;
    }
    let transferredIn: string | null = null;
    try {
      if (amount !== null) {
        setPhase({ ...step, kind: "working", isTransferring: true });
        const result = await transferIn(game.platform, amount);
        if (result.kind !== "arrived" && result.kind !== "nothing") {
          opener?.close();
          setPhase({ ...step, kind: "stopped", outcome: result });
          return;
        }
        if (result.kind === "arrived") transferredIn = result.amount;
      }
      if (opener === null) goPlay(step, transferredIn, null);
      else await startInWindow(opener, step, transferredIn);
    } catch (error) {
      opener?.close();
      setPhase({ ...step, kind: "failed", error, amount: transferredIn === null ? amount : null });
    }
  };
};
