import type { Action } from "@baize/feature-kit";
import { Alert, Button, CheckIcon, cx, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./conversation.css.ts";
import type { DeskLine, DeskView } from "./merge-views.ts";

export interface DeskLinesProps {
  readonly view: DeskView;
  readonly earlier: Action<[], DeskView>;
}

/** What was said, by day; each own line says whether the desk has seen it. */
export const DeskLines = ({ view, earlier }: DeskLinesProps): ReactElement => {
  const t = useMemberWords();
  const { date } = useFormat();
  const { lines, hasMore, state, isTicket, hours, seenByDesk } = view;
  return (
    <>
      {hasMore && (
        <Button size="small" variant="quiet" className={css.earlier} onPress={earlier.run}>
          {t("service.earlier")}
        </Button>
      )}
      {earlier.error !== null && (
        <Alert isLive tone="danger">
          <span>{earlier.error}</span>
        </Alert>
      )}
      {lines.length === 0 && <p className={css.greeting}>{t(hours.isOpen ? "service.greeting" : "service.leave")}</p>}
      <div role="log" aria-live="polite" aria-label={t("service.lines")} aria-busy={earlier.isRunning}>
        <ol className={css.lines}>
          {lines.map((line, index) => {
            const day = date(line.time);
            const before = lines[index - 1];
            return (
              <li key={line.id} className={css.item}>
                {(before === undefined || date(before.time) !== day) && (
                  <p className={css.day}>
                    <span translate="no">{day}</span>
                  </p>
                )}
                <Line line={line} isSeen={line.id <= seenByDesk} />
              </li>
            );
          })}
        </ol>
      </div>
      {state === "open" && isTicket && <p className={css.state}>{t("service.ticket")}</p>}
      {state === "closed" && <p className={css.state}>{t("service.over")}</p>}
    </>
  );
};

interface LineProps {
  readonly line: DeskLine;
  readonly isSeen: boolean;
}

const Line = ({ line: { by, text, picture, time: at }, isSeen }: LineProps): ReactElement => {
  const t = useMemberWords();
  const { time } = useFormat();
  const isOwn = by === "owner";
  return (
    <div className={cx(css.line, isOwn && css.ownLine)}>
      <div className={cx(css.bubble, isOwn && css.ownBubble)}>
        {picture !== null && (
          <a href={picture.url} target="_blank" rel="noopener noreferrer" aria-label={t("service.openPicture")}>
            <img src={picture.url} alt={t("service.picture")} className={css.picture} />
          </a>
        )}
        {text !== "" && <p className={css.text}>{text}</p>}
      </div>
      <p className={css.meta}>
        <span className={css.by}>{t(`service.by.${by}`)}</span>
        <span translate="no">{time(at)}</span>
        {isOwn && (
          <span className={cx(css.mark, isSeen && css.isSeen)}>
            <CheckIcon size={12} />
            <span>{t(isSeen ? "service.seen" : "service.delivered")}</span>
          </span>
        )}
      </p>
    </div>
  );
};
