import { DATE_PRESETS, type DatePreset } from "@baize/domain";
import { useState, type ReactElement } from "react";

import { Button } from "../button/button.tsx";
import { dayText } from "../format/date-text.ts";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { useBrand, useClock } from "../provider/site-context.ts";
import { Segmented } from "../segmented/segmented.tsx";
import { Sheet } from "../sheet/sheet.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { useKitWords } from "../words/use-kit-words.ts";
import { dayBefore, type Period } from "./period.ts";
import * as css from "./preset-filter.css.ts";
import type { DayRange } from "./range-picker.tsx";

const RangePicker = lazyPart(
  async () => (await import("./range-picker.tsx")).RangePicker,
  <Skeleton shape="card" count={2} />,
);

export interface PresetFilterProps {
  value: Period;
  onValueChange: (value: Period) => void;
  /** Presets in order; all of the specification by default. */
  presets?: readonly DatePreset[] | undefined;
  /** How many days back a custom period may reach; 365 by default. */
  maxDaysBack?: number | undefined;
  /** Leaves the custom period out. */
  hideCustom?: boolean | undefined;
}

const words = {
  [-1]: "dates.all",
  0: "dates.today",
  1: "dates.yesterday",
  2: "dates.last7",
  3: "dates.last30",
} as const satisfies Record<DatePreset, string>;

const NO_DAYS: DayRange = { startDay: undefined, endDay: undefined };

/** A period of days: a preset, or any two days in a calendar. Days are in the brand's zone. */
export const PresetFilter = ({
  value,
  onValueChange,
  presets = DATE_PRESETS,
  maxDaysBack = 365,
  hideCustom = false,
}: PresetFilterProps): ReactElement => {
  const t = useKitWords();
  const [range, setRange] = useState<DayRange | null>(null);
  const open = (): void =>
    setRange(value.kind === "custom" ? { startDay: value.startDay, endDay: value.endDay } : NO_DAYS);
  return (
    <div className={css.frame}>
      <span className={css.label} aria-hidden="true">
        {t("dates.label")}
      </span>
      <Segmented
        label={t("dates.label")}
        value={value.kind === "custom" ? "custom" : String(value.preset)}
        options={[
          ...presets.map((preset) => ({ value: String(preset), label: t(words[preset]) })),
          ...(hideCustom ? [] : [{ value: "custom", label: t("dates.custom") }]),
        ]}
        onValueChange={(next) => {
          const preset = presets.find((each) => String(each) === next);
          if (preset === undefined) open();
          else onValueChange({ kind: "preset", preset });
        }}
      />
      {value.kind === "custom" && (
        <Button size="small" variant="quiet" onPress={open}>
          {t("dates.range", { from: value.startDay, to: value.endDay })}
        </Button>
      )}
      <RangeSheet range={range} onRangeChange={setRange} maxDaysBack={maxDaysBack} onValueChange={onValueChange} />
    </div>
  );
};

interface RangeSheetProps extends Pick<PresetFilterProps, "onValueChange"> {
  /** Null while it is closed. */
  range: DayRange | null;
  onRangeChange: (range: DayRange | null) => void;
  maxDaysBack: number;
}

/** Any two days, taken over by its button. */
const RangeSheet = ({ range, onRangeChange, maxDaysBack, onValueChange }: RangeSheetProps): ReactElement => {
  const t = useKitWords();
  const { zone } = useBrand();
  const today = dayText(useClock()(), zone);
  const { startDay, endDay } = range ?? NO_DAYS;
  return (
    <Sheet
      isOpen={range !== null}
      onClose={() => onRangeChange(null)}
      width="small"
      title={t("dates.pick")}
      footer={
        <Button
          variant="primary"
          size="large"
          fullWidth
          disabled={startDay === undefined}
          onPress={() => {
            if (startDay === undefined) return;
            onValueChange({ kind: "custom", startDay, endDay: endDay ?? startDay });
            onRangeChange(null);
          }}
        >
          {t("dates.apply")}
        </Button>
      }
    >
      <RangePicker
        range={range ?? NO_DAYS}
        onRangeChange={onRangeChange}
        today={today}
        earliest={dayBefore(today, maxDaysBack)}
      />
    </Sheet>
  );
};
