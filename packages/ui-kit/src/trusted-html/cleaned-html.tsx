import { type ReactElement, useLayoutEffect, useRef } from "react";
import { useGo } from "../link/link.tsx";
import { isPlainPress } from "../press/is-plain-press.ts";
import { cx } from "../style/cx.ts";
import { purify } from "./purify.ts";
import * as css from "./trusted-html.css.ts";
import type { TrustedHtmlProps } from "./trusted-html.tsx";

const none: readonly string[] = [];

/** What remains of a text with markup; its links to this site are followed inside the site. */
export const CleanedHtml = ({ html, imageOrigins = none, className }: TrustedHtmlProps): ReactElement => {
  const holder = useRef<HTMLDivElement>(null);
  const go = useGo();
  const origins = imageOrigins.join(" ");
  // Before anything is painted, so that what follows does not move and every press is heard.
  useLayoutEffect(() => {
    holder.current?.replaceChildren(purify(html, origins === "" ? none : origins.split(" ")));
  }, [html, origins]);
  useLayoutEffect(() => {
    const { current } = holder;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const path = link?.target === "" ? link.getAttribute("href") : null;
      if (!path?.startsWith("/") || !isPlainPress(event)) return;
      event.preventDefault();
      go(path);
    };
    current?.addEventListener("click", follow);
    return () => current?.removeEventListener("click", follow);
  }, [go]);
  return <div ref={holder} className={cx(css.prose, className)} />;
};
