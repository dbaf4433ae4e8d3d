import { NavLink, Outlet, useNavigation } from "@baize/feature-kit";
import type { ReactElement } from "react";
import { useSiteWords } from "../words.ts";
import * as css from "./frame.css.ts";
import { Frame } from "./main-layout.tsx";

/** The member area: a side menu on desktop, the page alone on a phone. */
export const MemberLayout = (): ReactElement => {
  const t = useSiteWords();
  return (
    <Frame>
      <div className={css.member}>
        <nav aria-label={t("nav.member")} className={css.side}>
          <ul className={css.sideList}>
            {useNavigation("memberMenu").map(({ path, label, Icon }) => (
              <li key={path}>
                <NavLink to={path} end className={css.sideLink}>
                  <Icon />
                  {label}
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
