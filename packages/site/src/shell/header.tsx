import { useSession } from "@baize/api-client/react";
import { useNavigation } from "@baize/feature-kit";
import { LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useSiteParts } from "../site-context.ts";
import { useSiteWords } from "../words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AppearanceButton } from "./appearance-sheet.tsx";
import { AuthLinks } from "./auth-links.tsx";
import { BalanceChip } from "./balance-chip.tsx";
import { BrandLink } from "./brand-link.tsx";
import { CategoryNav } from "./category-nav.tsx";
import * as css from "./header.css.ts";

/** Desktop header: categories, and the member's strip or the links to log in. */
export const Header = (): ReactElement => {
  const t = useSiteWords();
  const { status } = useSession();
  const { brand } = useSiteParts();
  return (
    <header className={css.header[brand.style.header]}>
      <div className={css.row}>
        <BrandLink />
        <nav aria-label={t("nav.main")} className={css.grow}>
          <CategoryNav />
        </nav>
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
  );
};

const VARIANTS = { primary: "primary", secondary: "secondary", plain: "quiet" } as const;

const MemberStrip = (): ReactElement => (
  <>
    <BalanceChip />
    <div className={css.onlyDesktop}>
      {useNavigation("header").map(({ path, label, emphasis }) => (
        <LinkButton key={path} to={path} size="small" variant={VARIANTS[emphasis]}>
          {label}
        </LinkButton>
      ))}
    </div>
    <AccountMenu />
  </>
);
