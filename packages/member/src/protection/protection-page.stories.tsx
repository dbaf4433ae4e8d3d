import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Page } from "./protection-page.tsx";
import {
  inHours,
  pausedState,
  pendingState,
  playLimitsOf,
  protectionAnswers,
  setState,
  stateOf,
} from "./protection-samples.test.support.ts";

const shown = (answers: FakeAnswers) => ({ path: "/user/protection", session: "member", answers }) as const;
const given = (...state: Parameters<typeof protectionAnswers>) => ({ parameters: shown(protectionAnswers(...state)) });
const brands = stateOf({ otherBrands: ["云鹤", "九里"] });

const press = async (name: string): Promise<void> =>
  userEvent.click(await within(document.body).findByRole("button", { name }));
const pressing =
  (...names: readonly string[]): NonNullable<Story["play"]> =>
  async () => {
    for (const name of names) await press(name);
  };
/** To the question of a pause of this length, and its answer with a password. */
const asking = async (choose: string, ...choices: readonly string[]): Promise<void> => {
  await press(choose);
  const sheet = within(await within(document.body).findByRole("dialog"));
  for (const name of choices) await userEvent.click(await sheet.findByRole("radio", { name: new RegExp(`^${name}`) }));
  await press("下一步");
  await sheet.findByLabelText(/^登录密码/);
};

const meta: Meta<typeof Page> = { title: "member/Safer play", component: Page, ...given(stateOf()) };
export default meta;
type Story = StoryObj<typeof Page>;

export const NoneSet: Story = {};
export const Set: Story = given(setState());
export const UsedUp: Story = given(setState({ used: "1000.00", left: "0.00" }));
export const NoDeposits: Story = given(setState({ amount: "0.00", used: "0.00", left: "0.00", freesAt: null }));
export const PendingWaiting: Story = given(pendingState(20));
export const PendingReady: Story = given(pendingState(-1, null));
export const OnABreak: Story = given(pausedState("break", 24));
export const Excluded: Story = given(pausedState("exclusion", 24 * 400));
export const ExcludedForLongest: Story = given(pausedState("exclusion", 24 * 366 * 5));
export const Loading: Story = { parameters: shown({ protection: { state: after(600_000, stateOf()) } }) };
export const Failed: Story = { parameters: shown({ protection: { state: failure("network") } }) };

export const LimitSheet: Story = { play: pressing("设置 24 小时充值限额") };
export const LooserLimit: Story = {
  ...given(setState()),
  play: async () => {
    await press("修改 24 小时充值限额");
    const sheet = within(await within(document.body).findByRole("dialog"));
    await userEvent.type(await sheet.findByRole("textbox"), "2000");
    await sheet.findByText(/更宽松的限额/);
  },
};
export const EmptyLimit: Story = {
  play: async () => {
    await pressing("设置 24 小时充值限额", "提交")({} as never);
    await within(document.body).findByText(/^请输入限额/);
  },
};
export const LimitRefused: Story = {
  ...given(setState(), { setLimit: refusal("bad_request") }),
  play: async () => {
    await press("修改 24 小时充值限额");
    await userEvent.type(await within(document.body).findByRole("textbox"), "500");
    await press("提交");
    await within(document.body).findByText(/^这个数字无法作为限额/);
  },
};
export const ConfirmQuestion: Story = { ...given(pendingState(-1)), play: pressing("确认更改 24 小时充值限额") };
export const BreakSheet: Story = { play: pressing("选择休息时长") };
export const BreakQuestion: Story = { play: async () => asking("选择休息时长", "7 天") };
export const ExclusionSheet: Story = { ...given(brands), play: pressing("选择自我排除时长") };
export const ExclusionQuestion: Story = {
  ...given(brands),
  play: async () => asking("选择自我排除时长", "1 年", "包括"),
};
export const PasswordRefused: Story = {
  ...given(stateOf(), { takeBreak: refusal("login_wrong") }),
  play: async () => {
    await asking("选择休息时长", "1 天");
    await userEvent.type(await within(document.body).findByLabelText(/^登录密码/), "Wrong-horse-1");
    await press("开始休息");
    await within(document.body).findByText("当前登录密码不正确。");
  },
};

const waiting = { id: "w2", amount: "180", from: inHours(20), until: inHours(92) };
const timeLimit = { kind: "time", period: "day", amount: "120", used: "90", left: "30", freesAt: inHours(3) } as const;
export const PlayLimitsSet: Story = given(setState(), { playLimits: playLimitsOf({ ...timeLimit, pending: waiting }) });
export const PlayLimitUsedUp: Story = given(setState(), {
  playLimits: playLimitsOf({
    kind: "loss",
    period: "month",
    amount: "25000000.00",
    used: "25000000.00",
    left: "0.00",
    freesAt: inHours(200),
  }),
});
export const PlayLimitsFailed: Story = given(stateOf(), { playLimits: failure("network"), play: failure("network") });
export const NewPlayLimit: Story = {
  play: async () => {
    await press("设置游戏限额");
    const sheet = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(await sheet.findByRole("radio", { name: "时长" }));
    await userEvent.type(await sheet.findByRole("textbox"), "90");
    await sheet.findByText(/^更严格的限额/);
  },
};
