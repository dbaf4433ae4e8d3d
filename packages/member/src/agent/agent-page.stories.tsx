import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Page } from "./agent-page.tsx";
import { agentAnswers, sampleInfo, sampleTable } from "./agent-samples.test.support.ts";

const shown = (agent: FakeAnswers["agent"] = {}, path = "/agent") =>
  ({ path, session: "member", answers: agentAnswers(agent) }) as const;
const visited = (agent: FakeAnswers["agent"] = {}) => ({ ...shown(agent), session: "visitor" }) as const;
const net = { active: 1, percents: [{ category: null, percent: "30" }] };

const meta: Meta<typeof Page> = { title: "member/Agent", component: Page, parameters: shown() };
export default meta;
type Story = StoryObj<typeof Page>;

export const Visitor: Story = { parameters: visited() };
export const VisitorOfNetRevenue: Story = {
  parameters: visited({ table: { table: { ...sampleTable, base: "net", tiers: [net, { ...net, active: 5 }] } } }),
};
export const Loading: Story = { parameters: visited({ table: after(600_000, { table: sampleTable }) }) };
export const Failed: Story = { parameters: visited({ table: failure("network") }) };
export const Approved: Story = {};
export const NotApplied: Story = { parameters: shown({ info: sampleInfo({ state: "none", tier: 0 }) }) };
export const Pending: Story = { parameters: shown({ info: sampleInfo({ state: "pending", tier: 0 }) }) };
export const Refused: Story = {
  parameters: shown({ info: sampleInfo({ state: "refused", reason: "联系方式无法接通，请更正后再申请。" }) }),
};
export const ApplicationRefused: Story = {
  parameters: shown({ info: sampleInfo({ state: "none" }), apply: refusal("not_eligible") }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^申请说明/), "我有不少喜欢游戏的朋友。");
    await userEvent.type(canvas.getByLabelText(/^联系方式/), "a@mail.example");
    await userEvent.click(canvas.getByRole("button", { name: "提交申请" }));
    await canvas.findByText("您的账户目前不能申请，请联系客服。");
  },
};
export const Invitees: Story = { parameters: shown({}, "/agent?part=invitees") };
export const NoInvitees: Story = {
  parameters: shown({ invitees: { total: 0, list: [] } }, "/agent?part=invitees"),
};
export const InviteesFailed: Story = { parameters: shown({ invitees: failure("network") }, "/agent?part=invitees") };
export const Earnings: Story = { parameters: shown({}, "/agent?part=earnings") };
export const NoEarnings: Story = {
  parameters: shown({ earnings: { total: 0, sum: "0.00", paid: "0.00", list: [] } }, "/agent?part=earnings"),
};
export const EarningsFailed: Story = { parameters: shown({ earnings: failure("network") }, "/agent?part=earnings") };
