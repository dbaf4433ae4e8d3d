import { assetScale, type AssetCode } from "@baize/domain";
import { useMemo } from "react";

import { useBrand, useClock, useLocale } from "../provider/site-context.ts";
import { assetSymbol } from "./asset-symbol.ts";
import { dateText, relativeText, timeText, zoneText, type DateStyle, type Instant } from "./date-text.ts";
import { moneyParts, type MoneyOptions, type MoneyParts } from "./money-parts.ts";
import { UNKNOWN } from "./unknown.ts";

export interface Format {
  /** The brand's zone, IANA name. All dates are written in it. */
  zone: string;
  /** What people call the brand's zone, such as 中国标准时间; engines differ a little in it. */
  zoneName: () => string;
  /** A decimal string in the asset (the brand's currency when left out). Exact; unreadable input gives "—". */
  money: (decimal: string | null | undefined, asset?: AssetCode, options?: MoneyOptions) => MoneyParts;
  date: (value: Instant, style?: DateStyle) => string;
  time: (value: Instant, options?: { seconds?: boolean }) => string;
  /** `2026-11-27 10:00`; seconds on request. */
  dateTime: (value: Instant, options?: { seconds?: boolean }) => string;
  /** "3 分钟前"; beside an exact time only. */
  relative: (value: Instant) => string;
  /** Grouped; decimal strings and bigint stay exact. */
  number: (value: string | number | bigint) => string;
  /** A decimal string that already is in percent: "0.80" gives "0.80%". */
  percent: (value: string) => string;
}

/** Formatting in the brand's language, zone and currency. */
export const useFormat = (): Format => {
  const brand = useBrand();
  const locale = useLocale();
  const clock = useClock();
  return useMemo(() => {
    const { zone } = brand;
    return {
      zone,
      zoneName: () => zoneText(clock(), locale, zone),
      money: (decimal, asset = brand.currency.code, options = {}) =>
        moneyParts(decimal, assetSymbol(asset, brand), locale, {
          decimals: assetScale(asset),
          ...options,
        }),
      date: (value, style = "short") => dateText(value, locale, zone, style),
      time: (value, { seconds = false } = {}) => timeText(value, zone, seconds),
      dateTime: (value, { seconds = false } = {}) =>
        `${dateText(value, locale, zone, "short")} ${timeText(value, zone, seconds)}`,
      relative: (value) => relativeText(value, clock(), locale),
      number: (value) =>
        new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value as Intl.StringNumericLiteral),
      percent: (value) => (/^[+-]?\d+(\.\d+)?$/.test(value) ? `${value}%` : UNKNOWN),
    };
  }, [brand, locale, clock]);
};
