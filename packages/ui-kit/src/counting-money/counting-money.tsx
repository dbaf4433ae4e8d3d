import { parseMoney, toDecimal } from "@baize/domain";
import { useEffect, useRef, useState, type ReactElement } from "react";

import { MoneyText, type MoneyTextProps } from "../money-text/money-text.tsx";
import { useBrand } from "../provider/site-context.ts";

const durationMs = 250;
const steps = 1000n;

const wantsStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A balance that counts to its new value within a quarter of a second. It ends on the exact figure. */
export const CountingMoney = ({ value, asset: given, ...rest }: MoneyTextProps): ReactElement => {
  const { currency } = useBrand();
  const asset = given ?? currency.code;
  const [between, setBetween] = useState<string | null>(null);
  const shown = useRef(value);
  useEffect(() => {
    const from = parseMoney(shown.current ?? "", asset);
    const to = parseMoney(value ?? "", asset);
    shown.current = value;
    if (!from || !to || from.minor === to.minor || wantsStillness()) return undefined;
    const start = performance.now();
    let frame = 0;
    const draw = (now: number): void => {
      const passed = Math.min(1, Math.max(0, (now - start) / durationMs));
      if (passed === 1) {
        setBetween(null);
        return;
      }
      const eased = BigInt(Math.round((1 - (1 - passed) ** 3) * Number(steps)));
      const minor = from.minor + ((to.minor - from.minor) * eased) / steps;
      setBetween(toDecimal({ minor, asset }));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      setBetween(null);
    };
  }, [value, asset]);
  return <MoneyText {...rest} asset={asset} value={between ?? value} />;
};
