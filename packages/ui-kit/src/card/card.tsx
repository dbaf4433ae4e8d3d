import type { ReactElement, ReactNode } from "react";

import { Link, type To } from "../link/link.tsx";
import { cx } from "../style/cx.ts";
import * as styleCss from "./card-style.css.ts";
import * as css from "./card.css.ts";
import { useCardStyle } from "./use-card-style.ts";

export interface CardProps {
  children: ReactNode;
  padding?: "none" | "small" | "medium" | "large" | undefined;
  /** `hero` is the one place for the brand's gradient. */
  tone?: "plain" | "raised" | "quiet" | "hero" | undefined;
  as?: "div" | "section" | "article" | "li" | undefined;
  /** Makes the whole card one link. */
  to?: To | undefined;
  className?: string | undefined;
}

/** A surface that holds one thing. */
export const Card = ({
  children,
  padding = "medium",
  tone = "plain",
  as: Tag = "div",
  to,
  className,
}: CardProps): ReactElement => {
  const cardStyle = useCardStyle();
  const name = cx(
    css.card,
    css.padding[padding],
    (tone === "plain" || tone === "raised") && styleCss.panel[cardStyle],
    css.tone[tone],
    to !== undefined && css.pressable,
    className,
  );
  return to === undefined ? (
    <Tag className={name}>{children}</Tag>
  ) : (
    <Link to={to} className={name}>
      {children}
    </Link>
  );
};
