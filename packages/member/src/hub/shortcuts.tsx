import { EntryCount, Link } from "@baize/feature-kit";
import { Card } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./hub.css.ts";
import { useHubEntries } from "./use-hub-entries.ts";

/** The features' own entries, but for those that the wallet has. */
export const Shortcuts = (): ReactElement | null => {
  const t = useMemberWords();
  const { others } = useHubEntries();
  if (others.length === 0) return null;
  return (
    <Card>
      <ul className={css.shortcuts} aria-label={t("hub.shortcuts")}>
        {others.map((item) => (
          <li key={item.path}>
            <Link to={item.path} className={css.shortcut}>
              <span className={css.shortcutIcon}>
                <item.Icon />
                <span className={css.shortcutCount}>
                  <EntryCount item={item} />
                </span>
              </span>
              <span>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
