import { donePercent } from "@baize/feature-kit";
import { ProgressBar, Section, StatusBadge, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as text from "../text.css.ts";
import type { Condition } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { MEASURES, useConditionText } from "./condition-words.ts";
import * as css from "./detail.css.ts";

export interface ConditionsProps {
  readonly conditions: readonly Condition[];
  /** Visitors see what is asked for, and nothing of what is met. */
  readonly isMember: boolean;
}

/** What is asked for, and what the member has of it. */
export const Conditions = ({ conditions, isMember }: ConditionsProps): ReactElement => {
  const t = usePromoWords();
  const textOf = useConditionText();
  return (
    <Section title={t("detail.conditions.title")}>
      <ul className={text.plainList}>
        {conditions.map((condition) => (
          <li key={condition.key} className={css.condition}>
            <div className={css.conditionHead}>
              <span>{textOf(condition)}</span>
              {isMember && (
                <StatusBadge tone={condition.ok ? "win" : "neutral"}>
                  {t(condition.ok ? "detail.conditions.met" : "detail.conditions.missing")}
                </StatusBadge>
              )}
            </div>
            {isMember && !condition.ok && <Progress condition={condition} />}
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** How far what is not met has come; a loss is told by words alone, so that no bar asks to be filled. */
const Progress = ({ condition: { key, need, have } }: { condition: Condition }): ReactElement | null => {
  const t = usePromoWords();
  const { currency } = useBrand();
  const { money, number } = useFormat();
  const measure = MEASURES[key];
  if (have === null || (measure !== "money" && measure !== "count" && measure !== "level")) return null;
  const show = (value: string): string => (measure === "money" ? money(value).text : number(value));
  return (
    <ProgressBar
      percent={donePercent(have, need, currency.code)}
      label={<span translate="no">{t("detail.conditions.progress", { have: show(have), need: show(need) })}</span>}
    />
  );
};
