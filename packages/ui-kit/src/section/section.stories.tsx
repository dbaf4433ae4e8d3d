import type { Meta, StoryObj } from "@storybook/react-vite";

import { Card } from "../card/card.tsx";
import { Link } from "../link/link.tsx";
import { Section } from "./section.tsx";

const meta = {
  component: Section,
  args: { title: "热门优惠", children: <Card>内容</Card> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithDetailAndAction: Story = {
  args: {
    detail: "每周一更新，流水要求见详情。",
    action: <Link to="/activity/discount">全部</Link>,
  },
};
export const InsideACard: Story = {
  render: () => (
    <Section title="会员中心">
      <Card>
        <Section level={3} title="安全设置">
          已完成 3 项，共 4 项。
        </Section>
      </Card>
    </Section>
  ),
};
