import { useClient, useIsMember } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Button, LinkButton, MoneyText, ProviderCard, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { hallGame } from "../launch/launch-game.ts";
import { useLaunch } from "../launch/launcher.tsx";
import { venueWalletQuery } from "../queries.ts";
import type { Provider } from "../wire-types.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { gamesAnchor } from "./venue-games.tsx";
import * as css from "./venue.css.ts";

export interface VenueCardProps {
  provider: Provider;
  /** Its single games are listed below. */
  hasGames: boolean;
  isPriority: boolean;
}

/** One provider: picture, state, rebate, the member's balance, and the buttons. */
export const VenueCard = ({ provider, hasGames, isPriority }: VenueCardProps): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const names = useNames();
  const launch = useLaunch();
  const isMember = useIsMember();
  const hall = hallGame(provider, names);
  const { state, maintenance } = provider;
  const detail = ((): ReactNode => {
    if (state === "soon") return t("venue.soon");
    if (state === "normal") return undefined;
    const end = maintenance?.end ?? null;
    return end === null ? t("venue.backUnknown") : t("venue.back", { time: format.dateTime(end) });
  })();
  return (
    <ProviderCard
      name={names.provider(provider)}
      cover={provider.image}
      state={state}
      stateDetail={detail}
      rebate={Number(provider.rebateMax) > 0 ? format.percent(provider.rebateMax) : undefined}
      balance={isMember && state !== "soon" ? <VenueBalance platform={provider.platform} /> : undefined}
      isPriority={isPriority}
      actions={
        <>
          {hall !== null && (
            <Button
              variant="primary"
              className={css.grow}
              aria-label={`${t("venue.enter")} ${hall.name}`}
              onPress={() => launch(hall)}
            >
              {t("venue.enter")}
            </Button>
          )}
          {hall === null && hasGames && (
            <Button
              variant="primary"
              className={css.grow}
              aria-label={`${t("venue.choose")} ${names.provider(provider)}`}
              onPress={() =>
                document.getElementById(gamesAnchor(provider.platform))?.scrollIntoView({ block: "start" })
              }
            >
              {t("venue.choose")}
            </Button>
          )}
          {isMember && (
            <LinkButton
              to={`${paths.transfer}?${new URLSearchParams({ to: provider.platform }).toString()}`}
              aria-label={`${t("venue.transfer")} ${names.provider(provider)}`}
            >
              {t("venue.transfer")}
            </LinkButton>
          )}
        </>
      }
    />
  );
};

const VenueBalance = ({ platform }: { platform: string }): ReactElement | null => {
  const t = useGamesWords();
  const { data } = useQuery(venueWalletQuery(useClient(), platform));
  if (data === null) return null;
  return (
    <span className={css.balance}>
      <span className={css.balanceTerm}>{t("venue.balance")}</span>
      <MoneyText value={data?.balance} asset={data?.currency} size="small" />
    </span>
  );
};
