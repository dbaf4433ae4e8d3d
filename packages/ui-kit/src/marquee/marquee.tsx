import { useState, type ReactElement, type ReactNode } from "react";

import { IconButton } from "../icon-button/icon-button.tsx";
import { ChevronOnIcon, NoticeIcon, PauseIcon, PlayIcon } from "../icon/icons.ts";
import { Link, type To } from "../link/link.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./marquee.css.ts";

export interface MarqueeNotice {
  id: string;
  text: ReactNode;
  to?: To | undefined;
}

/**
 * Notices that scroll by. They can be stopped, and pause under pointer and focus; with reduced motion one is shown
 * until the next is asked for.
 */
export const Marquee = ({
  notices,
}: {
  /** Undefined while they load; their place is reserved. */
  notices: readonly MarqueeNotice[] | undefined;
}): ReactElement | null => {
  const t = useKitWords();
  const [isPaused, setPaused] = useState(false);
  const [turned, setTurned] = useState(0);
  if (notices === undefined) return <Skeleton className={css.place} />;
  if (notices.length === 0) return null;
  const items = (isCopy: boolean): ReactNode =>
    notices.map(({ id, text, to }, index) => (
      <li key={id} className={css.item} data-waiting={index === turned % notices.length ? undefined : ""}>
        {to === undefined || isCopy ? (
          text
        ) : (
          <Link to={to} className={css.link}>
            {text}
          </Link>
        )}
      </li>
    ));
  return (
    <section className={css.bar} aria-label={t("notices")}>
      <span className={css.icon}>
        <NoticeIcon />
      </span>
      <div className={css.window}>
        <div className={cx(css.strip, isPaused && css.paused)}>
          <ul className={css.list} aria-live="polite">
            {items(false)}
          </ul>
          <ul className={cx(css.list, css.copy)} aria-hidden="true">
            {items(true)}
          </ul>
        </div>
      </div>
      <span className={css.scrolling}>
        <IconButton size="small" label={isPaused ? t("play") : t("pause")} onPress={() => setPaused(!isPaused)}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      </span>
      {notices.length > 1 && (
        <span className={css.reducedMotion}>
          <IconButton size="small" label={t("nextNotice")} onPress={() => setTurned(turned + 1)}>
            <ChevronOnIcon />
          </IconButton>
        </span>
      )}
    </section>
  );
};
