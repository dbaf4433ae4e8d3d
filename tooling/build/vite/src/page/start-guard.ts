/// <reference lib="dom" />

/** What the guard says, by what went wrong. */
export interface GuardText {
  readonly title: string;
  readonly text: string;
}
export interface GuardWords {
  readonly old: GuardText;
  readonly offline: GuardText;
  readonly broken: GuardText;
  readonly retry: string;
}

/**
 * Runs in the head of every document, before all else, as a script of its own: written in ES5, so that every browser
 * can read it. Says so in words where the browser is too old for the site (`data-old`), and where the site has not
 * started
 * (`data-started`): a script is missing, is no script, or does not come. The page is first loaded once more by itself,
 * where the session's storage can tell that this has been tried.
 *
 * @param words by language, in the order of choice
 */
export function startGuard(words: { readonly [locale: string]: GuardWords }): void {
  var page = document.documentElement;
  var MARK = "guard";
  var isSpeaking = false;
  var waitedMs = 0;
  var limitMs = 60000;

  function isOld(): boolean {
    try {
      new RegExp("(?<=a)b");
      return !(
        "noModule" in document.createElement("script") &&
        "toSorted" in Array.prototype &&
        CSS.supports("color", "color-mix(in oklab, red, blue)")
      );
    } catch (error) {
      void error;
      return true;
    }
  }
  function kept(area: "localStorage" | "sessionStorage", name: string): string | null {
    try {
      return window[area].getItem(name);
    } catch (error) {
      void error;
      return null;
    }
  }
  function mayReload(): boolean {
    try {
      if (navigator.onLine === false || sessionStorage.getItem(MARK) !== null) return false;
      sessionStorage.setItem(MARK, "1");
      return sessionStorage.getItem(MARK) !== null;
    } catch (error) {
      void error;
      return false;
    }
  }
  function part(tag: string, text: string, style: string): HTMLElement {
    var element = document.createElement(tag);
    element.textContent = text;
    element.style.cssText = style;
    return element;
  }
  function reload(): void {
    location.reload();
  }
  function speak(kind: "old" | "offline" | "broken"): void {
    var root = document.getElementById("root");
    var spoken = words[kept("localStorage", "locale") || page.lang] || words[page.lang];
    if (!root || !spoken) return;
    var box = part("div", "", "max-width:36rem;margin:18vh auto 0;padding:24px;font:16px/1.6 system-ui,sans-serif");
    box.setAttribute("role", "alert");
    box.appendChild(part("h1", spoken[kind].title, "font-size:24px;line-height:1.3;margin:0 0 12px"));
    box.appendChild(part("p", spoken[kind].text, "margin:0 0 20px"));
    if (kind !== "old") {
      var button = part("button", spoken.retry, "font:inherit;min-height:44px;padding:0 20px;cursor:pointer");
      button.onclick = reload;
      box.appendChild(button);
    }
    page.removeAttribute("data-rendered");
    page.removeAttribute("data-anew");
    root.textContent = "";
    root.appendChild(box);
    if (kind === "offline") window.addEventListener("online", reload);
  }
  function hasStarted(): boolean {
    return page.hasAttribute("data-started");
  }
  function fail(): void {
    if (isSpeaking || hasStarted()) return;
    isSpeaking = true;
    if (mayReload()) return reload();
    speak(navigator.onLine === false ? "offline" : "broken");
  }
  function hear(event: ErrorEvent): void {
    var target = event.target as { tagName?: string } | null;
    var isScript = target !== null && target.tagName === "SCRIPT";
    if (isScript || (event.filename || "").indexOf(location.origin + "/assets/") === 0) fail();
  }
  function look(): void {
    if (hasStarted()) {
      try {
        sessionStorage.removeItem(MARK);
      } catch (error) {
        void error;
      }
      return;
    }
    waitedMs += 1000;
    if (waitedMs >= limitMs) fail();
    else setTimeout(look, 1000);
  }

  if (isOld()) {
    page.setAttribute("data-old", "");
    document.addEventListener("DOMContentLoaded", function () {
      speak("old");
    });
    return;
  }
  window.addEventListener("error", hear, true);
  window.addEventListener("start-failed", fail);
  window.addEventListener("load", function () {
    limitMs = Math.min(limitMs, waitedMs + 15000);
  });
  setTimeout(look, 1000);
}
