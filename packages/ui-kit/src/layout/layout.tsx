import type { ReactElement, ReactNode } from "react";

import { cx } from "../style/cx.ts";
import type { Space } from "../theme/scale.ts";
import * as css from "./layout.css.ts";

interface LayoutProps {
  children: ReactNode;
  /** Step of the 4 px scale. */
  gap?: Space | undefined;
  as?: "div" | "section" | "ul" | "ol" | "nav" | "header" | "footer" | "main" | "form" | undefined;
  className?: string | undefined;
}

const listClass = (tag: string): string | false => (tag === "ul" || tag === "ol") && css.list;

export interface StackProps extends LayoutProps {
  align?: keyof typeof css.align | undefined;
}

/** Children below each other. */
export const Stack = ({ children, gap = 4, as: Tag = "div", align, className }: StackProps): ReactElement => (
  <Tag className={cx(css.stack, css.gap[gap], listClass(Tag), align && css.align[align], className)}>{children}</Tag>
);

export interface InlineProps extends LayoutProps {
  align?: keyof typeof css.align | undefined;
  justify?: keyof typeof css.justify | undefined;
  noWrap?: boolean | undefined;
}

/** Children beside each other; they wrap by default. */
export const Inline = ({
  children,
  gap = 2,
  as: Tag = "div",
  align = "center",
  justify = "start",
  noWrap = false,
  className,
}: InlineProps): ReactElement => (
  <Tag
    className={cx(
      css.inline,
      css.gap[gap],
      listClass(Tag),
      css.align[align],
      css.justify[justify],
      noWrap && css.noWrap,
      className,
    )}
  >
    {children}
  </Tag>
);

export interface GridProps extends LayoutProps {
  /** Least width of a column; as many columns as fit. */
  minColumn?: keyof typeof css.minColumn | undefined;
  /** A fixed number of columns from tablet width on. */
  columns?: 2 | 3 | 4 | undefined;
}

/** Children in columns. */
export const Grid = ({
  children,
  gap = 4,
  as: Tag = "div",
  minColumn = "medium",
  columns,
  className,
}: GridProps): ReactElement => (
  <Tag
    className={cx(
      css.grid,
      css.gap[gap],
      listClass(Tag),
      columns === undefined ? css.minColumn[minColumn] : css.columns[columns],
      className,
    )}
  >
    {children}
  </Tag>
);

export interface SplitProps {
  children: ReactNode;
  /** The narrow column: a summary, help, the order so far. Below the main one on phones. */
  aside: ReactNode;
  className?: string | undefined;
}

/** The two-column body of member pages. */
export const Split = ({ children, aside, className }: SplitProps): ReactElement => (
  <div className={cx(css.split, className)}>
    <div>{children}</div>
    <aside>{aside}</aside>
  </div>
);
