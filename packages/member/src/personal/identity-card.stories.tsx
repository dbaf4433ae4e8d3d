import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { ProtectionState } from "@baize/feature-kit";
import { uploaded } from "@baize/feature-kit/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { stateOf } from "../protection/protection-samples.test.support.ts";
import { Page } from "./personal-page.tsx";
import { identityOf, personalAnswers, sampleMember } from "./personal-samples.test.support.ts";

const at = "2026-11-28T12:00:00+08:00";
const known = sampleMember({ realName: "林**", birthday: "****-05-12" });
const reading = (protection: NonNullable<FakeAnswers["protection"]>, token = known) =>
  ({ path: "/user/personal", answers: personalAnswers({ member: { token }, protection }) }) as const;
const shown = (identity: Partial<ProtectionState["identity"]>, token = known) =>
  reading({ state: identityOf(identity) }, token);
const opening = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "提交核验" }));
  return within(await within(document.body).findByRole("dialog"));
};
const asking = (protection: NonNullable<FakeAnswers["protection"]>) => {
  const { path, answers } = reading({ state: identityOf({}), ...protection });
  return { path, answers: { ...answers, service: { ...answers.service, upload: uploaded } } } as const;
};
const drawnFile = async (): Promise<File> => {
  const blob = await new Promise<Blob | null>((resolve) => document.createElement("canvas").toBlob(resolve));
  return new File(blob === null ? [] : [blob], "document.png", { type: "image/png" });
};
const choosing = async (context: { readonly canvasElement: HTMLElement }) => {
  const sheet = await opening(context);
  await userEvent.upload(sheet.getByLabelText(/^证件图片/), await drawnFile());
  await waitFor(async () => {
    await expect(sheet.getByAltText("第 1 张图片")).toBeVisible();
    await expect(sheet.queryByText("正在上传…")).toBeNull();
  });
  return sheet;
};

const meta: Meta<typeof Page> = {
  title: "member/Identity",
  component: Page,
  parameters: shown({ age: "declared", closed: ["deposit", "play", "withdraw"] }),
};
export default meta;
type Story = StoryObj<typeof Page>;

export const NotVerified: Story = {};
export const NotRequired: Story = { parameters: shown({ age: "declared" }) };
export const NameAndBirthdayMissing: Story = { parameters: shown({ closed: ["deposit"] }, sampleMember()) };
export const BeingVerified: Story = {
  parameters: shown({ state: "asked", at, age: "declared", closed: ["withdraw"] }),
};
export const Verified: Story = { parameters: shown({ state: "verified", at, age: "verified" }) };
export const NameDiffers: Story = {
  parameters: shown({ state: "refused", at, fault: "name_differs", age: "declared", closed: ["play"] }),
};
export const BirthdayDiffers: Story = {
  parameters: shown({ state: "refused", at, fault: "birthday_differs", age: "declared", closed: ["play"] }),
};
export const DocumentUnclear: Story = {
  parameters: shown({ state: "refused", at, fault: "document_unclear", age: "declared", closed: ["play"] }),
};
export const UnderAge: Story = {
  parameters: shown({ state: "refused", at, fault: "under_age", age: "verified", closed: ["deposit", "play"] }),
};
export const Loading: Story = { parameters: reading({ state: after(600_000, stateOf()) }) };
export const Failed: Story = { parameters: reading({ state: failure("network") }) };
export const Asking: Story = {
  play: async (context) => {
    await opening(context);
  },
};
export const PictureMissing: Story = {
  play: async (context) => {
    const sheet = await opening(context);
    await userEvent.click(sheet.getByRole("button", { name: "提交" }));
    await sheet.findByText("请添加证件图片");
  },
};
export const PictureChosen: Story = {
  parameters: asking({}),
  play: async (context) => {
    await choosing(context);
  },
};
export const LineLost: Story = {
  parameters: asking({ askIdentity: failure("network") }),
  play: async (context) => {
    const sheet = await choosing(context);
    await userEvent.click(sheet.getByRole("button", { name: "提交" }));
    await sheet.findByText("网络连接失败，请检查网络后重试。");
  },
};
export const PictureExpired: Story = {
  parameters: asking({ askIdentity: refusal("picture_unknown") }),
  play: async (context) => {
    const sheet = await choosing(context);
    await userEvent.click(sheet.getByRole("button", { name: "提交" }));
    await sheet.findByText("图片已失效，请重新上传。");
  },
};
