import { useEffect, useRef, useState, type ReactElement } from "react";

import { ErrorState } from "../error-state/error-state.tsx";
import { useGo } from "../link/link.tsx";
import { isPlainPress } from "../press/is-plain-press.ts";
import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import { cx } from "../style/cx.ts";
import * as css from "./trusted-html.css.ts";

export interface TrustedHtmlProps {
  /** Text of the server with markup; anything that could act is taken out. */
  html: string;
  /** Exact origins pictures may come from; pictures of this site always may. */
  imageOrigins?: readonly string[] | undefined;
  className?: string | undefined;
}

const none: readonly string[] = [];

/** The only place where server HTML reaches the page (docs/rules.md R31). */
export const TrustedHtml = ({ html, imageOrigins = none, className }: TrustedHtmlProps): ReactElement => {
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const go = useGo();
  const origins = imageOrigins.join(" ");
  useEffect(() => {
    let isStale = false;
    import("./purify.ts").then(
      ({ purify }) => {
        if (isStale) return;
        holder.current?.replaceChildren(purify(html, origins === "" ? none : origins.split(" ")));
        setState("ready");
      },
      () => {
        if (!isStale) setState("failed");
      },
    );
    return () => {
      isStale = true;
    };
  }, [html, origins, attempt]);
  useEffect(() => {
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
  return (
    <>
      {state === "loading" && (
        <SkeletonRegion>
          <Skeleton shape="title" />
          <Skeleton count={4} />
        </SkeletonRegion>
      )}
      {state === "failed" && (
        <ErrorState
          compact
          onRetry={() => {
            setState("loading");
            setAttempt(attempt + 1);
          }}
        />
      )}
      <div ref={holder} className={cx(css.prose, className)} hidden={state !== "ready"} />
    </>
  );
};
