import { HOME_SIDEBAR, type HomeSidebarSection, paths } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import {
  type Description,
  DescriptionList,
  HotIcon,
  InfoIcon,
  PhoneIcon,
  Skeleton,
  SkeletonRegion,
  useBrand,
  useFormat,
  useSurface,
} from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { singleGame } from "../launch/launch-game.ts";
import { useLaunch } from "../launch/launcher.tsx";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./home-rail.css.ts";
import { useHomeGames } from "./use-home-games.ts";

const MOST = 8;

/** The side bar of home on desktop: app, hot games, information, in the order of docs/specification.md §2.5. */
export const HomeRail = (): ReactElement | null => {
  const t = useGamesWords();
  const surface = useSurface();
  if (surface === "mobile") return null;
  const parts: Record<HomeSidebarSection, ReactElement> = {
    app: <AppPart key="app" />,
    hotGame: <HotPart key="hotGame" />,
    info: <InfoPart key="info" />,
  };
  return (
    <aside className={css.rail} aria-label={t("rail.label")}>
      {HOME_SIDEBAR.map((part) => parts[part])}
    </aside>
  );
};

const Part = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }): ReactElement => (
  <section className={css.part} aria-label={title}>
    <h2 className={css.title}>
      <span className={css.icon}>{icon}</span>
      {title}
    </h2>
    {children}
  </section>
);

const AppPart = (): ReactElement => {
  const t = useGamesWords();
  return (
    <Part icon={<PhoneIcon />} title={t("rail.app")}>
      <p className={css.text}>{t("rail.appText")}</p>
      <Link to={paths.download}>{t("rail.appLink")}</Link>
    </Part>
  );
};

const HotPart = (): ReactElement | null => {
  const t = useGamesWords();
  const names = useNames();
  const launch = useLaunch();
  const { categories, error } = useHomeGames();
  if (error !== null) return null;
  const games = (categories ?? []).flatMap(({ games: list, providers }) =>
    list.flatMap((game) => {
      const provider = providers.find(({ platform, state }) => platform === game.platform && state === "normal");
      return provider ? { game, target: singleGame(game, provider, names) } : [];
    }),
  );
  const top = games.toSorted((one, other) => one.game.seq - other.game.seq).slice(0, MOST);
  if (categories !== undefined && top.length === 0) return null;
  return (
    <Part icon={<HotIcon />} title={t("rail.hot")}>
      {categories === undefined ? (
        <SkeletonRegion>
          <Skeleton shape="row" count={MOST} />
        </SkeletonRegion>
      ) : (
        <ol className={css.list}>
          {top.map(({ game, target }) => (
            <li key={game.id}>
              <button type="button" className={css.game} onClick={() => void launch(target)}>
                <img className={css.cover} src={game.image} alt="" width={40} height={52} loading="lazy" />
                <span className={css.words} translate="no">
                  <span className={css.name}>{target.name}</span>{" "}
                  <span className={css.note}>{target.platformName}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
};

const InfoPart = (): ReactElement => {
  const t = useGamesWords();
  const { licence, currency } = useBrand();
  const { zoneName } = useFormat();
  const facts: Description[] = [
    ...(licence
      ? [
          { term: t("rail.holder"), detail: licence.holder },
          { term: t("rail.licence"), detail: licence.number },
        ]
      : []),
    { term: t("rail.age"), detail: t("rail.ageFact", { age: String(licence?.minAge ?? 18) }) },
    { term: t("rail.zone"), detail: <span suppressHydrationWarning>{zoneName()}</span> },
    { term: t("rail.currency"), detail: `${currency.icon} ${currency.code}` },
  ];
  return (
    <Part icon={<InfoIcon />} title={t("rail.info")}>
      {licence === null && <p className={css.text}>{t("rail.unlicensed")}</p>}
      <DescriptionList items={facts} />
    </Part>
  );
};
