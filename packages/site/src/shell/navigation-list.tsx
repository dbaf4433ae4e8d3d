import { EntryCount, NavLink, type NavigationItem } from "@baize/feature-kit";
import type { ReactElement, ReactNode } from "react";
import * as css from "./frame.css.ts";

export interface NavigationListProps {
  readonly label: string;
  readonly items: readonly NavigationItem[];
  /** Classes of the landmark, its list and each link. */
  readonly classes: { readonly nav: string; readonly list: string; readonly link: string };
  /** Whether nothing may lie over it, such as a toast; for what stays in view. */
  readonly isKeptClear?: boolean;
  /** Draws an entry's icon; the icon alone by default. */
  readonly icon?: (item: NavigationItem) => ReactNode;
}

/** An entry's icon with its count. */
export const EntryIcon = ({ item }: { readonly item: NavigationItem }): ReactElement => (
  <span className={css.entryIcon}>
    <item.Icon />
    <span className={css.entryCount}>
      <EntryCount item={item} />
    </span>
  </span>
);

/** A landmark of links with icons; the one of the present page is marked. */
export const NavigationList = ({
  label,
  items,
  classes,
  isKeptClear = false,
  icon = (item) => <EntryIcon item={item} />,
}: NavigationListProps): ReactElement => (
  <nav aria-label={label} className={classes.nav} data-keep-clear={isKeptClear ? "action" : undefined}>
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.path}>
          <NavLink to={item.path} end className={classes.link}>
            {icon(item)}
            {item.label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
