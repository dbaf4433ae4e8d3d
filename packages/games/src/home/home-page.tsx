import { useBoot, useSession } from "@baize/api-client/react";
import type { ReactElement } from "react";
import { cx, Marquee, useBrand, useSurface } from "@baize/ui-kit";
import { Launcher } from "../launch/launcher.tsx";
import { Assurance } from "./assurance.tsx";
import { Banners } from "./banners.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { HomeRail } from "./home-rail.tsx";
import * as css from "./home.css.ts";
import { HotGames } from "./hot-games.tsx";
import { MemberLead } from "./member-lead.tsx";
import { Promotions } from "./promotions.tsx";
import { TopCover } from "./top-cover.tsx";
import { VenueRail } from "./venue-rail.tsx";

/** The site's notices as a marquee; reserves its height while loading, nothing when there are none. */
const Notices = (): ReactElement => {
  const { value, isLoading } = useBoot();
  const notices = value?.notices ?? (isLoading ? undefined : []);
  return (
    <Marquee
      notices={notices?.map(({ id, title, text, level }) => ({
        id,
        text: (
          <>
            <strong className={level === "important" ? css.important : undefined}>{title}</strong>
            <span>{` ${text}`}</span>
          </>
        ),
      }))}
    />
  );
};

/**
 * The brand's banners for visitors, the member's own start for members. Both stand there until it is known who is here:
 * the document, which is told before the first paint, shows the one that will stay.
 */
const Lead = (): ReactElement => {
  const { status } = useSession();
  const isUnknown = status === -1;
  return (
    <>
      {status !== 1 && (
        <div className={isUnknown ? css.visitorsOnly : undefined}>
          <Banners />
        </div>
      )}
      {status !== 0 && (
        <div className={isUnknown ? css.membersOnly : undefined}>
          <MemberLead />
        </div>
      )}
    </>
  );
};

const sections = {
  hero: Lead,
  notices: Notices,
  categories: CategoryTiles,
  hotGames: HotGames,
  promotions: Promotions,
  venues: VenueRail,
  assurance: Assurance,
} as const;
type SectionId = keyof typeof sections;

/** Sections with the full width of the page where a brand begins with them. */
const WIDE: ReadonlySet<SectionId> = new Set(["hero", "notices"]);
const isSection = (id: string): id is SectionId => Object.hasOwn(sections, id);

/** /home: the brand's sections in the brand's order, beside the side bar on desktop. */
export const Page = (): ReactElement => {
  const surface = useSurface();
  const order = useBrand().homeOrder.filter(isSection);
  const cut = order.findIndex((id) => !WIDE.has(id));
  const lead = cut === -1 ? order : order.slice(0, cut);
  const rest = order.slice(lead.length);
  const draw = (id: SectionId): ReactElement => {
    const Part = sections[id];
    return <Part key={id} />;
  };
  return (
    <Launcher>
      <div className={css.page}>
        {lead.map(draw)}
        <div className={cx(css.body, surface === "desktop" && css.besideRail)}>
          <HomeRail />
          <div className={css.main}>{rest.map(draw)}</div>
        </div>
      </div>
      <TopCover />
    </Launcher>
  );
};
