import type { Meta, StoryObj } from "@storybook/react-vite";

import { Suspense } from "react";
import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import { TrustedHtml } from "./trusted-html.tsx";

const meta = {
  component: TrustedHtml,
  render: (args) => (
    <Suspense
      fallback={
        <SkeletonRegion>
          <Skeleton shape="title" />
          <Skeleton count={4} />
        </SkeletonRegion>
      }
    >
      <TrustedHtml {...args} />
    </Suspense>
  ),
  args: {
    html: `<h2>活动规则</h2>
      <p>
        单笔充值满 <strong>¥500</strong> 可申请一次，流水 8 倍。<a href="/help/3">如何计算流水</a>
      </p>
      <table>
        <thead><tr><th>充值</th><th>礼金</th></tr></thead>
        <tbody><tr><td>500</td><td>50</td></tr></tbody>
      </table>
      <ul><li>每日一次</li><li>最高 ¥888</li></ul><script>document.title = "x"</script>`,
  },
} satisfies Meta<typeof TrustedHtml>;
export default meta;

export const Rules: StoryObj<typeof meta> = {};
