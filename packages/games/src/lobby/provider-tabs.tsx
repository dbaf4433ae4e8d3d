import { cx, GridIcon, isPlainPress } from "@baize/ui-kit";
import { memo, type MouseEvent, type ReactElement, useEffect, useRef } from "react";
import type { GameCategory, Provider } from "../wire-types.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./provider-tabs.css.ts";

export interface ProviderTabsProps {
  tabs: GameCategory["tabs"];
  providers: readonly Provider[];
  /** The chosen one; empty for all. */
  platform: string;
  onChoose: (platform: string) => void;
}

/** One tab per provider; the choice is in the address. Memoised, so that typing a search renders none of them again. */
export const ProviderTabs = memo(({ tabs, providers, platform, onChoose }: ProviderTabsProps): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [platform]);
  return (
    <nav aria-label={t("lobby.providers")}>
      <ul ref={list} className={css.list}>
        <Tab id="" label={t("lobby.all")} mark={null} closed={null} isCurrent={platform === ""} onChoose={onChoose} />
        {tabs.map(({ id, name }) => {
          const provider = providers.find((each) => each.platform === id);
          const isOpen = provider === undefined || provider.state === "normal";
          return (
            <Tab
              key={id}
              id={id}
              label={provider ? names.provider(provider) : name}
              mark={provider?.mark ?? null}
              closed={isOpen ? null : t(provider.state === "soon" ? "lobby.soon" : "lobby.closed")}
              isCurrent={platform === id}
              onChoose={onChoose}
            />
          );
        })}
      </ul>
    </nav>
  );
});
ProviderTabs.displayName = "ProviderTabs";

interface TabProps {
  id: string;
  label: string;
  /** Address of its mark. */
  mark: string | null;
  closed: string | null;
  isCurrent: boolean;
  onChoose: (platform: string) => void;
}

/** A link, so that a provider can be opened in a new tab; a plain press keeps the other filters. */
const Tab = ({ id, label, mark, closed, isCurrent, onChoose }: TabProps): ReactElement => {
  const choose = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <li className={css.item}>
      <a
        href={id === "" ? "?" : `?${new URLSearchParams({ platform: id }).toString()}`}
        className={cx(css.tab, closed !== null && css.closed)}
        aria-current={isCurrent ? "true" : undefined}
        onClick={choose}
      >
        {mark === null ? (
          <GridIcon />
        ) : (
          <img className={css.mark} src={mark} alt="" width={28} height={28} loading="lazy" />
        )}
        <span>{label}</span>
        {closed !== null && <span className={css.note}>{closed}</span>}
      </a>
    </li>
  );
};
