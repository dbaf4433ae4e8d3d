import { MoneyIcon, PercentIcon, useBrand, UsersIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import type { AgentTable } from "./agent-types.ts";
import * as css from "./agent.css.ts";

const ICONS = {
  daily: <MoneyIcon size={22} />,
  lasting: <UsersIcon size={22} />,
  free: <PercentIcon size={22} />,
} as const;
const BENEFITS = ["daily", "lasting", "free"] as const;
const STEPS = ["apply", "share", "play", "earn"] as const;

/** What an agent has of it, and how one becomes one. */
export const Pitch = ({ table }: { readonly table: AgentTable }): ReactElement => {
  const t = useMemberWords();
  const { licence } = useBrand();
  return (
    <>
      <ul className={css.benefits}>
        {BENEFITS.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <span className={css.icon}>{ICONS[benefit]}</span>
            <span>
              <strong className={css.benefitTitle}>{t(`agent.benefits.${benefit}.title`)}</strong>
              <span className={css.note}>{t(`agent.benefits.${benefit}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <section aria-label={t("agent.how")} className={css.panel}>
        <h2 className={css.title}>{t("agent.how")}</h2>
        <ol className={css.steps}>
          {STEPS.map((step, index) => (
            <li key={step} className={css.step}>
              <span aria-hidden="true" translate="no" className={css.mark}>
                {index + 1}
              </span>
              <strong>{t(`agent.steps.${step}.title`)}</strong>
              <span className={css.note}>
                {step === "earn" ? t(`agent.steps.earn.${table.base}`) : t(`agent.steps.${step}.text`)}
              </span>
            </li>
          ))}
        </ol>
        <p className={css.note}>{t.rich("agent.adults", { age: licence?.minAge ?? 18, kept })}</p>
      </section>
    </>
  );
};
