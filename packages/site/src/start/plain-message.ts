import type { Locale } from "@baize/ui-kit";
import * as css from "../shell/frame.css.ts";
import { startupWords } from "../words.ts";

/** Shows in `root` that the site could not start, and offers to try again. */
export const showPlainMessage = (root: HTMLElement, locale: Locale, retry: () => void): void => {
  const { title, text, retry: again } = startupWords[locale];
  const part = (tag: string, content: string): HTMLElement =>
    Object.assign(document.createElement(tag), { textContent: content });
  const button = part("button", again);
  button.addEventListener("click", retry);
  const box = document.createElement("div");
  box.setAttribute("role", "alert");
  box.append(part("h1", title), part("p", text), button);
  const main = Object.assign(document.createElement("main"), { className: css.plain });
  main.append(box);
  root.replaceChildren(main);
};
