import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture } from "@baize/api-client/testing";
import { SAMPLE_PICTURE } from "@baize/feature-kit/testing";
import type { DeskLine, DeskView } from "./merge-views.ts";

export const sampleLine = (id: number, part: Partial<DeskLine> = {}): DeskLine => ({
  id,
  by: id % 2 === 1 ? "owner" : "desk",
  text: `第 ${id} 句`,
  picture: null,
  time: `2026-11-27T10:${String(id % 60).padStart(2, "0")}:00+08:00`,
  ...part,
});

export const sampleView = (lines: readonly DeskLine[] = [], part: Partial<DeskView> = {}): DeskView => ({
  state: lines.length === 0 ? "none" : "open",
  isTicket: false,
  hours: { isOpen: true, opensAt: null, closesAt: "2026-11-27T22:00:00+08:00" },
  unseen: 0,
  seenByDesk: 0,
  lines: [...lines],
  hasMore: (lines[0]?.id ?? 1) > 1,
  ...part,
});

export const sampleTalk = sampleView(
  [
    sampleLine(1, { text: "你好，昨晚充值 12,345,678.90 还没有到账。", time: "2026-11-26T21:40:00+08:00" }),
    sampleLine(2, { text: "您好，请提供订单号和付款截图，我们马上核对。" }),
    sampleLine(3, { text: "D202611260001", picture: { id: "P1", url: SAMPLE_PICTURE } }),
    sampleLine(5, { text: "谢谢" }),
  ],
  { seenByDesk: 3 },
);

/** At a brand without a desk elsewhere. */
export const deskAnswers = (desk: FakeAnswers["desk"] = {}): FakeAnswers => ({
  service: { md: fixture(contract.service.md, { cs: { url: "" } }) },
  desk: { read: sampleView(), visitor: { token: "v".repeat(32) }, seen: { unseen: 0 }, ...desk },
});
