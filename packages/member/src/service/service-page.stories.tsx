import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, failure, fixture } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "./service-page.tsx";

const boot = (url: string) =>
  ({ service: { md: fixture(contract.service.md, { cs: { url } }) } }) satisfies FakeAnswers;

const meta: Meta<typeof Page> = {
  title: "member/Service",
  component: Page,
  parameters: { path: "/iframeCustomerService", session: "visitor" },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const NotListed: Story = { parameters: { answers: boot("https://unlisted.example/desk") } };
export const NoDesk: Story = { parameters: { answers: boot("") } };
export const Unreachable: Story = {
  parameters: { answers: { service: { md: failure("network") } } satisfies FakeAnswers },
};
