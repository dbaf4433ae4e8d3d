import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { news } from "../deposit/deposit-samples.test.support.ts";
import { Page } from "./news-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: { finance: { depositNews: news, depositNewsRead: { ok: true }, ...finance } } satisfies FakeAnswers,
});

const meta = {
  title: "finance/DepositNews",
  component: Page,
  parameters: { session: "member", path: paths.depositNewsletter, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EntriesAreListed: Story = {};
export const ATutorialIsOpen: Story = { parameters: { path: `${paths.depositNewsletter}?entry=N1` } };
export const NothingIsThere: Story = { parameters: answers({ depositNews: [] }) };
export const EntriesAreLoading: Story = { parameters: answers({ depositNews: after(3_600_000, news) }) };
export const EntriesCannotBeLoaded: Story = { parameters: answers({ depositNews: failure("network") }) };
