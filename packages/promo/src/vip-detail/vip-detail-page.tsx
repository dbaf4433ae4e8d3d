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
import { isNone } from "../turnover-of.ts";
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

const NO_GIFT = "–";

/** Categories of the brand, in its order. */
const useCategories = (): readonly CategoryId[] => useBrand().enabledCategoryIds.filter(isCategoryId);

interface Group {
  readonly title: string;
  readonly facts: readonly { readonly term: string; readonly value: (row: VipRow) => ReactNode }[];
}

/** What is said of a level: what it asks for and allows, what it gives, and its rebates. */
const useGroups = (): readonly Group[] => {
  const t = usePromoWords();
  const nameOf = useCategoryName();
  const { percent } = useFormat();
  /** Nothing is said in words where it means something else than an amount. */
  const amount = (of: (row: VipRow) => string, none?: string) => (row: VipRow) =>
    none !== undefined && isNone(of(row)) ? <span>{none}</span> : <MoneyText value={of(row)} />;
  const [kept, unlimited] = [t("vip.table.keepNone"), t("vip.table.unlimited")];
  return [
    {
      title: t("vip.table.requirements"),
      facts: [
        { term: t("vip.table.needDeposit"), value: amount((row) => row.needDeposit) },
        { term: t("vip.table.needTurnover"), value: amount((row) => row.needTurnover) },
        { term: t("vip.table.keepDeposit"), value: amount((row) => row.keepDeposit, kept) },
        { term: t("vip.table.keepTurnover"), value: amount((row) => row.keepTurnover, kept) },
      ],
    },
    {
      title: t("vip.table.limits"),
      facts: [
        {
          term: t("vip.table.dailyTimes"),
          value: ({ dailyTimes }) => (dailyTimes === 0 ? unlimited : t("vip.table.times", { count: dailyTimes })),
        },
        { term: t("vip.table.dailyQuota"), value: amount((row) => row.dailyQuota, unlimited) },
        { term: t("vip.table.singleMax"), value: amount((row) => row.singleMax) },
      ],
    },
    {
      title: t("vip.table.gifts"),
      facts: [
        { term: t("vip.table.upgradeGift"), value: amount((row) => row.upgradeGift, NO_GIFT) },
        { term: t("vip.table.birthdayGift"), value: amount((row) => row.birthdayGift, NO_GIFT) },
        { term: t("vip.table.monthGift"), value: amount((row) => row.monthGift, NO_GIFT) },
      ],
    },
    {
      title: t("vip.table.rebates"),
      facts: useCategories().map((id) => ({
        term: nameOf(id),
        value: ({ rebates }) => (
          <span className={css.percent} translate="no">
            {percent(rebates[String(id)] ?? "0.00")}
          </span>
        ),
      })),
    },
  ];
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
  const lead: DataColumn<VipRow> = {
    key: "level",
    header: t("vip.table.level"),
    cell: ({ level }) => <Level level={level} own={own} />,
  };
  return (
    <>
      {useGroups().map(({ title, facts }) => (
        <Section key={title} title={title}>
          <DataList
            caption={title}
            columns={[
              lead,
              ...facts.map(({ term, value }) => ({ key: term, header: term, isFigure: true, cell: value })),
            ]}
            rows={levels}
            rowKey={({ level }) => String(level)}
          />
        </Section>
      ))}
    </>
  );
};

/** On a phone one level at a time; the address says which, else it is the member's own. */
const OneLevel = ({ levels, own }: LevelsProps): ReactElement => {
  const t = usePromoWords();
  const [search] = useSearchParams();
  const groups = useGroups();
  const { vipIcons } = useBrand();
  const wanted = search.get("level");
  const row =
    levels.find(({ level }) => String(level) === wanted) ?? levels.find(({ level }) => level === own) ?? levels[0];
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
          {groups.map(({ title, facts }) => (
            <Card key={title}>
              <Section size="card" title={title}>
                <DescriptionList items={facts.map(({ term, value }) => ({ term, detail: value(row) }))} />
              </Section>
            </Card>
          ))}
        </>
      )}
    </Stack>
  );
};
