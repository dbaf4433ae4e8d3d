import type { Meta, StoryObj } from "@storybook/react-vite";
import { NoProgramme } from "./no-programme.tsx";

const meta: Meta<typeof NoProgramme> = { title: "member/Agent without a programme", component: NoProgramme };
export default meta;
type Story = StoryObj<typeof NoProgramme>;

export const Shown: Story = {};
