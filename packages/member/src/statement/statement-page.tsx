import type { CallData, Contract } from "@baize/api-client/contract";
import { callQuery } from "@baize/api-client/react";
import { parseMoney, paths, subtractMoney, toDecimal } from "@baize/domain";
import { ExportButton, printPage, QueryView, RecordSums, useProtectionClient } from "@baize/feature-kit";
import {
  Button,
  Card,
  DescriptionList,
  Inline,
  MoneyText,
  PageHeader,
  PrinterIcon,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  useBrand,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "./statement.css.ts";

type Statement = CallData<Contract["protection"]["statement"]>;
type Month = Statement["months"][number];

const MOVES = ["opening", "deposits", "withdrawals", "stakes", "returns", "awards", "other"] as const;
const FIGURES = [...MOVES, "closing"] as const satisfies readonly (keyof Month)[];

/** /user/statement: what moved the account's money, month by month, to be read, saved or printed. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const { statement } = useProtectionClient().protection;
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={6} />
    </SkeletonRegion>
  );
  return (
    <Stack gap={5}>
      <PageHeader
        title={t("protection.statement.title")}
        detail={t("protection.statement.detail")}
        backTo={paths.protection}
      />
      <QueryView query={useQuery(callQuery(statement))} failed={t("protection.statement.failed")} skeleton={skeleton}>
        {(data) => <Months {...data} />}
      </QueryView>
    </Stack>
  );
};

const Months = ({ months, total, at }: Statement): ReactElement => {
  const t = useMemberWords();
  const format = useFormat();
  return (
    <>
      <Inline gap={2}>
        <ExportButton
          fileName={`${t("protection.statement.file")}-${at.slice(0, 10)}`}
          disabled={false}
          columns={[
            { header: t("protection.statement.month"), text: ({ month }) => month },
            ...FIGURES.map((key) => ({
              header: t(`protection.statement.${key}`),
              text: (row: Month) => row[key],
            })),
          ]}
          readPage={async () => ({ total: months.length, list: months })}
        />
        <Button icon={<PrinterIcon />} onPress={printPage}>
          {t("protection.statement.print")}
        </Button>
      </Inline>
      <Totals {...total} asOf={t.rich("protection.statement.asOf", { time: format.dateTime(at), kept })} />
      <ul className={css.months} aria-label={t("protection.statement.caption")}>
        {months.map((row) => (
          <li key={row.month}>
            <Card>
              <Section size="card" title={row.month}>
                <DescriptionList
                  items={FIGURES.map((key) => ({
                    term: t(`protection.statement.${key}`),
                    detail: <MoneyText value={row[key]} />,
                    isStrong: key === "closing",
                  }))}
                />
              </Section>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
};

interface TotalsProps extends Readonly<Statement["total"]> {
  readonly asOf: ReactNode;
}

const Totals = ({ deposits, withdrawals, stakes, returns, asOf }: TotalsProps): ReactElement => {
  const t = useMemberWords();
  const { code } = useBrand().currency;
  /** Null where the server's figures are of another scale. */
  const less = (more: string, fewer: string): string | null => {
    const [one, other] = [parseMoney(more, code), parseMoney(fewer, code)];
    return one === null || other === null ? null : toDecimal(subtractMoney(one, other));
  };
  return (
    <RecordSums
      sums={[
        { term: t("protection.statement.deposits"), value: <MoneyText value={deposits} /> },
        { term: t("protection.statement.withdrawals"), value: <MoneyText value={withdrawals} /> },
        { term: t("protection.statement.net"), value: <MoneyText value={less(deposits, withdrawals)} /> },
        { term: t("protection.statement.result"), value: <MoneyText value={less(returns, stakes)} tone="auto" /> },
      ]}
      note={
        <>
          <span>{`${t("protection.statement.total")} · `}</span>
          <span>{asOf}</span>
        </>
      }
    />
  );
};
