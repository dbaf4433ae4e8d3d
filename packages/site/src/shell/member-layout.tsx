import { NavLink, Outlet } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useSiteParts } from "../site-context.ts";
import { useSiteWords } from "../words.ts";
import { memberDestinations } from "./destinations.ts";
import * as css from "./frame.css.ts";
import { Frame } from "./main-layout.tsx";

/** The member area: a side menu on desktop, the page alone on a phone. */
export const MemberLayout = (): ReactElement => {
  const t = useSiteWords();
  const { features } = useSiteParts();
  return (
    <Frame>
      <div className={css.member}>
        <nav aria-label={t("nav.member")} className={css.side}>
          <ul className={css.sideList}>
            {memberDestinations(features).map(({ path, word, Icon }) => (
              <li key={path}>
                <NavLink to={path} end className={css.sideLink}>
                  <Icon />
                  {t(`nav.${word}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Outlet />
        </div>
      </div>
    </Frame>
  );
};
