import type { PromotionCondition } from "@baize/domain";
import { useFormat } from "@baize/ui-kit";
import type { Condition } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";

/** How the need of a condition is measured. */
export const MEASURES = {
  newMember: "limit",
  audienceLevel: "level",
  invited: "fact",
  firstDeposit: "money",
  deposit: "money",
  deposits: "money",
  bet: "money",
  loss: "loss",
  level: "level",
  registeredDays: "count",
  birthday: "fact",
} as const satisfies Record<PromotionCondition, "money" | "loss" | "count" | "level" | "limit" | "fact">;

/** A condition as a sentence, with what is needed. */
export const useConditionText = (): ((condition: Pick<Condition, "key" | "need">) => string) => {
  const t = usePromoWords();
  const { money } = useFormat();
  return ({ key, need }) => {
    const measure = MEASURES[key];
    if (measure === "money" || measure === "loss")
      return t(`detail.condition.${key}` as "detail.condition.bet", {
        need: money(need, undefined, { trimZeros: true }).text,
      });
    return t(`detail.condition.${key}` as "detail.condition.level", { need: Number(need) });
  };
};
