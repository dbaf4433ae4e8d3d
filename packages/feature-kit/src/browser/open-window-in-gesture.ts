import { isAllowedUrl } from "@baize/domain";

export interface GestureWindow {
  /** True when the browser refused to open a window: offer a link, or use the same tab. */
  readonly blocked: boolean;
  /** Sends the window to an address on the list; false, and the window closes, when it may not go there. */
  go: (url: string) => boolean;
  /** Closes the window, for instance because the launch failed. */
  close: () => void;
}

interface GestureWindowOptions {
  /** Origins that it may be sent to. */
  readonly allow: readonly string[];
  /** For a page of the site itself, which goes on with the session; a window for anything else holds none of it. */
  readonly keepsSession?: boolean;
}

/** A new window is given a copy of its opener's session storage, and with it the token (docs/rules.md R3). */
const forgetSession = (opened: Window): void => {
  try {
    opened.sessionStorage.clear();
  } catch {
    // Storage is denied here, so there was nothing to copy either.
  }
};

/**
 * Opens a blank window inside the press and sets its address later, so that work in between does not make the
 * browser block it (docs/field-problems.md FP34; docs/rules.md R32). The new page cannot reach this one, and gets no
 * referrer.
 */
export const openWindowInGesture = ({ allow, keepsSession = false }: GestureWindowOptions): GestureWindow => {
  const opened = window.open("about:blank", "_blank");
  if (opened) {
    if (!keepsSession) forgetSession(opened);
    opened.opener = null;
  }
  const close = (): void => opened?.close();
  return {
    blocked: opened === null,
    close,
    go: (url) => {
      if (!opened || opened.closed || !isAllowedUrl(url, allow)) {
        close();
        return false;
      }
      // A link of the blank page itself: its own rel decides that no referrer is sent.
      const link = opened.document.createElement("a");
      link.href = url;
      link.rel = "noreferrer";
      opened.document.body.append(link);
      link.click();
      return true;
    },
  };
};
