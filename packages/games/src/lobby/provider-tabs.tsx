import { cx, GridIcon, Link } from "@baize/ui-kit";
import { type ReactElement, useEffect, useRef } from "react";
import type { GameCategory, Provider } from "../queries.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { type LobbyFilter, writeFilter } from "./lobby-filter.ts";
import * as css from "./provider-tabs.css.ts";

export interface ProviderTabsProps {
  tabs: GameCategory["tabs"];
  providers: readonly Provider[];
  filter: LobbyFilter;
}

/** Game tabs, one per provider; the choice is in the address. */
export const ProviderTabs = ({ tabs, providers, filter }: ProviderTabsProps): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const list = useRef<HTMLUListElement>(null);
  const { platform } = filter;
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [platform]);
  const tab = (id: string, label: string, picture: ReactElement, closed: string | null): ReactElement => (
    <li key={id} className={css.item}>
      <Link
        to={{ search: writeFilter({ ...filter, platform: id }).toString() }}
        replace
        preventScrollReset
        className={cx(css.tab, closed !== null && css.closed)}
        aria-current={platform === id ? "true" : undefined}
      >
        {picture}
        <span>
          {label}
          {closed !== null && <span className={css.note}>{closed}</span>}
        </span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t("lobby.providers")}>
      <ul ref={list} className={css.list}>
        {tab("", t("lobby.all"), <GridIcon />, null)}
        {tabs.map(({ id, name }) => {
          const provider = providers.find((each) => each.platform === id);
          const label = provider ? names.provider(provider) : name;
          return tab(id, label, provider ? <img className={css.mark} src={provider.mark} alt="" width={28} height={28} loading="lazy" /> : <GridIcon />, provider !== undefined && provider.state !== "normal" ? t(provider.state === "soon" ? "lobby.soon" : "lobby.closed") : null);
        })}
      </ul>
    </nav>
  );
};
