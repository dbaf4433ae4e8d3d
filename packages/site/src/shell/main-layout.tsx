import { Outlet } from "@baize/feature-kit";
import { cx, useSurface } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { useSiteWords } from "../words.ts";
import { Footer } from "./footer.tsx";
import * as css from "./frame.css.ts";
import { Header } from "./header.tsx";
import * as headerCss from "./header.css.ts";
import { BottomTabs, TopBar } from "./mobile-bars.tsx";
import { SiteNotices } from "./site-notices.tsx";

export const MAIN_ID = "main";

/** Jumps over the header. */
export const SkipLink = (): ReactElement => (
  <a href={`#${MAIN_ID}`} className={headerCss.skip}>
    {useSiteWords()("skip")}
  </a>
);

/** Header, page and footer of a surface. */
export const Frame = ({ children }: { children: ReactNode }): ReactElement => {
  const isMobile = useSurface() === "mobile";
  return (
    <div className={cx(css.page, isMobile && css.withTabs)}>
      <SkipLink />
      {isMobile ? <TopBar /> : <Header />}
      <SiteNotices />
      <main id={MAIN_ID} tabIndex={-1} className={cx(css.main, isMobile && css.mobileMain)}>
        {children}
      </main>
      <Footer />
      {isMobile && <BottomTabs />}
    </div>
  );
};

export const MainLayout = (): ReactElement => (
  <Frame>
    <Outlet />
  </Frame>
);
