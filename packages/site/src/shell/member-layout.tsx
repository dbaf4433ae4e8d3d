import { Outlet, useNavigation } from "@baize/feature-kit";
import type { ReactElement } from "react";
import { useSiteWords } from "../words.ts";
import * as css from "./frame.css.ts";
import { Frame } from "./main-layout.tsx";
import { NavigationList } from "./navigation-list.tsx";

/** The member area: a side menu on desktop, the page alone on a phone. */
export const MemberLayout = (): ReactElement => {
  const t = useSiteWords();
  return (
    <Frame>
      <div className={css.member}>
        <NavigationList
          label={t("nav.member")}
          items={useNavigation("memberMenu")}
          classes={{ nav: css.side, list: css.sideList, link: css.sideLink }}
        />
        <div>
          <Outlet />
        </div>
      </div>
    </Frame>
  );
};
