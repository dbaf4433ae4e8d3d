import { paths } from "@baize/domain";
import type { Feature } from "@baize/ui-kit";
import { GAMES } from "./words.ts";

const open = { access: "anyone", layout: "main" } as const;
const inPlay = { access: "member", layout: "play", title: "title.play" } as const;
const loadVenue = async () => import("./venue/venue-page.tsx");
const loadPlay = async () => import("./play/play-page.tsx");

/** Home, halls and lobby, game launch and play, bet records. */
export const games = {
  id: GAMES,
  pages: [
    { path: paths.home, title: "title.home", ...open, load: async () => import("./home/home-page.tsx") },
    { path: paths.venueSports, title: "title.sports", ...open, load: loadVenue },
    { path: paths.venueRealbet, title: "title.realbet", ...open, load: loadVenue },
    { path: paths.venueChess, title: "title.chess", ...open, load: loadVenue },
    { path: paths.venueGaming, title: "title.gaming", ...open, load: loadVenue },
    { path: paths.venueLottery, title: "title.lottery", ...open, load: loadVenue },
    { path: paths.venueFish, title: "title.fish", ...open, load: loadVenue },
    { path: paths.egame, title: "title.egame", ...open, load: async () => import("./lobby/lobby-page.tsx") },
    { path: paths.sports, ...inPlay, load: loadPlay },
    { path: paths.venues, ...inPlay, load: loadPlay },
    { path: paths.betRecord, access: "member", layout: "member", title: "title.records", load: async () => import("./records/records-page.tsx") },
  ],
  messages: {
    "zh-CN": async () => ({ messages: (await import("./messages/zh-CN.ts")).zhCN }),
    en: async () => ({ messages: (await import("./messages/en.ts")).en }),
  },
} satisfies Feature;
