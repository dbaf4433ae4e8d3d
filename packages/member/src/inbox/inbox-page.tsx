import { callQuery, useMessageCounts } from "@baize/api-client/react";
import { MESSAGE_KINDS } from "@baize/domain";
import { QueryView, useAction, useNavigate, useSearchParams } from "@baize/feature-kit";
import {
  Alert,
  Button,
  CountBadge,
  EmptyState,
  LinkButton,
  LinkTabs,
  PageHeader,
  Pagination,
  Skeleton,
  SkeletonRegion,
  Stack,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useMemberWords } from "../words.ts";
import { inboxPath, type InboxView, type Messages, readInboxView } from "./inbox-path.ts";
import { MessageList } from "./message-list.tsx";
import { type Removal, Undo } from "./undo.tsx";
import { useInboxChanged, useInboxClient } from "./use-inbox-client.ts";

const PAGE_SIZE = 20;

/** /user/message: the member's messages by their kind. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const [query] = useSearchParams();
  const view = readInboxView(query);
  const { kind, page } = view;
  const [removal, setRemoval] = useState<Removal | null>(null);
  const read = useQuery(callQuery(useInboxClient().messages.list, { kind, page, size: PAGE_SIZE }));
  const counts = useMessageCounts().value;
  const unread = read.data?.unread ?? counts;
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={6} />
    </SkeletonRegion>
  );
  return (
    <Stack gap={5}>
      <PageHeader title={t("inbox.title")} />
      <LinkTabs
        label={t("inbox.kinds")}
        current={kind}
        tabs={MESSAGE_KINDS.map((id) => ({
          id,
          label: t(`inbox.kind.${id}`),
          badge: <CountBadge count={unread?.[id] ?? 0} label={t("inbox.unreadOf", { count: unread?.[id] ?? 0 })} />,
          to: inboxPath({ kind: id, page: 1 }),
        }))}
      />
      {removal !== null && <Undo key={removal.ids} removal={removal} onDone={() => setRemoval(null)} />}
      <QueryView query={read} failed={t("inbox.failed")} skeleton={skeleton}>
        {(data) => <Shown key={inboxPath(view)} view={view} data={data} onRemoved={setRemoval} />}
      </QueryView>
    </Stack>
  );
};

interface ShownProps {
  readonly view: InboxView;
  readonly data: Messages;
  readonly onRemoved: (removal: Removal) => void;
}

const Shown = ({ view, data, onRemoved }: ShownProps): ReactElement => {
  const navigate = useNavigate();
  if (data.list.length === 0) return <NoMessages view={view} total={data.total} />;
  return (
    <Stack gap={4}>
      <MessageList rows={data.list} onRemoved={onRemoved} action={<ReadAll view={view} unread={data.unread} />} />
      <Pagination
        page={view.page}
        pageSize={PAGE_SIZE}
        total={data.total}
        onPageChange={(page) => void navigate(inboxPath({ ...view, page }))}
      />
    </Stack>
  );
};

const NoMessages = ({ view, total }: { readonly view: InboxView; readonly total: number }): ReactElement => {
  const t = useMemberWords();
  return total === 0 ? (
    <EmptyState art="messages" title={t(`inbox.none.${view.kind}`)}>
      {t("inbox.noneText")}
    </EmptyState>
  ) : (
    <EmptyState
      art="messages"
      title={t("inbox.pastEnd")}
      action={<LinkButton to={inboxPath({ ...view, page: 1 })}>{t("inbox.firstPage")}</LinkButton>}
    />
  );
};

const ReadAll = ({ view: { kind }, unread }: { readonly view: InboxView; readonly unread: Messages["unread"] }) => {
  const t = useMemberWords();
  const { messages } = useInboxClient();
  const changed = useInboxChanged();
  const { run, error } = useAction(messages.readAll);
  const readAll = async (): Promise<void> => {
    if ((await run({ kind })) !== null) await changed();
  };
  return (
    <>
      <Button size="small" disabled={unread[kind] === 0} onPress={readAll}>
        {t("inbox.readAll")}
      </Button>
      {error !== null && (
        <Alert isLive tone="danger">
          <span>{error}</span>
        </Alert>
      )}
    </>
  );
};
