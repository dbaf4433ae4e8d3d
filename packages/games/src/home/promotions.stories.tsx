import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePromotion } from "../samples.test.support.ts";
import { Promotions } from "./promotions.tsx";

const list = [
  samplePromotion(),
  samplePromotion({ id: "p2", title: "USDT 加送 5%", end: "2099-12-01T00:00:00+08:00" }),
  samplePromotion({
    id: "p3",
    title: "周末体育回馈",
    text: "周六、周日体育有效投注满 500 元，次日返 0.8%，上限 888 元，1 倍流水后可提款。",
    link: "/venue/sports",
  }),
  samplePromotion({ id: "p4", title: "只在此说明的活动", link: "https://elsewhere.example/" }),
  samplePromotion({ id: "p5", title: "电子新游体验" }),
];
const answers = (topCover: NonNullable<NonNullable<FakeAnswers["promo"]>["topCover"]>) => ({
  answers: { promo: { topCover } } satisfies FakeAnswers,
});

const meta: Meta<typeof Promotions> = {
  title: "games/Home/Promotions",
  component: Promotions,
  parameters: { path: "/home", session: "visitor", ...answers(list) },
};
export default meta;
type Story = StoryObj<typeof Promotions>;

export const Ready: Story = {};
export const OneOnly: Story = { parameters: answers(list.slice(0, 1)) };
export const Loading: Story = { parameters: answers(after(600_000, list)) };
export const LongEnglish: Story = {
  parameters: answers(
    list.map((row) => ({
      ...row,
      title: "Ten percent extra on every deposit by bank transfer this season",
      text:
        "10% on top of a deposit, ¥1,888 at most each time. You choose to join when you deposit; the " +
        "bonus must be staked eight times before it can be withdrawn, and bets on both sides of an event do not count.",
      end: "2099-12-01T00:00:00+08:00",
    })),
  ),
};
export const NoneShown: Story = { parameters: answers([]) };
export const NotServed: Story = { parameters: answers(failure("bad_gateway")) };
