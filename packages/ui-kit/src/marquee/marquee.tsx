import { useState, type ReactElement, type ReactNode } from "react";

import { IconButton } from "../icon-button/icon-button.tsx";
import { NoticeIcon, PauseIcon, PlayIcon } from "../icon/icons.ts";
import { Link, type To } from "../navigation/navigation.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./marquee.css.ts";

export interface MarqueeNotice {
  id: string;
  text: ReactNode;
  to?: To | undefined;
}

/** Notices that roll by. It can be stopped, waits under pointer and focus, and stands still where motion is unwanted. */
export const Marquee = ({
  notices,
}: {
  notices: readonly MarqueeNotice[];
}): ReactElement | null => {
  const t = useKitWords();
  const [isPaused, setPaused] = useState(false);
  if (notices.length === 0) return null;
  const items = (isCopy: boolean): ReactNode =>
    notices.map(({ id, text, to }) => (
      <li key={id} className={css.item}>
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
          <ul className={css.list}>{items(false)}</ul>
          <ul className={cx(css.list, css.copy)} aria-hidden="true">
            {items(true)}
          </ul>
        </div>
      </div>
      <IconButton
        size="small"
        label={isPaused ? t("play") : t("pause")}
        onPress={() => setPaused(!isPaused)}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
    </section>
  );
};
