import { ClockIcon, cx, ServiceIcon, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "./conversation.css.ts";
import type { DeskView } from "./merge-views.ts";

/** Whether somebody answers now, and otherwise from when on. */
export const DeskHours = ({ view }: { readonly view: DeskView | undefined }): ReactElement => {
  const t = useMemberWords();
  const { time, dateTime } = useFormat();
  const hours = view?.hours;
  const isClosed = hours?.isOpen === false;
  return (
    <header className={css.head}>
      <span className={css.headIcon}>
        <ServiceIcon size={20} />
      </span>
      <div className={css.headWords}>
        <h2 className={css.headTitle}>{t("service.desk")}</h2>
        {hours && (
          <p className={cx(css.hours, !isClosed && css.isOpen)}>
            {isClosed ? <ClockIcon size={14} /> : <span aria-hidden="true" className={css.dot} />}
            {isClosed ? (
              <span>
                {hours.opensAt === null
                  ? t("service.closed")
                  : t.rich("service.closedUntil", { time: dateTime(hours.opensAt), kept })}
              </span>
            ) : (
              <span>
                {hours.closesAt === null
                  ? t("service.always")
                  : t.rich("service.openUntil", { time: time(hours.closesAt), kept })}
              </span>
            )}
          </p>
        )}
      </div>
    </header>
  );
};
