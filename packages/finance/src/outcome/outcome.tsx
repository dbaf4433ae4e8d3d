import { Card, ClockIcon, cx, Inline, MoneyText, ToneIcon, type Tone } from "@baize/ui-kit";
import type { AssetCode } from "@baize/domain";
import { type ReactElement, type ReactNode, useRef } from "react";
import { useSeen } from "../use-seen.ts";
import * as css from "./outcome.css.ts";

export interface OutcomeProps {
  /** `neutral` still moves. */
  tone: Tone;
  /** The state in words. */
  title: string;
  /** What moved; undefined where nothing did. */
  amount: string | undefined;
  asset: AssetCode;
  /** What it means. */
  children: ReactNode;
  /** Number, times, fees. */
  facts?: ReactNode;
  /** Next steps, the likeliest first. */
  actions: ReactNode;
}

/**
 * The result of a money act: state, amount, what it means, what next. Announced as it changes, and scrolled into view
 * when the form before it was longer.
 */
export const Outcome = ({ tone, title, amount, asset, children, facts, actions }: OutcomeProps): ReactElement => {
  const head = useRef<HTMLDivElement>(null);
  useSeen(head);
  return (
    <Card as="section">
      <div ref={head} className={css.outcome} role="status">
        <span
          className={cx(
            css.mark,
            tone === "win" && css.win,
            tone === "danger" && css.danger,
            tone === "warning" && css.warning,
          )}
          aria-hidden="true"
        >
          {tone === "neutral" ? <ClockIcon /> : <ToneIcon tone={tone} />}
        </span>
        <h2 className={css.title}>{title}</h2>
        {amount !== undefined && <MoneyText value={amount} asset={asset} size="hero" />}
        <p className={css.text}>{children}</p>
      </div>
      {facts !== undefined && <div className={css.facts}>{facts}</div>}
      <div className={css.actions}>
        <Inline gap={3} justify="center">
          {actions}
        </Inline>
      </div>
    </Card>
  );
};
