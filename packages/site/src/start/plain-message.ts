import type { Locale } from "@baize/ui-kit";
import * as css from "../shell/frame.css.ts";

/** In the code itself: shown when the site's words could not be had. */
const words = {
  "zh-CN": { title: "页面暂时打不开", text: "网络似乎断开了。您的资金不受影响，请稍后重试。", retry: "重试" },
  en: {
    title: "The page cannot be opened just now",
    text: "The connection seems to be lost. Your money is not affected. Please try again in a moment.",
    retry: "Try again",
  },
} as const;

/** Says in `root` that the site could not start, and offers to try again. */
export const showPlainMessage = (root: HTMLElement, locale: Locale, retry: () => void): void => {
  const { title, text, retry: again } = words[locale];
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
