import { useId, type ReactElement, type ReactNode } from "react";

import { cx } from "../style/cx.ts";
import * as css from "./section.css.ts";

export interface SectionProps {
  title: ReactNode;
  detail?: ReactNode;
  /** A link or button at the end of the title's line. */
  action?: ReactNode;
  /** 2 for a part of the page, 3 inside a card. */
  level?: 2 | 3 | undefined;
  /** Size of the title; by its level by default. A title inside a card may be small and still be
   * the page's second level. */
  size?: "page" | "card" | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A titled part of a page. */
export const Section = ({
  title,
  detail,
  action,
  level = 2,
  size = level === 2 ? "page" : "card",
  children,
  className,
}: SectionProps): ReactElement => {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className={cx(css.section, className)}>
      <header className={css.head}>
        <div className={css.words}>
          <Heading id={id} className={size === "page" ? css.title : css.titleSmall}>
            {title}
          </Heading>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
        </div>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </header>
      {children}
    </section>
  );
};
