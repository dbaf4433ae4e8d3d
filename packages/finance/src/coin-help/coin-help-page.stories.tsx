import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { methods } from "../deposit/deposit-samples.test.support.ts";
import { Page } from "./coin-help-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: { finance: { depositMethods: methods, ...finance } } satisfies FakeAnswers,
});

const meta = {
  title: "finance/CoinHelp",
  component: Page,
  parameters: { session: "member", path: paths.virtualCoinHelp, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NetworksAreListed: Story = {};
export const NoCoinIsOpen: Story = { parameters: answers({ depositMethods: [] }) };
export const NetworksAreLoading: Story = { parameters: answers({ depositMethods: after(3_600_000, methods) }) };
export const NetworksCannotBeLoaded: Story = { parameters: answers({ depositMethods: failure("network") }) };
