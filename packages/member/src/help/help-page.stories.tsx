import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "./help-page.tsx";
import { helpAnswers, sampleArticle } from "./help-samples.test.support.ts";

const shown = (path: string, help: FakeAnswers["help"] = {}) =>
  ({ path, session: "visitor", answers: helpAnswers(help) }) as const;
const ARTICLE = "/help/deposit-late";

const meta: Meta<typeof Page> = { title: "member/Help", component: Page, parameters: shown(ARTICLE) };
export default meta;
type Story = StoryObj<typeof Page>;

export const Article: Story = {};
export const Voted: Story = { parameters: shown(ARTICLE, { article: sampleArticle({ vote: true }) }) };
export const Index: Story = { parameters: shown("/help/index") };
export const Empty: Story = { parameters: shown("/help/index", { tree: [] }) };
export const Unknown: Story = { parameters: shown("/help/gone", { article: refusal("article_unknown") }) };
export const Loading: Story = { parameters: shown(ARTICLE, { article: after(600_000, sampleArticle()) }) };
export const Failed: Story = {
  parameters: shown(ARTICLE, { article: failure("network"), tree: failure("network") }),
};
export const Found: Story = {
  parameters: shown("/help/index?q=充值", {
    search: [{ id: "deposit-late", category: "deposits", title: "充值未到账怎么办", excerpt: "……请先核对订单……" }],
  }),
};
export const NothingFound: Story = { parameters: shown("/help/index?q=航班") };
