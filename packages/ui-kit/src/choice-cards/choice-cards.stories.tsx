import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { Badge } from "../badge/badge.tsx";
import { BankIcon, CoinIcon, QrIcon } from "../icon/icons.ts";
import { ChoiceCards, type ChoiceCardsProps } from "./choice-cards.tsx";

const Held = (props: ChoiceCardsProps<string>): ReactElement => {
  const [value, setValue] = useState(props.value);
  return <ChoiceCards {...props} value={value} onValueChange={setValue} />;
};
const meta = {
  component: ChoiceCards<string>,
  args: {
    label: "支付方式",
    value: "coin",
    onValueChange: () => undefined,
    columns: 2,
    choices: [
      {
        value: "bank",
        title: "银行卡转账",
        icon: <BankIcon />,
        lines: ["免手续费 · 约 3 分钟", "¥100 – ¥50,000"],
      },
      {
        value: "coin",
        title: "USDT",
        icon: <CoinIcon />,
        badge: <Badge>推荐</Badge>,
        lines: ["免手续费 · 约 5 分钟"],
      },
      {
        value: "scan",
        title: "扫码支付",
        icon: <QrIcon />,
        lines: ["手续费 0.5%"],
        disabledReason: "维护至 04:00",
      },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ChoiceCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = {
  args: { value: null, error: "请选择支付方式。", required: true },
};
export const OneColumn: Story = { args: { columns: 1 } };
export const Tiles: Story = { args: { shape: "tile" } };
