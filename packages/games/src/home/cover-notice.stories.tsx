import type { FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePromotion } from "../samples.test.support.ts";
import { CoverNotice } from "./cover-notice.tsx";

const answers = (part: Parameters<typeof samplePromotion>[0] = {}) => ({
  answers: { promo: { topCover: [samplePromotion(part)] } } satisfies FakeAnswers,
});

const meta: Meta<typeof CoverNotice> = {
  title: "games/Home/Notice",
  component: CoverNotice,
  parameters: { path: "/home", ...answers() },
};
export default meta;
type Story = StoryObj<typeof CoverNotice>;

export const Ready: Story = {};
export const WithPeriod: Story = {
  parameters: answers({ start: "2026-01-01T00:00:00+08:00", end: "2099-12-01T00:00:00+08:00" }),
};
export const LongEnglish: Story = {
  globals: { locale: "en" },
  parameters: answers({
    title: "Ten percent extra on every deposit by bank transfer this season",
    text:
      "10% on top of a deposit, ¥12,345,678.90 at most each time. You choose to join when you deposit; the bonus must " +
      "be staked eight times before it can be withdrawn, and bets on both sides of an event do not count.",
    end: "2099-12-01T00:00:00+08:00",
  }),
};
export const ToRead: Story = { parameters: answers({ link: "https://elsewhere.example/" }) };
export const NothingRuns: Story = { parameters: answers({ end: "2020-01-01T00:00:00+08:00" }) };
