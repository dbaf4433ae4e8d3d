import { FullScreenIcon, IconButton, LeaveFullScreenIcon } from "@baize/ui-kit";
import { type ReactElement, useSyncExternalStore } from "react";
import { useGamesWords } from "../words.ts";

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

/** Shows the page, with its dialogs, in full screen; nothing where the browser cannot. */
export const FullScreenButton = (): ReactElement | null => {
  const t = useGamesWords();
  const state = useSyncExternalStore(
    subscribe,
    () => (document.fullscreenEnabled ? (document.fullscreenElement === null ? "off" : "on") : "none"),
    () => "none" as const,
  );
  if (state === "none") return null;
  const isOn = state === "on";
  return (
    <IconButton
      label={t(isOn ? "play.leaveFullScreen" : "play.fullScreen")}
      onPress={async () => (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    >
      {isOn ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
    </IconButton>
  );
};
