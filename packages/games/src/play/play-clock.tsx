import { useClock, useFormat } from "@baize/ui-kit";
import { type ReactElement, useEffect, useState } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./play-bar.css.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** `1:05:09` from milliseconds; a clock that was set back shows zero. */
export const elapsedText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
};

/** The time of the brand's zone and the time in this game, read anew each second rather than counted. */
export const PlayClock = ({ since }: { since: number }): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const clock = useClock();
  const [now, setNow] = useState(since);
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <dl className={css.figures}>
      <div className={css.figure}>
        <dt className={css.term}>{t("play.clock")}</dt>
        <dd className={css.time}>{format.time(clock(), { seconds: true })}</dd>
      </div>
      <div className={css.figure}>
        <dt className={css.term}>{t("play.session")}</dt>
        <dd className={css.time}>{elapsedText(now - since)}</dd>
      </div>
    </dl>
  );
};
