import { startOfDay } from "@baize/domain";
import { CheckIcon, cx, useFormat, VisuallyHidden } from "@baize/ui-kit";
import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from "react";
import type { SignInfo } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./calendar.css.ts";
import { monthGrid, type MonthDay } from "./month-grid.ts";

export interface CalendarProps {
  readonly info: SignInfo;
  /** A past day is to be made up. */
  readonly onResign: (day: string) => void;
}

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
/** Makes the table and its cells a grid. */
const GRID = { role: "grid" } as const;
const NOTHING = "\u00a0";
/** Steps of the keys through the days of the month. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The month of the brand's zone as a grid: one tab stop, arrow keys, Home and End of a week, each day's state in words.
 */
export const Calendar = ({ info, onResign }: CalendarProps): ReactElement => {
  const t = usePromoWords();
  const { zone } = info;
  const format = useFormat();
  const keysId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(info.today);
  const weeks = monthGrid(info);
  const days = weeks.flat().filter((day) => day !== null);
  const current = days.some(({ day }) => day === focused) ? focused : info.today;
  const move = (day: string | undefined): void => {
    if (day === undefined) return;
    setFocused(day);
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const dateOf = (day: string): string => format.date(startOfDay(zone, day) ?? 0, "long");
  const onKeyDown = (event: KeyboardEvent, at: MonthDay): void => {
    const week = weeks.find((row) => row.some((day) => day?.day === at.day))?.filter((day) => day !== null) ?? [];
    const step = STEPS[event.key];
    const target = ((): MonthDay | undefined => {
      if (event.key === "Home") return week[0];
      if (event.key === "End") return week.at(-1);
      return step === undefined ? undefined : days[at.date - 1 + step];
    })();
    if (step === undefined && event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    move(target?.day);
  };
  return (
    <div className={css.frame}>
      <table
        {...GRID}
        ref={grid}
        className={css.grid}
        aria-label={t("sign.calendar", { month: info.today.slice(0, 7) })}
        aria-describedby={keysId}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}

                scope="col"
                className={css.weekday}
                abbr={t(`sign.weekdayNames.${weekday}`)}
              >
                {t(`sign.weekdays.${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) =>
                day === null ? (
                  <td key={place} className={css.cell}>
                    {NOTHING}
                  </td>
                ) : (
                  <td key={day.day} className={css.cell}>
                    <button
                      type="button"
                      data-day={day.day}
                      tabIndex={day.day === current ? 0 : -1}
                      aria-current={day.day === info.today ? "date" : undefined}
                      aria-disabled={day.state !== "resign" || undefined}
                      className={cx(css.day, css.state[day.state])}
                      onFocus={() => setFocused(day.day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                      onClick={() => {
                        if (day.state === "resign") onResign(day.day);
                      }}
                    >
                      <VisuallyHidden>
                        {t("sign.dayLabel", { date: dateOf(day.day), state: t(`sign.day.${day.state}`) })}
                      </VisuallyHidden>
                      <span aria-hidden="true" translate="no" className={css.date}>
                        {day.date}
                      </span>
                      <span aria-hidden="true" className={css.mark}>
                        {day.state === "signed" && <CheckIcon size={12} className={css.check} />}
                        <span>{t(`sign.mark.${day.state}`)}</span>
                      </span>
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div id={keysId}>
        <VisuallyHidden>{t("sign.keys")}</VisuallyHidden>
      </div>
    </div>
  );
};
