import type { Meta, StoryObj } from "@storybook/react-vite";

import { storyCover } from "../testing/story-cover.ts";
import { Logo } from "./logo.tsx";

const meta = {
  component: Logo,
  args: { src: storyCover(150), width: 30, height: 40 },
} satisfies Meta<typeof Logo>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
