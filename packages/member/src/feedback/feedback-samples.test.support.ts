import type { CallData, Contract } from "@baize/api-client/contract";
import type { Feedback, FeedbackLine } from "./feedback-types.ts";

export const sampleFeedbackLine = (part: Partial<FeedbackLine> = {}): FeedbackLine => ({
  id: "F20261127001",
  type: "deposit",
  state: "answered",
  text: "昨晚的充值还没有到账，订单已经付款。",
  time: "2026-11-27T09:00:00+08:00",
  updatedAt: "2026-11-27T10:00:00+08:00",
  isNews: true,
  ...part,
});

export const sampleFeedbackList = (
  list: readonly FeedbackLine[] = [
    sampleFeedbackLine(),
    sampleFeedbackLine({ id: "F2", state: "open", isNews: false }),
  ],
): CallData<Contract["feedback"]["list"]> => ({ total: list.length, left: 3, list: [...list] });

export const sampleFeedback = (part: Partial<Feedback> = {}): Feedback => ({
  ...sampleFeedbackLine(),
  contact: "demo@player.example",
  entries: [
    {
      id: "e1",
      by: "member",
      text: "昨晚的充值还没有到账，订单已经付款。",
      pictures: [],
      time: "2026-11-27T09:00:00+08:00",
    },
    { id: "e2", by: "operator", text: "已核实，款项已补入账户。", pictures: [], time: "2026-11-27T10:00:00+08:00" },
  ],
  ...part,
});
