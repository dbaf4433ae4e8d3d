import { paths } from "@baize/domain";
import type { Feature } from "@baize/feature-kit";
import { HistoryIcon, HomeIcon } from "@baize/ui-kit";
import { messages, navigationWords } from "./catalogues.ts";
import { GAMES } from "./words.ts";

const open = { guard: "anyone", layout: "main", isRendered: true } as const;
const inPlay = { guard: "member", layout: "play", title: "title.play" } as const;
const loadVenue = async () => import("./venue/venue-page.tsx");
const loadPlay = async () => import("./play/play-page.tsx");

/** Home, halls and lobby, game launch and play, bet records. */
export const games: Feature = {
  id: GAMES,
  pages: [
    {
      path: paths.home,
      title: "title.home",
      ...open,
      load: async () => import("./home/home-page.tsx"),
      navigation: [{ place: "tabBar", order: 10, label: "home", icon: HomeIcon }],
    },
    { path: paths.venueSports, title: "title.sports", ...open, load: loadVenue },
    { path: paths.venueRealbet, title: "title.realbet", ...open, load: loadVenue },
    { path: paths.venueChess, title: "title.chess", ...open, load: loadVenue },
    { path: paths.venueGaming, title: "title.gaming", ...open, load: loadVenue },
    { path: paths.venueLottery, title: "title.lottery", ...open, load: loadVenue },
    { path: paths.venueFish, title: "title.fish", ...open, load: loadVenue },
    { path: paths.egame, title: "title.egame", ...open, load: async () => import("./lobby/lobby-page.tsx") },
    { path: paths.sports, ...inPlay, load: loadPlay },
    { path: paths.venues, ...inPlay, load: loadPlay },
    {
      path: paths.betRecord,
      guard: "member",
      layout: "member",
      title: "title.records",
      load: async () => import("./records/records-page.tsx"),
      navigation: [
        { place: "memberMenu", order: 50, label: "betRecord", icon: HistoryIcon },
        { place: "hub", order: 40, label: "betRecord", icon: HistoryIcon },
      ],
    },
  ],
  navigationWords,
  messages,
};
