import { useSession } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useSiteParts } from "../site-context.ts";
import { useSiteWords } from "../words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BalanceChip } from "./balance-chip.tsx";
import { BrandLink } from "./brand-link.tsx";
import { CategoryNav } from "./category-nav.tsx";
import * as css from "./header.css.ts";
import { isMounted } from "./route-pattern.ts";
import { VisitorActions } from "./visitor-actions.tsx";

/** Desktop header: categories, and the member's strip or the way in. */
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
          {status === 0 && <VisitorActions />}
        </div>
      </div>
    </header>
  );
};

const MemberStrip = (): ReactElement => {
  const t = useSiteWords();
  const { features } = useSiteParts();
  return (
    <>
      <BalanceChip />
      <div className={css.onlyDesktop}>
        {isMounted(features, paths.deposit) && (
          <LinkButton to={paths.deposit} variant="primary" size="small">
            {t("nav.deposit")}
          </LinkButton>
        )}
        {isMounted(features, paths.withdraw) && (
          <LinkButton to={paths.withdraw} size="small">
            {t("nav.withdraw")}
          </LinkButton>
        )}
        {isMounted(features, paths.transfer) && (
          <LinkButton to={paths.transfer} size="small" variant="quiet">
            {t("nav.transfer")}
          </LinkButton>
        )}
      </div>
      <AccountMenu />
    </>
  );
};
