import type { Meta, StoryObj } from "@storybook/react-vite";
import { SAMPLE_PICTURE } from "../testing/sample-picture.ts";
import { PicturesField } from "./pictures-field.tsx";
import type { Pictures } from "./use-pictures.ts";

const nothing = (): void => undefined;
const file = new File([], "a.png");
const waiting = { key: 1, file, preview: SAMPLE_PICTURE, error: null, canRetry: false };
const pictures: Pictures = {
  most: 3,
  attached: [],
  waiting: [],
  isFull: false,
  error: undefined,
  unfinished: undefined,
  add: nothing,
  retry: nothing,
  drop: nothing,
  remove: nothing,
};
const attached = ["P1", "P2", "P3"].map((id) => ({ id, url: SAMPLE_PICTURE }));
const lost = "图片没有上传成功，请检查网络后重试。";

const meta = {
  title: "feature-kit/PicturesField",
  component: PicturesField,
  args: { label: "图片", pictures },
} satisfies Meta<typeof PicturesField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingIsChosen: Story = {};
export const OneIsNeeded: Story = { args: { required: true } };
export const OneIsBeingSent: Story = {
  args: { pictures: { ...pictures, attached: attached.slice(0, 1), waiting: [waiting] } },
};
export const OneWasLost: Story = {
  args: { pictures: { ...pictures, error: lost, waiting: [{ ...waiting, error: lost, canRetry: true }] } },
};
export const OneIsNoPicture: Story = {
  args: {
    pictures: {
      ...pictures,
      error: "只支持 JPEG、PNG 或 WebP 图片，请重新选择。",
      waiting: [{ ...waiting, preview: null, error: "x" }],
    },
  },
};
export const ThereIsNoRoomForMore: Story = { args: { pictures: { ...pictures, attached, isFull: true } } };
