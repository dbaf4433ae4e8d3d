import type { MouseEvent, ReactElement, ReactNode } from "react";

import { Link, type To } from "../link/link.tsx";
import { isPlainPress } from "../press/is-plain-press.ts";
import * as css from "../tabs/tabs.css.ts";
import { textElements } from "../style/text-elements.tsx";

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
  /** Takes a plain press in place of the link, where the tab is one filter of several; see `useFilterChange`. */
  onChoose?: ((id: string) => void) | undefined;
}

/** Tabs whose choice is in the address. */
export const LinkTabs = ({ label, tabs, current, replace = true, onChoose }: LinkTabsProps): ReactElement => {
  const take = (event: MouseEvent, id: string): void => {
    if (!onChoose || !isPlainPress(event)) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <nav aria-label={label} className={css.list}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={tab.to}
          replace={replace}
          preventScrollReset
          onClick={(event) => take(event, tab.id)}
          className={css.tab}
          aria-current={tab.id === current ? "page" : undefined}
        >
          {textElements(tab.label)}
          {textElements(tab.badge)}
        </Link>
      ))}
    </nav>
  );
};
