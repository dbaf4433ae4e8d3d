import type { ReactElement, ReactNode } from "react";

import { Link, type To } from "../navigation/navigation.ts";
import * as css from "../tabs/tabs.css.ts";

export interface LinkTab {
  id: string;
  label: ReactNode;
  badge?: ReactNode;
  to: To;
}

export interface LinkTabsProps {
  /** What the tabs divide; for screen readers. */
  label: string;
  tabs: readonly LinkTab[];
  /** Id of the tab that is shown. */
  current: string;
  /** Replaces the address, so that back leaves the page and not the tab. */
  replace?: boolean | undefined;
}

/** Tabs whose choice is in the address. */
export const LinkTabs = ({ label, tabs, current, replace = true }: LinkTabsProps): ReactElement => (
  <nav aria-label={label} className={css.list}>
    {tabs.map((tab) => (
      <Link
        key={tab.id}
        to={tab.to}
        replace={replace}
        preventScrollReset
        className={css.tab}
        aria-current={tab.id === current ? "page" : undefined}
      >
        {tab.label}
        {tab.badge}
      </Link>
    ))}
  </nav>
);
