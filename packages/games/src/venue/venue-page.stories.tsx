import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleCategory, sampleGame, sampleProvider, sampleWallet } from "../samples.test.support.ts";
import { Page } from "./venue-page.tsx";

const list = [
  sampleCategory(2, {
    providers: [
      sampleProvider(),
      sampleProvider({ platform: "mqzr", name: "墨阙真人", openMode: "window", rebateMax: "0.70" }),
      sampleProvider({
        platform: "sczr",
        name: "霜筑真人",
        state: "maintenance",
        maintenance: { start: null, end: "2026-11-27T18:30:00+08:00", text: "" },
      }),
      sampleProvider({ platform: "hszr", name: "鹤书真人", state: "soon", hall: null }),
    ],
  }),
];
const walletList = ({ show }: { show: string }) => [
  sampleWallet({ platform: show, balance: show === "lhzr" ? "10207.80" : "0.00" }),
];
const board = sampleProvider({ platform: "zjqp", name: "竹节棋牌", gameType: 7, hall: null });

const meta: Meta<typeof Page> = {
  title: "games/Venue",
  component: Page,
  parameters: {
    path: "/venue/realbet",
    session: "member",
    answers: { games: { list, walletList } } satisfies FakeAnswers,
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Member: Story = {};
export const Visitor: Story = { parameters: { session: "visitor" } };
export const WantedProvider: Story = { parameters: { path: "/venue/realbet?platform=sczr" } };
export const SingleGames: Story = {
  parameters: {
    path: "/venue/chess",
    answers: {
      games: {
        list: [
          sampleCategory(7, {
            providers: [board],
            games: Array.from({ length: 8 }, (_, index) =>
              sampleGame({ id: `q${index}`, name: `听雨对牌 ${index + 1}`, platform: "zjqp", seq: index }),
            ),
          }),
        ],
        walletList,
      },
    } satisfies FakeAnswers,
  },
};
export const MaintenanceUntilUnknown: Story = {
  parameters: {
    answers: {
      games: {
        list: [
          sampleCategory(2, {
            providers: [sampleProvider({ state: "maintenance", maintenance: { start: null, end: null, text: "" } })],
          }),
        ],
        walletList,
      },
    } satisfies FakeAnswers,
  },
};
export const UnknownBalance: Story = {
  parameters: { answers: { games: { list, walletList: failure("bad_gateway") } } satisfies FakeAnswers },
};
export const Loading: Story = {
  parameters: { answers: { games: { list: after(600_000, list) } } satisfies FakeAnswers },
};
export const Empty: Story = { parameters: { answers: { games: { list: [] } } satisfies FakeAnswers } };
export const Failed: Story = {
  parameters: { answers: { games: { list: failure("bad_gateway") } } satisfies FakeAnswers },
};
