import { Card, ClockIcon, cx, Inline, MoneyText, ToneIcon, type Tone } from "@baize/ui-kit";
import type { AssetCode } from "@baize/domain";
import type { ReactElement, ReactNode } from "react";
import * as css from "./outcome.css.ts";

export interface OutcomeProps {
  /** `neutral` still moves. */
  tone: Tone;
  /** The state in words. */
  title: string;
  amount: string;
  asset: AssetCode;
  /** What it means. */
  children: ReactNode;
  /** Number, times, fees. */
  facts?: ReactNode;
  /** Next steps, the likeliest first. */
  actions: ReactNode;
}

/** The third beat of a money act: state, amount, what it means, what next. Announced as it changes. */
export const Outcome = ({ tone, title, amount, asset, children, facts, actions }: OutcomeProps): ReactElement => (
  <Card as="section">
    <div className={css.outcome} role="status">
      <span className={cx(css.mark, tone === "win" && css.win, tone === "danger" && css.danger, tone === "warning" && css.warning)} aria-hidden="true">
        {tone === "neutral" ? <ClockIcon /> : <ToneIcon tone={tone} />}
      </span>
      <h2 className={css.title}>{title}</h2>
      <MoneyText value={amount} asset={asset} size="hero" />
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
