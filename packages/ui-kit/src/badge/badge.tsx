import type { ReactElement, ReactNode } from "react";

import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as css from "./badge.css.ts";

export interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof css.tone | undefined;
  className?: string | undefined;
}

/** A word on a tint: new, hot, an offer. */
export const Badge = ({ children, tone = "soft", className }: BadgeProps): ReactElement => (
  <span className={cx(css.badge, css.tone[tone], className)}>{children}</span>
);

/** Unread messages; nothing for none. */
export const UnreadCount = ({ count }: { count: number }): ReactElement => {
  const t = useKitWords();
  return <CountBadge count={count} label={t("unread", { count })} />;
};

export interface CountBadgeProps {
  /** Nothing is shown for 0; above 99 it shows 99+. */
  count: number;
  /** Said by screen readers in place of the figure, such as "3 unread messages". */
  label: string;
}

/** A count on an icon. */
export const CountBadge = ({ count, label }: CountBadgeProps): ReactElement | null =>
  count > 0 ? (
    <span className={cx(css.badge, css.count)}>
      <span aria-hidden="true" translate="no">
        {count > 99 ? "99+" : count}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  ) : null;
