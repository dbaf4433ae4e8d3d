import { useSession } from "@baize/api-client/react";
import { type GuardName, type NavigationItem, NavLink, useNavigation } from "@baize/feature-kit";
import { LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useSiteParts } from "../site-context.ts";
import { useSiteWords } from "../words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AppearanceButton } from "./appearance-button.tsx";
import { AuthLinks } from "./auth-links.tsx";
import { BalanceChip } from "./balance-chip.tsx";
import { BrandLink } from "./brand-link.tsx";
import { CategoryNav } from "./category-nav.tsx";
import * as css from "./header.css.ts";
import { pageAt } from "./route-pattern.ts";

/** Desktop header: categories, and the member's strip or the links to log in. */
export const Header = (): ReactElement => {
  const t = useSiteWords();
  const { status } = useSession();
  const { brand } = useSiteParts();
  return (
    <>
      <header data-keep-clear="action" className={css.header[brand.style.header]}>
        <div className={css.row}>
          <BrandLink isTight={status === 1} />
          <div className={css.member}>
            {status === 1 && <MemberStrip />}
            {status === 0 && (
              <>
                <AppearanceButton />
                <AuthLinks />
              </>
            )}
          </div>
        </div>
      </header>
      <nav aria-label={t("nav.main")} className={css.navigation}>
        <div className={css.navigationRow}>
          <CategoryNav />
          <SiteEntries />
        </div>
      </nav>
    </>
  );
};

/** The features' pages that everybody may open, such as promotions. */
const SiteEntries = (): ReactElement | null => {
  const entries = useHeaderEntries("anyone");
  const { brand } = useSiteParts();
  if (entries.length === 0) return null;
  return (
    <ul className={css.site}>
      {entries.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} className={css.category[brand.style.navigation]}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
};

/** Entries of the header's place, by whom their pages let in. */
const useHeaderEntries = (guard: GuardName): readonly NavigationItem[] => {
  const { features } = useSiteParts();
  return useNavigation("header").filter(({ path }) => pageAt(features, path)?.page.guard === guard);
};

const VARIANTS = { primary: "primary", secondary: "secondary", plain: "quiet" } as const;

const MemberStrip = (): ReactElement => (
  <>
    <BalanceChip />
    <div className={css.onlyDesktop}>
      {useHeaderEntries("member").map(({ path, label, emphasis }) => (
        <LinkButton key={path} to={path} size="small" variant={VARIANTS[emphasis]}>
          {label}
        </LinkButton>
      ))}
    </div>
    <AccountMenu />
  </>
);
