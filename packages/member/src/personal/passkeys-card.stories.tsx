import { contract } from "@baize/api-client/contract";
import { after, failure, type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { stubPasskeys, withoutPasskeys } from "../passkeys/passkey-browser.test.support.ts";
import { Page } from "./personal-page.tsx";
import { personalAnswers, samplePasskeys } from "./personal-samples.test.support.ts";

const two = { max: 10, list: samplePasskeys };
const addOptions = fixture(contract.passkey.addOptions);
const shown = (passkey: FakeAnswers["passkey"]) =>
  ({ path: "/user/personal", answers: personalAnswers({ passkey: { addOptions, ...passkey } }) }) as const;
const pressing =
  (name: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name }));
    await within(document.body).findByRole("dialog");
  };
const adding =
  (says: string): NonNullable<Story["play"]> =>
  async (context) => {
    await pressing("添加通行密钥")(context);
    const sheet = within(await within(document.body).findByRole("dialog"));
    await userEvent.type(sheet.getByLabelText(/^登录密码/), "Old-horse-2025");
    await userEvent.click(sheet.getByRole("button", { name: "继续" }));
    await sheet.findByText(says);
  };

const meta: Meta<typeof Page> = {
  title: "member/Passkeys",
  component: Page,
  parameters: shown({ list: two }),
  beforeEach: () => stubPasskeys().restore,
};
export default meta;
type Story = StoryObj<typeof Page>;

export const None: Story = { parameters: shown({}) };
export const Several: Story = {};
export const LimitReached: Story = {
  parameters: shown({
    list: { max: 10, list: Array.from({ length: 10 }, (_, id) => ({ ...samplePasskeys[0], id: `p${id}` })) as never },
  }),
};
export const LongName: Story = {
  parameters: shown({ list: { max: 10, list: [{ ...two.list[0], name: "W".repeat(40) }] as never } }),
};
export const Unsupported: Story = { beforeEach: () => withoutPasskeys() };
export const Loading: Story = { parameters: shown({ list: after(600_000, two) }) };
export const Failed: Story = { parameters: shown({ list: failure("network") }) };
export const Adding: Story = { play: pressing("添加通行密钥") };
export const Cancelled: Story = {
  beforeEach: () => stubPasskeys("NotAllowedError").restore,
  play: adding("没有继续，什么都没有改变。"),
};
export const KnownDevice: Story = {
  beforeEach: () => stubPasskeys("InvalidStateError").restore,
  play: adding("这台设备已有本账户的通行密钥，无需再添加。"),
};
export const AddRefused: Story = {
  parameters: shown({ list: two, add: refusal("login_wrong") }),
  play: adding("当前登录密码不正确。"),
};
export const Rename: Story = { play: pressing("为“我的手机”改名") };
export const Remove: Story = { play: pressing("移除“我的手机”") };
