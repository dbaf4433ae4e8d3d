import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { Button } from "../button/button.tsx";
import { Stack } from "../layout/layout.tsx";
import type { MoneyTextProps } from "../money-text/money-text.tsx";
import { CountingMoney } from "./counting-money.tsx";

const Held = (props: MoneyTextProps): ReactElement => {
  const [value, setValue] = useState(props.value);
  return (
    <Stack align="start">
      <CountingMoney {...props} value={value} />
      <Button onPress={() => setValue(value === "1280.50" ? "15780.50" : "1280.50")}>改变</Button>
    </Stack>
  );
};
const meta = {
  component: CountingMoney,
  args: { value: "1280.50", size: "hero" },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CountingMoney>;
export default meta;

export const Balance: StoryObj<typeof meta> = {};
