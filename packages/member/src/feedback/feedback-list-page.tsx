import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Link, useNavigate, useRefusalWords, useSearchParams } from "@baize/feature-kit";
import {
  Badge,
  type DataColumn,
  DataList,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Pagination,
  Stack,
  StatusBadge,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { FeedbackDetail } from "./feedback-detail.tsx";
import { type FeedbackLine, feedbackPage, feedbackPath, TONES } from "./feedback-types.ts";
import * as css from "./feedback.css.ts";
import { useFeedbackClient } from "./use-feedback-client.ts";

const PAGE_SIZE = 20;

/** /user/feedBackList: what the member has written with its replies; one of it by its id in the address. */
export const Page = (): ReactElement => {
  const [query] = useSearchParams();
  const id = query.get("id");
  const page = query.get("page") ?? "";
  if (id !== null) return <FeedbackDetail key={id} id={id} />;
  return <List page={/^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1} />;
};

const List = ({ page }: { readonly page: number }): ReactElement => {
  const t = useMemberWords();
  const words = useRefusalWords();
  const navigate = useNavigate();
  const { feedback } = useFeedbackClient();
  const { data, error, refetch } = useQuery(callQuery(feedback.list, { page, size: PAGE_SIZE }));
  return (
    <Stack gap={5}>
      <PageHeader
        title={t("feedback.listTitle")}
        detail={data && t("feedback.left", { count: data.left })}
        action={
          <LinkButton to={paths.feedBack} variant="primary">
            {t("feedback.write")}
          </LinkButton>
        }
      />
      <DataList
        caption={t("feedback.listTitle")}
        columns={useColumns()}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={
          data === undefined &&
          error !== null && (
            <ErrorState title={t("feedback.failed")} onRetry={refetch}>
              {words.fault(error)}
            </ErrorState>
          )
        }
        empty={
          <EmptyState art="messages" title={t("feedback.none")}>
            {t("feedback.noneText")}
          </EmptyState>
        }
      />
      {data !== undefined && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          onPageChange={(next) => void navigate(feedbackPage(next))}
        />
      )}
    </Stack>
  );
};

const useColumns = (): readonly DataColumn<FeedbackLine>[] => {
  const t = useMemberWords();
  const { dateTime } = useFormat();
  return [
    {
      key: "text",
      header: t("feedback.text"),
      isLead: true,
      cell: ({ id, text, isNews }) => (
        <span className={css.lead}>
          <Link to={feedbackPath(id)} className={css.leadLink}>
            {text}
          </Link>
          {isNews && <Badge>{t("feedback.news")}</Badge>}
        </span>
      ),
    },
    { key: "type", header: t("feedback.type"), cell: ({ type }) => <span>{t(`feedback.types.${type}`)}</span> },
    { key: "id", header: t("feedback.number"), cell: ({ id }) => <span translate="no">{id}</span> },
    {
      key: "time",
      header: t("feedback.time"),
      cell: ({ time }) => <span translate="no">{dateTime(time)}</span>,
    },
    {
      key: "state",
      header: t("feedback.state"),
      isCardEnd: true,
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`feedback.states.${state}`)}</StatusBadge>,
    },
  ];
};
