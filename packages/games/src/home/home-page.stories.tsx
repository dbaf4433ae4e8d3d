import { contract } from "@baize/api-client/contract";
import { after, failure, type FakeAnswers, fixture } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleCategory, sampleGame, sampleLobby, sampleProvider } from "../samples.test.support.ts";
import { Page } from "./home-page.tsx";

const list = [
  sampleLobby(14),
  sampleCategory(6, {
    providers: [sampleProvider({ platform: "lyty", name: "岭原体育", gameType: 6, rebateMax: "0.70" })],
  }),
  sampleCategory(2, {
    providers: [
      sampleProvider(),
      sampleProvider({
        platform: "sczr",
        name: "霜筑真人",
        state: "maintenance",
        maintenance: { start: null, end: "2026-11-27T18:30:00+08:00", text: "" },
      }),
    ],
    games: Array.from({ length: 8 }, (_, index) =>
      sampleGame({ id: `z${index}`, name: `竹筒三骰 ${index + 1}`, platform: index % 3 === 0 ? "sczr" : "lhzr" }),
    ),
  }),
];
const md = fixture(contract.service.md, {
  sportsNames: {},
  notices: [
    { id: "n1", title: "维护通知", text: "霜筑真人将于今日 18:30 恢复。", level: "important" },
    { id: "n2", title: "账户安全", text: "请勿向任何人透露登录密码。", level: "info" },
  ],
});

const meta: Meta<typeof Page> = {
  title: "games/Home",
  component: Page,
  parameters: {
    path: "/home",
    session: "visitor",
    answers: { service: { md }, games: { list } } satisfies FakeAnswers,
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Visitor: Story = {};
/** No notice over it. */
const promo = { topCover: [] } satisfies FakeAnswers["promo"];
export const Member: Story = {
  parameters: { session: "member", answers: { service: { md }, games: { list }, promo } satisfies FakeAnswers },
};
export const MemberWithoutMoney: Story = {
  parameters: {
    session: "member",
    answers: {
      service: { md },
      games: { list },
      promo,
      member: { balance: fixture(contract.member.balance, { balance: "0.00", total: "0.00" }) },
    } satisfies FakeAnswers,
  },
};
export const Loading: Story = {
  parameters: { answers: { service: { md }, games: { list: after(600_000, list) } } satisfies FakeAnswers },
};
export const NoGames: Story = {
  parameters: { answers: { service: { md }, games: { list: [] } } satisfies FakeAnswers },
};
export const Failed: Story = {
  parameters: { answers: { service: { md }, games: { list: failure("bad_gateway") } } satisfies FakeAnswers },
};
