import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleClosedLobby, sampleLobby } from "../samples.test.support.ts";
import { Page } from "./lobby-page.tsx";

const lobby = sampleLobby(2_000);
const closed = sampleClosedLobby(2_000, "2026-11-27T18:30:00+08:00", "xhdz");

const savedGames = { favourites: ["s3", "s8", "s0", "s11"], recents: ["s1", "s3"], maxFavourites: 100 };
const none = { favourites: [], recents: [], maxFavourites: 100 };
const member = (games: NonNullable<FakeAnswers["games"]>) => ({
  session: "member",
  answers: { games: { list: [lobby], ...games } } satisfies FakeAnswers,
});

const meta: Meta<typeof Page> = {
  title: "games/Lobby",
  component: Page,
  parameters: { path: "/game/egame", session: "visitor", answers: { games: { list: [lobby] } } satisfies FakeAnswers },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const TwoThousand: Story = {};
export const Searched: Story = { parameters: { path: "/game/egame?q=lcty" } };
export const OneProvider: Story = { parameters: { path: "/game/egame?platform=lmdz&show=hot" } };
export const Maintenance: Story = { parameters: { answers: { games: { list: [closed] } } satisfies FakeAnswers } };
export const NothingFound: Story = { parameters: { path: "/game/egame?q=zzzz" } };
export const Loading: Story = {
  parameters: { answers: { games: { list: after(600_000, [lobby]) } } satisfies FakeAnswers },
};
export const NotServed: Story = { parameters: { answers: { games: { list: [] } } satisfies FakeAnswers } };
export const NoGames: Story = {
  parameters: { answers: { games: { list: [{ ...lobby, games: [] }] } } satisfies FakeAnswers },
};
export const MaintenanceOfOneProvider: Story = {
  parameters: { path: "/game/egame?platform=xhdz", answers: { games: { list: [closed] } } satisfies FakeAnswers },
};
export const Failed: Story = {
  parameters: { answers: { games: { list: failure("bad_gateway") } } satisfies FakeAnswers },
};
export const MemberWithFavourites: Story = { parameters: member({ savedGames }) };
export const Favourites: Story = { parameters: { path: "/game/egame?show=favourite", ...member({ savedGames }) } };
export const Recent: Story = { parameters: { path: "/game/egame?show=recent", ...member({ savedGames }) } };
export const NoFavourites: Story = {
  parameters: { path: "/game/egame?show=favourite", ...member({ savedGames: none }) },
};
export const NothingPlayed: Story = {
  parameters: { path: "/game/egame?show=recent", ...member({ savedGames: none }) },
};
export const FavouritesForVisitors: Story = { parameters: { path: "/game/egame?show=favourite" } };
export const FavouritesLoading: Story = {
  parameters: { path: "/game/egame?show=favourite", ...member({ savedGames: after(600_000, savedGames) }) },
};
export const FavouritesFailed: Story = {
  parameters: { path: "/game/egame?show=favourite", ...member({ savedGames: failure("bad_gateway") }) },
};
