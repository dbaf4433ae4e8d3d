import { callQuery } from "@baize/api-client/react";
import { type CategoryId, isCategoryId, paths, vipIcon } from "@baize/domain";
import { QueryView, useSearchParams } from "@baize/feature-kit";
import {
  Badge,
  Card,
  type DataColumn,
  DataList,
  DescriptionList,
  LinkTabs,
  MoneyText,
  PageHeader,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  useBrand,
  useCategoryName,
  useFormat,
  useSurface,
  VipBadge,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useClient } from "../client.ts";
import type { VipRow } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./vip-detail.css.ts";

/** /user/vip/detail: what each level asks for and gives. */
export const Page = (): ReactElement => {
  const t = usePromoWords();
  const surface = useSurface();
  const client = useClient();
  const query = useQuery(callQuery(client.member.vipsList));
  const { data: standing } = useQuery(callQuery(client.member.vips));
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={11} />
    </SkeletonRegion>
  );
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.vipDetail")} detail={t("vip.table.detail")} backTo={paths.vip} />
      <QueryView query={query} failed={t("vip.table.failed")} skeleton={skeleton}>
        {(levels) =>
          surface === "mobile" ? (
            <OneLevel levels={levels} own={standing?.level} />
          ) : (
            <AllLevels levels={levels} own={standing?.level} />
          )
        }
      </QueryView>
    </Stack>
  );
};

interface LevelsProps {
  readonly levels: readonly VipRow[];
  /** The member's level, once it is known. */
  readonly own: number | undefined;
}

/** Categories of the brand, in its order. */
const useCategories = (): readonly CategoryId[] => useBrand().enabledCategoryIds.filter(isCategoryId);

interface Fact {
  readonly key: string;
  readonly term: string;
  readonly value: (row: VipRow) => ReactNode;
}

/** What is said of a level besides its rebates. */
const useFacts = (): readonly Fact[] => {
  const t = usePromoWords();
  return [
    {
      key: "needDeposit",
      term: t("vip.table.needDeposit"),
      value: (row) => <MoneyText value={row.needDeposit} />,
    },
    {
      key: "needTurnover",
      term: t("vip.table.needTurnover"),
      value: (row) => <MoneyText value={row.needTurnover} />,
    },
    {
      key: "dailyTimes",
      term: t("vip.table.dailyTimes"),
      value: ({ dailyTimes }) =>
        dailyTimes === 0 ? t("vip.table.unlimited") : t("vip.table.times", { count: dailyTimes }),
    },
    { key: "dailyQuota", term: t("vip.table.dailyQuota"), value: (row) => <MoneyText value={row.dailyQuota} /> },
    { key: "singleMax", term: t("vip.table.singleMax"), value: (row) => <MoneyText value={row.singleMax} /> },
  ];
};

const useRebateFacts = (): readonly Fact[] => {
  const nameOf = useCategoryName();
  const { percent } = useFormat();
  return useCategories().map((id) => ({
    key: String(id),
    term: nameOf(id),
    value: ({ rebates }) => <span translate="no">{percent(rebates[String(id)] ?? "0.00")}</span>,
  }));
};

const Level = ({ level, own }: { level: number; own: number | undefined }): ReactElement => {
  const t = usePromoWords();
  const { vipIcons } = useBrand();
  return (
    <span className={css.level}>
      <VipBadge level={level} src={vipIcon(vipIcons, level)} size="small" />
      {level === own && <Badge tone="accent">{t("vip.table.current")}</Badge>}
    </span>
  );
};

const AllLevels = ({ levels, own }: LevelsProps): ReactElement => {
  const t = usePromoWords();
  const facts = useFacts();
  const rebates = useRebateFacts();
  const columns = (of: readonly Fact[]): readonly DataColumn<VipRow>[] => [
    { key: "level", header: t("vip.table.level"), cell: ({ level }) => <Level level={level} own={own} /> },
    ...of.map(({ key, term, value }) => ({ key, header: term, isFigure: true, cell: value })),
  ];
  const tables = [
    { title: t("vip.table.requirements"), of: facts },
    { title: t("vip.table.rebates"), of: rebates },
  ];
  return (
    <>
      {tables.map(({ title, of }) => (
        <Section key={title} title={title}>
          <DataList caption={title} columns={columns(of)} rows={levels} rowKey={({ level }) => String(level)} />
        </Section>
      ))}
    </>
  );
};

/** On a phone one level at a time; the address says which, else it is the member's own. */
const OneLevel = ({ levels, own }: LevelsProps): ReactElement => {
  const t = usePromoWords();
  const [search] = useSearchParams();
  const facts = useFacts();
  const rebates = useRebateFacts();
  const { vipIcons } = useBrand();
  const wanted = search.get("level");
  const row =
    levels.find(({ level }) => String(level) === wanted) ?? levels.find(({ level }) => level === own) ?? levels[0];
  const itemsOf = (of: readonly Fact[], shown: VipRow) => of.map(({ term, value }) => ({ term, detail: value(shown) }));
  return (
    <Stack gap={5}>
      <LinkTabs
        label={t("vip.table.pick")}
        current={String(row?.level)}
        tabs={levels.map(({ level }) => ({
          id: String(level),
          label: <VipBadge level={level} src={vipIcon(vipIcons, level)} size="small" />,
          to: `${paths.vipDetail}?level=${level}`,
        }))}
      />
      {row !== undefined && (
        <>
          <Level level={row.level} own={own} />
          <Card>
            <Section size="card" title={t("vip.table.requirements")}>
              <DescriptionList items={itemsOf(facts, row)} />
            </Section>
          </Card>
          <Card>
            <Section size="card" title={t("vip.table.rebates")}>
              <DescriptionList items={itemsOf(rebates, row)} />
            </Section>
          </Card>
        </>
      )}
    </Stack>
  );
};
