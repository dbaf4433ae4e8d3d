import { cx, GridIcon, Link } from "@baize/ui-kit";
import { type ReactElement, useEffect, useRef } from "react";
import type { GameCategory } from "../queries.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { type LobbyFilter, writeFilter } from "./lobby-filter.ts";
import * as css from "./provider-tabs.css.ts";

/** Game tabs, one per provider; the choice is in the address. */
export const ProviderTabs = ({ category: { tabs, providers }, filter }: { category: GameCategory; filter: LobbyFilter }): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const list = useRef<HTMLUListElement>(null);
  const { platform } = filter;
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [platform]);
  const tab = (id: string, label: string, picture: ReactElement, isClosed: boolean): ReactElement => (
    <li key={id} className={css.item}>
      <Link
        to={{ search: writeFilter({ ...filter, platform: id }).toString() }}
        replace
        preventScrollReset
        className={cx(css.tab, isClosed && css.closed)}
        aria-current={platform === id ? "true" : undefined}
      >
        {picture}
        <span>
          {label}
          {isClosed && <span className={css.note}>{t("lobby.closed")}</span>}
        </span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t("lobby.providers")}>
      <ul ref={list} className={css.list}>
        {tab("", t("lobby.all"), <GridIcon />, false)}
        {tabs.map(({ id, name }) => {
          const provider = providers.find((each) => each.platform === id);
          const label = provider ? names.provider(provider) : name;
          return tab(id, label, provider ? <img className={css.mark} src={provider.mark} alt="" width={28} height={28} loading="lazy" /> : <GridIcon />, provider?.state === "maintenance");
        })}
      </ul>
    </nav>
  );
};
