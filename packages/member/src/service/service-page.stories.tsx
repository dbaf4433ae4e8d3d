import { contract } from "@baize/api-client/contract";
import { after, failure, type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { deskAnswers, sampleTalk, sampleView } from "./desk-samples.test.support.ts";
import { Page } from "./service-page.tsx";

const boot = (url: string) =>
  ({ service: { md: fixture(contract.service.md, { cs: { url } }) } }) satisfies FakeAnswers;
const shown = (desk: FakeAnswers["desk"] = {}, session: "member" | "visitor" = "member") =>
  ({ answers: deskAnswers(desk), session }) as const;
const closed = { isOpen: false, opensAt: "2026-11-28T09:00:00+08:00", closesAt: null };

const meta: Meta<typeof Page> = {
  title: "member/Service",
  component: Page,
  parameters: { path: "/iframeCustomerService", ...shown({ read: sampleTalk }) },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Talk: Story = {};
export const NothingWasWritten: Story = { parameters: shown() };
export const Visitor: Story = { parameters: shown({}, "visitor") };
export const OutsideHours: Story = { parameters: shown({ read: sampleView([], { hours: closed }) }) };
export const Ticket: Story = { parameters: shown({ read: { ...sampleTalk, hours: closed, isTicket: true } }) };
export const Closed: Story = { parameters: shown({ read: { ...sampleTalk, state: "closed" } }) };
export const Loading: Story = { parameters: shown({ read: after(600_000, sampleTalk) }) };
export const Failed: Story = { parameters: shown({ read: failure("network") }) };
export const Refused: Story = {
  parameters: shown({ read: sampleTalk, write: refusal("rate_limited", { waitSec: "40" }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^消息内容/), "在吗");
    await userEvent.click(canvas.getByRole("button", { name: "发送" }));
    await canvas.findByText(/操作过于频繁/);
  },
};
export const NotListed: Story = { parameters: { answers: boot("https://unlisted.example/desk") } };
