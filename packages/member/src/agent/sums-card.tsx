import { Card, DescriptionList, MoneyText, Section, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import type { AgentInfo } from "./agent-types.ts";
import * as css from "./agent.css.ts";

/** What was paid and what waits; who has been invited. */
export const SumsCard = ({ info }: { readonly info: AgentInfo }): ReactElement => {
  const t = useMemberWords();
  const { number } = useFormat();
  const { today, month, total, waiting, invitees, active } = info;
  const money = { today, month, waiting };
  return (
    <Card as="section">
      <Section size="card" title={t("agent.sums.title")}>
        <div>
          <p className={css.note}>{t("agent.sums.total")}</p>
          <p className={css.total}>
            <MoneyText value={total} />
          </p>
        </div>
        <DescriptionList
          items={[
            ...(["today", "month", "waiting"] as const).map((sum) => ({
              term: t(`agent.sums.${sum}`),
              detail: <MoneyText value={money[sum]} />,
            })),
            { term: t("agent.sums.invitees"), detail: <span translate="no">{number(invitees)}</span> },
            { term: t("agent.sums.active"), detail: <span translate="no">{number(active)}</span> },
          ]}
        />
      </Section>
    </Card>
  );
};
