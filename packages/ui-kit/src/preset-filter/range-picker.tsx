import type { ReactElement } from "react";
import { DayPicker } from "react-day-picker";

import { useLocale } from "../provider/site-context.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import { toDay, toPickerDate } from "./period.ts";
import * as css from "./range-picker.css.ts";

export interface DayRange {
  startDay: string | undefined;
  endDay: string | undefined;
}

interface RangePickerProps {
  range: DayRange;
  onRangeChange: (range: DayRange) => void;
  today: string;
  earliest: string;
}

/** How days and months are called in a language, by the browser. */
const namesIn = (locale: string) => {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const names = new Intl.DateTimeFormat(locale, options);
    return (date: Date): string => names.format(date);
  };
  return {
    day: writer({ dateStyle: "full" }),
    month: writer({ year: "numeric", month: "long" }),
    weekday: writer({ weekday: "long" }),
    shortWeekday: writer({ weekday: "short" }),
  };
};

/** Two days in a calendar; loaded when the custom period is opened. */
export const RangePicker = ({ range, onRangeChange, today, earliest }: RangePickerProps): ReactElement => {
  const t = useKitWords();
  const { startDay, endDay } = range;
  const names = namesIn(useLocale());
  return (
    <DayPicker
      mode="range"
      noonSafe
      formatters={{ formatCaption: names.month, formatWeekdayName: names.shortWeekday }}
      weekStartsOn={1}
      today={toPickerDate(today)}
      defaultMonth={toPickerDate(endDay ?? today)}
      startMonth={toPickerDate(earliest)}
      endMonth={toPickerDate(today)}
      disabled={{ before: toPickerDate(earliest), after: toPickerDate(today) }}
      selected={{
        from: startDay === undefined ? undefined : toPickerDate(startDay),
        to: endDay === undefined ? undefined : toPickerDate(endDay),
      }}
      onSelect={(next) =>
        onRangeChange({
          startDay: next?.from && toDay(next.from),
          endDay: next?.to && toDay(next.to),
        })
      }
      labels={{
        labelGrid: names.month,
        labelWeekday: names.weekday,
        labelDayButton: (date, { today: isToday, selected }) => {
          const day = names.day(date);
          const named = isToday ? t("dates.todayIs", { day }) : day;
          return selected ? t("dates.chosen", { day: named }) : named;
        },
        labelPrevious: () => t("dates.previousMonth"),
        labelNext: () => t("dates.nextMonth"),
      }}
      classNames={{
        root: css.root,
        months: css.months,
        nav: css.nav,
        button_previous: css.navButton,
        button_next: css.navButton,
        chevron: css.chevron,
        month_caption: css.caption,
        month_grid: css.grid,
        weekday: css.weekday,
        day: css.day,
        day_button: css.dayButton,
        today: css.today,
        range_start: css.edge,
        range_end: css.edge,
        range_middle: css.middle,
        disabled: css.off,
        outside: css.outside,
      }}
    />
  );
};
