import type { Meta, StoryObj } from "@storybook/react-vite";

import { Frame } from "./frame.tsx";

const meta = {
  component: Frame,
  args: { src: "https://unlisted.example/", title: "在线客服", allow: [] },
} satisfies Meta<typeof Frame>;
export default meta;

export const RefusedAddress: StoryObj<typeof meta> = {};
