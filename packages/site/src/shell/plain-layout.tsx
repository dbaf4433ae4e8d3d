import { Outlet } from "@baize/feature-kit";
import type { ReactElement } from "react";
import { AppearanceButton } from "./appearance-button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { Footer } from "./footer.tsx";
import * as css from "./frame.css.ts";
import { MAIN_ID, SkipLink } from "./main-layout.tsx";
import { SiteNotices } from "./site-notices.tsx";

/** Logo and page alone: log-in and registration. */
export const PlainLayout = (): ReactElement => (
  <div className={css.page}>
    <SkipLink />
    <header className={css.plainTop}>
      <BrandLink />
      <AppearanceButton />
    </header>
    <SiteNotices />
    <main id={MAIN_ID} tabIndex={-1} className={css.plain}>
      <Outlet />
    </main>
    <Footer />
  </div>
);
