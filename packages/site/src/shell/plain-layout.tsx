import { Outlet } from "@baize/feature-kit";
import { IconButton, SettingsIcon } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useSiteWords } from "../words.ts";
import { BrandLink } from "./brand-link.tsx";
import { Footer } from "./footer.tsx";
import * as css from "./frame.css.ts";
import { LookSheet } from "./look-sheet.tsx";
import { MAIN_ID, SkipLink } from "./main-layout.tsx";
import { SiteNotices } from "./site-notices.tsx";

/** Logo and page alone: log-in and registration. */
export const PlainLayout = (): ReactElement => {
  const t = useSiteWords();
  const [isLookOpen, setLookOpen] = useState(false);
  return (
    <div className={css.page}>
      <SkipLink />
      <header className={css.plainTop}>
        <BrandLink />
        <IconButton label={t("look.settings")} onPress={() => setLookOpen(true)}>
          <SettingsIcon />
        </IconButton>
      </header>
      <SiteNotices />
      <main id={MAIN_ID} tabIndex={-1} className={css.plain}>
        <Outlet />
      </main>
      <Footer />
      <LookSheet isOpen={isLookOpen} onClose={() => setLookOpen(false)} />
    </div>
  );
};
