import { Link } from "@baize/feature-kit";
import { Card, ChevronOnIcon } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import * as css from "./hub.css.ts";

export interface EntryCardProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** The state of what it leads to, in short. */
  readonly children: ReactNode;
}

/** A card that leads to a page, with the state of it in short. */
export const EntryCard = ({ to, icon, title, children }: EntryCardProps): ReactElement => (
  <Card padding="small">
    <Link to={to} className={css.todo}>
      <span className={css.shortcutIcon}>{icon}</span>
      <span className={css.grow}>
        <span className={css.todoTitle}>{title}</span>
        <span className={css.todoText}>{children}</span>
      </span>
      <ChevronOnIcon />
    </Link>
  </Card>
);
