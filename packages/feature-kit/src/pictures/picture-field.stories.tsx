import type { Meta, StoryObj } from "@storybook/react-vite";
import { PictureField } from "./picture-field.tsx";
import { SAMPLE_PICTURE } from "../testing/sample-picture.ts";
import type { Picture } from "./use-picture.ts";

const nothing = async (): Promise<void> => undefined;
const picture: Picture = {
  step: "empty",
  preview: null,
  error: null,
  canRetry: false,
  choose: nothing,
  send: async () => null,
  clear: () => undefined,
};

const meta = {
  title: "feature-kit/PictureField",
  component: PictureField,
  args: { label: "付款凭证", help: "选填。", picture, onSend: nothing },
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingIsChosen: Story = {};
export const ItIsRequired: Story = { args: { required: true, error: "请上传收款码图片。" } };
export const APictureIsChosen: Story = { args: { picture: { ...picture, step: "chosen", preview: SAMPLE_PICTURE } } };
export const ItIsBeingSent: Story = { args: { picture: { ...picture, step: "sending", preview: SAMPLE_PICTURE } } };
export const ItIsSent: Story = { args: { picture: { ...picture, step: "sent", preview: SAMPLE_PICTURE } } };
export const ItWasLost: Story = {
  args: {
    picture: {
      ...picture,
      step: "chosen",
      preview: SAMPLE_PICTURE,
      canRetry: true,
      error: "图片没有上传成功，请重试。",
    },
  },
};
export const TheFileIsNoPicture: Story = {
  args: { picture: { ...picture, error: "只支持 JPEG、PNG 或 WebP 图片。" } },
};
export const TheServerHasOne: Story = { args: { shown: { url: SAMPLE_PICTURE, alt: "已提交的付款凭证" } } };
export const TheServersCannotBeShown: Story = {
  args: { shown: { url: "data:image/png;base64,", alt: "已提交的付款凭证" } },
};
