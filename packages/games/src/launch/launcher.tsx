import { lazyPart } from "@baize/ui-kit";
import { createContext, type ReactElement, type ReactNode, use, useCallback, useEffect, useRef } from "react";
import type { PlayMode } from "../wire-types.ts";
import type { LaunchGame } from "./launch-game.ts";
import { useLaunchFlow } from "./use-launch-flow.ts";

/** Forms and notices of a launch, which a page of games shows without. */
const LaunchDialogs = lazyPart(async () => (await import("./launch-dialogs.tsx")).LaunchDialogs);
const TransferInHost = lazyPart(async () => (await import("./transfer-in-host.tsx")).TransferInHost);

/** Opens a game, in the press itself. */
export type Launch = (game: LaunchGame, mode?: PlayMode) => unknown;

const launchContext = createContext<Launch | null>(null);

/** The launch of the page around. */
export const useLaunch = (): Launch => {
  const launch = use(launchContext);
  if (launch === null) throw new Error("useLaunch is called outside a Launcher. Wrap the page in <Launcher>.");
  return launch;
};

/** Provides `useLaunch` to a page, and its dialogs. */
export const Launcher = ({ children }: { children: ReactNode }): ReactElement => {
  const flow = useLaunchFlow();
  const open = useRef(flow.open);
  useEffect(() => {
    open.current = flow.open;
  });
  // A stable function: thousands of tiles do not render again because the address or a dialog changed.
  const launch = useCallback<Launch>((game, mode) => open.current(game, mode), []);
  return (
    <launchContext.Provider value={launch}>
      {children}
      {flow.attach !== null && <TransferInHost onChange={flow.attach} />}
      {flow.phase !== null && <LaunchDialogs flow={flow} />}
    </launchContext.Provider>
  );
};
