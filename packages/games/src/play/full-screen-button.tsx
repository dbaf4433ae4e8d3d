import { FullScreenIcon, IconButton, LeaveFullScreenIcon } from "@baize/ui-kit";
import { type ReactElement, type RefObject, useSyncExternalStore } from "react";
import { useGamesWords } from "../words.ts";

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

/** The whole screen for the game; left out where the browser has none. */
export const FullScreenButton = ({ stage }: { stage: RefObject<HTMLElement | null> }): ReactElement | null => {
  const t = useGamesWords();
  const state = useSyncExternalStore(
    subscribe,
    () => (document.fullscreenEnabled ? (document.fullscreenElement === null ? "off" : "on") : "none"),
    () => "none" as const,
  );
  if (state === "none") return null;
  const isOn = state === "on";
  return (
    <IconButton label={t(isOn ? "play.leaveFullScreen" : "play.fullScreen")} onPress={async () => (isOn ? document.exitFullscreen() : stage.current?.requestFullscreen())}>
      {isOn ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
    </IconButton>
  );
};
