import type { ReactElement } from "react";
import { DayPicker, type DayPickerLocale } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { zhCN } from "react-day-picker/locale/zh-CN";

import { type Locale, useLocale } from "../provider/site-context.ts";
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

const calendars: Readonly<Record<Locale, DayPickerLocale>> = { "zh-CN": zhCN, en: enGB };

/** Two days in a calendar; loaded when the custom period is opened. */
export const RangePicker = ({ range, onRangeChange, today, earliest }: RangePickerProps): ReactElement => {
  const t = useKitWords();
  const { startDay, endDay } = range;
  return (
    <DayPicker
      mode="range"
      noonSafe
      locale={calendars[useLocale()]}
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
