import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, type ReactElement } from "react";

import { Button } from "../button/button.tsx";
import { Inline } from "../layout/layout.tsx";
import { Sheet } from "../sheet/sheet.tsx";
import { StickyAction } from "../sticky-action/sticky-action.tsx";
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
/** Throws where a toast lies on what is to be kept clear. */
const liesClear = async (): Promise<void> => {
  const isEnding = ({ effect }: Animation): boolean => Number.isFinite(Number(effect?.getComputedTiming().endTime));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  // Storybook pauses animations of the story before until it has gone, so these may never end by themselves.
  for (const animation of document.getAnimations().filter(isEnding)) animation.finish();
  const toasts = [...document.querySelectorAll("[data-toasts] li")].map((toast) => toast.getBoundingClientRect());
  if (toasts.length === 0) throw new Error("No toast is shown.");
  for (const kept of document.querySelectorAll("[data-keep-clear]")) {
    const { top, bottom, left, right } = kept.getBoundingClientRect();
    if (toasts.some((toast) => toast.top < bottom && toast.bottom > top && toast.left < right && toast.right > left))
      throw new Error(`A toast lies on ${kept.textContent}.`);
  }
};
const tones: readonly Tone[] = ["win", "warning", "danger"];

export const OverActions: Story = {
  args: { tones },
  render: (args) => (
    <>
      <Shower {...args} />
      <div style={{ display: "grid", gap: 16, paddingBlockStart: 30 }}>
        <Button variant="primary" fullWidth>
          下一步
        </Button>
        <div style={{ blockSize: 2000 }} />
        <StickyAction>
          <Button variant="primary" fullWidth>
            投注 ¥100.00
          </Button>
        </StickyAction>
      </div>
    </>
  ),
  play: liesClear,
};
export const OverSheet: Story = {
  args: { tones },
  render: (args) => (
    <>
      <Shower {...args} />
      <Sheet isOpen onClose={() => undefined} title="确认提款" footer={<Button variant="primary">提款</Button>}>
        <div style={{ blockSize: 2000 }} />
      </Sheet>
    </>
  ),
  play: async () => {
    while (document.querySelector("[data-keep-clear=sheet]") === null) await new Promise(requestAnimationFrame);
    await liesClear();
  },
};
export const OverDrawer: Story = { ...OverSheet, globals: { surface: "mobile" } };
export const Quiet: Story = { args: { tones: ["neutral", "info"] } };
