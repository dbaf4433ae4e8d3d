import type { ReactElement, ReactNode } from "react";

import { Button } from "../button/button.tsx";
import { ToneIcon } from "../icon/tone-icon.tsx";
import { cx } from "../style/cx.ts";
import { textElements } from "../style/text-elements.tsx";
import type { Tone } from "../style/tone.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./alert.css.ts";

export interface AlertProps {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
  /** Reads again, or tries again, what the message is about: a button before the action. */
  onRetry?: (() => unknown) | undefined;
  /** True when it appears as an answer to something the member did: it is then read at once. */
  isLive?: boolean | undefined;
  className?: string | undefined;
}

/** A message on the page, where it matters. */
export const Alert = ({
  tone = "info",
  title,
  children,
  action,
  onRetry,
  isLive = false,
  className,
}: AlertProps): ReactElement => (
  <div
    className={cx(css.alert, css.tone[tone], className)}
    role={isLive ? (tone === "danger" ? "alert" : "status") : undefined}
  >
    <span className={cx(css.icon, css.iconTone[tone])}>
      <ToneIcon tone={tone} />
    </span>
    <div className={css.words}>
      {title !== undefined && <p className={css.title}>{title}</p>}
      {textElements(children)}
    </div>
    {(action !== undefined || onRetry !== undefined) && (
      <div className={css.action}>
        {onRetry !== undefined && <Retry onRetry={onRetry} />}
        {action}
      </div>
    )}
  </div>
);

const Retry = ({ onRetry }: { onRetry: () => unknown }): ReactElement => {
  const t = useKitWords();
  return (
    <Button size="small" onPress={onRetry}>
      {t("retry")}
    </Button>
  );
};
