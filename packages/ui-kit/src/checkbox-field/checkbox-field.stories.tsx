import type { Meta, StoryObj } from "@storybook/react-vite";

import { CheckboxField } from "./checkbox-field.tsx";

const meta = { component: CheckboxField, args: { label: "我已年满 18 周岁" } } satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithError: Story = { args: { error: "需要勾选后才能注册。" } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
