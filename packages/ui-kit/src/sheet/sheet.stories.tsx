import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { Button } from "../button/button.tsx";
import { DescriptionList } from "../description-list/description-list.tsx";
import { MoneyText } from "../money-text/money-text.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { Sheet } from "./sheet.tsx";

const Held = (props: SheetProps): ReactElement => {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Sheet
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button size="large" onPress={() => setOpen(false)}>
              返回修改
            </Button>
            <Button size="large" variant="primary">
              提款 ¥1,000.00
            </Button>
          </>
        }
      />
    </>
  );
};
const meta = {
  component: Sheet,
  args: {
    isOpen: false,
    onClose: () => undefined,
    title: "确认提款",
    detail: "提交后不可撤回，请核对。",
    children: (
      <DescriptionList
        items={[
          { term: "提款金额", detail: <MoneyText value="1000" /> },
          { term: "手续费", detail: <MoneyText value="-5" /> },
          { term: "实际到账", detail: <MoneyText value="995" size="large" />, isStrong: true },
        ]}
      />
    ),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OnDesktop: Story = { args: { isOpen: true }, globals: { surface: "desktop" } };
export const OnPhone: Story = { args: { isOpen: true }, globals: { surface: "mobile" } };
export const NotDismissable: Story = { args: { isOpen: true, isDismissable: false } };
