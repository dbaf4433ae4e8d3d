import { paths } from "@baize/domain";
import type { ProtectionState } from "@baize/feature-kit";
import { Card, DescriptionList, Inline, LinkButton, MoneyText, Section, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "./protection.css.ts";

/** What was paid in and out since the registration. */
export const NetDepositsCard = ({
  deposits,
  withdrawals,
  net,
  since,
}: ProtectionState["netDeposits"]): ReactElement => {
  const t = useMemberWords();
  const format = useFormat();
  return (
    <Card>
      <Section size="card" title={t("protection.net.title")}>
        <p className={css.quiet}>{t.rich("protection.net.detail", { time: format.date(since), kept })}</p>
        <DescriptionList
          items={[
            { term: t("protection.net.deposits"), detail: <MoneyText value={deposits} /> },
            { term: t("protection.net.withdrawals"), detail: <MoneyText value={withdrawals} /> },
            { term: t("protection.net.net"), detail: <MoneyText value={net} />, isStrong: true },
          ]}
        />
        <Inline gap={2}>
          <LinkButton size="small" to={paths.statement}>
            {t("protection.statement.link")}
          </LinkButton>
          <LinkButton size="small" variant="quiet" to={paths.transRecord}>
            {t("protection.net.records")}
          </LinkButton>
        </Inline>
      </Section>
    </Card>
  );
};
