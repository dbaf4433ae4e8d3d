import { createQueryClient } from "@baize/api-client/react";
import { createFakeClient } from "@baize/api-client/testing";
import { type BrandFacts, ensureTemporal, paths } from "@baize/domain";
import { games } from "@baize/games";
import { BrowserRouter, FeatureProvider } from "@baize/feature-kit";
import { SearchField } from "@baize/ui-kit";
import type { ComponentType, ReactElement } from "react";
import { createRoot } from "react-dom/client";
import facts from "../../../../../brands/10001/brand.json";
import { makeCatalogue } from "./catalogue.ts";
import { PlainList } from "./plain-list.tsx";

const SEED = 20_261_127;
const asked = new URLSearchParams(location.hash.slice(1));
const count = Number(asked.get("games") ?? "20000");
const category = makeCatalogue(count, SEED);
const client = createFakeClient({
  games: {
    list: ({ show }) => [show === "home" ? { ...category, games: category.games.slice(0, 24) } : category],
    savedGames: { favourites: ["g1", "g2"], recents: ["g3"], maxFavourites: 100 },
    favourite: ({ gameId, on }) => ({ favourites: on ? [gameId] : [] }),
  },
});

const loadLobby = async (): Promise<ComponentType> => {
  const page = games.pages.find(({ path }) => path === paths.egame);
  if (page === undefined) throw new Error("The games package has no lobby.");
  return (await page.load()).Page;
};

await ensureTemporal();
const [{ messages }, Lobby] = await Promise.all([games.messages["zh-CN"](), loadLobby()]);
const drawView = (view: string | null): ReactElement => {
  if (view === "plain") return <PlainList category={category} />;
  return view === "bare" ? <SearchField label="search" value="" onSearch={() => undefined} /> : <Lobby />;
};

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no #root.");
createRoot(root).render(
  <FeatureProvider
    client={client}
    queryClient={createQueryClient()}
    features={[games]}
    brand={facts as unknown as BrandFacts}
    locale="zh-CN"
    messages={{ games: messages }}
    surface="desktop"
    scheme="dark"
  >
    <BrowserRouter>
      <div style={{ maxWidth: 1280, margin: "0 auto" }}>{drawView(asked.get("view"))}</div>
    </BrowserRouter>
  </FeatureProvider>,
);
