import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import { Card, EmptyState, LinkButton, PageHeader, Section, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import { useFinanceWords } from "../words.ts";
import * as css from "./coin-help.css.ts";
import { NetworkTable } from "./network-table.tsx";
import { STEP_PICTURES, WrongNetworkPicture } from "./pictures.tsx";

const STEPS = ["choose", "copy", "send", "wait"] as const;

/** How coins are deposited: the warning first, then the steps, then the terms of each network. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <Stack gap={6}>
      <PageHeader
        title={t("title.coinHelp")}
        detail={t("coinHelp.detail")}
        backTo={paths.deposit}
        action={
          <LinkButton variant="primary" to={paths.deposit}>
            {t("coinHelp.toDeposit")}
          </LinkButton>
        }
      />
      <Card as="section" className={css.warning}>
        <div>
          <h2 className={css.warningTitle}>{t("coinHelp.warningTitle")}</h2>
          <p className={css.text}>{t("coinHelp.warning")}</p>
        </div>
        <WrongNetworkPicture label={t("coinHelp.wrongPicture")} />
      </Card>
      <Section title={t("coinHelp.stepsTitle")}>
        <ol className={css.steps}>
          {STEPS.map((step, index) => {
            const Picture = STEP_PICTURES[step];
            return (
              <Card key={step} as="li" className={css.step}>
                <Picture />
                <div>
                  <h3 className={css.stepTitle}>
                    <span className={css.number} aria-hidden="true">
                      {index + 1}
                    </span>
                    {t(`coinHelp.steps.${step}.title`)}
                  </h3>
                  <p className={css.text}>{t(`coinHelp.steps.${step}.text`)}</p>
                </div>
              </Card>
            );
          })}
        </ol>
      </Section>
      <Section title={t("coinHelp.networks")}>
        <Networks />
      </Section>
      <Section title={t("coinHelp.rules")}>
        <ul className={css.rules}>
          <li>{t("coinHelp.rule1")}</li>
          <li>{t("coinHelp.rule2")}</li>
          <li>{t("coinHelp.rule3")}</li>
          <li>{t("coinHelp.rule4")}</li>
        </ul>
      </Section>
    </Stack>
  );
};

const Networks = (): ReactElement => {
  const t = useFinanceWords();
  const query = useQuery(callQuery(useClient().finance.depositMethods));
  return (
    <QueryView compact query={query} failed={t("coinHelp.failed")} skeleton={<RowsSkeleton count={4} />}>
      {(methods) => {
        const channels = methods.filter(({ kind }) => kind === "coin").flatMap((method) => method.channels);
        return channels.length > 0 ? <NetworkTable channels={channels} /> : <NoNetworks />;
      }}
    </QueryView>
  );
};

const NoNetworks = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <EmptyState
      compact
      title={t("coinHelp.empty")}
      action={<LinkButton to={paths.deposit}>{t("title.deposit")}</LinkButton>}
    >
      {t("coinHelp.emptyText")}
    </EmptyState>
  );
};
