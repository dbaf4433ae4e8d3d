import { useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useTick } from "../use-tick.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./play-bar.css.ts";

const SECOND_MS = 1000;
const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** `1:05:09` from milliseconds; zero for a negative span. */
export const elapsedText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
};

/** The time of day in the brand's zone, and the time since play began, epoch milliseconds of the server. */
export const PlayClock = ({ since }: { since: number }): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const now = useTick(SECOND_MS);
  return (
    <dl className={css.figures}>
      <div className={css.figure}>
        <dt className={css.term}>{t("play.clock")}</dt>
        <dd className={css.time} translate="no">
          {format.time(now, { seconds: true })}
        </dd>
      </div>
      <div className={css.figure}>
        <dt className={css.term}>{t("play.session")}</dt>
        <dd className={css.time} translate="no">
          {elapsedText(now - since)}
        </dd>
      </div>
    </dl>
  );
};
