import { useSession } from "@baize/api-client/react";
import { type NavigationItem, useNavigation } from "@baize/feature-kit";
import { IconButton, ServiceIcon } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useSiteWords } from "../words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AuthLinks } from "./auth-links.tsx";
import { BalanceChip } from "./balance-chip.tsx";
import { BrandLink } from "./brand-link.tsx";
import { ContactSheet } from "./sheets.ts";
import * as css from "./frame.css.ts";
import * as headerCss from "./header.css.ts";
import { EntryIcon, NavigationList } from "./navigation-list.tsx";

/** The phone's top bar: logo, balance or log-in, service. */
export const TopBar = (): ReactElement => {
  const t = useSiteWords();
  const { status } = useSession();
  const [isContactOpen, setContactOpen] = useState(false);
  return (
    <header data-keep-clear="action" className={css.topBar}>
      <BrandLink isTight={status === 1} />
      <div className={headerCss.member}>
        {status === 1 && <BalanceChip />}
        {status === 0 && <AuthLinks login="quiet" />}
        {status === 1 ? (
          <AccountMenu />
        ) : (
          <IconButton label={t("contact.title")} onPress={() => setContactOpen(true)}>
            <ServiceIcon />
          </IconButton>
        )}
      </div>
      <ContactSheet isOpen={isContactOpen} onClose={() => setContactOpen(false)} />
    </header>
  );
};

/** The phone's bottom tabs; a primary one is raised. */
export const BottomTabs = (): ReactElement => (
  <NavigationList
    label={useSiteWords()("nav.tabs")}
    items={useNavigation("tabBar")}
    isKeptClear
    classes={{ nav: css.tabs, list: css.tabList, link: css.tab }}
    icon={(item) => (item.emphasis === "primary" ? <RaisedIcon Icon={item.Icon} /> : <EntryIcon item={item} />)}
  />
);

const RaisedIcon = ({ Icon }: Pick<NavigationItem, "Icon">): ReactElement => (
  <span className={css.raised}>
    <Icon />
  </span>
);
