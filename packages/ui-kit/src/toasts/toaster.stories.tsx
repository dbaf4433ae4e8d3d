import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, type ReactElement } from "react";

import { Button } from "../button/button.tsx";
import { Inline } from "../layout/layout.tsx";
import type { Tone } from "../style/tone.ts";
import { useToasts } from "./toast-context.ts";

const words: Record<Tone, string> = {
  neutral: "已保存草稿",
  win: "复制成功",
  info: "新版本将在空闲时更新",
  warning: "复制失败，请长按选取文字",
  danger: "网络异常，请稍后重试",
};
const Shower = ({ tones }: { tones: readonly Tone[] }): ReactElement => {
  const toasts = useToasts();
  useEffect(() => {
    for (const tone of tones) toasts.show({ text: words[tone], tone, durationMs: 3_600_000 });
  }, [tones, toasts]);
  return (
    <Inline>
      <Button onPress={() => toasts.show({ text: words.win, tone: "win" })}>再来一条</Button>
    </Inline>
  );
};
const meta = { component: Shower, title: "toasts/toaster" } satisfies Meta<typeof Shower>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { args: { tones: ["win", "warning", "danger"] } };
export const Quiet: Story = { args: { tones: ["neutral", "info"] } };
