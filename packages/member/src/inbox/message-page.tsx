import { oneTimeQuery } from "@baize/api-client/react";
import { LINK_ACTION, paths, safeReturnPath } from "@baize/domain";
import { openExternal, QueryView, refusalOf, useSearchParams } from "@baize/feature-kit";
import {
  Button,
  Card,
  CopyRow,
  EmptyState,
  ExternalIcon,
  Inline,
  LinkButton,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Stack,
  TrustedHtml,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { kept } from "../kept.tsx";
import { originOf } from "../service/origin-of.ts";
import { useMemberWords } from "../words.ts";
import { inboxPath, type Message, messagePath } from "./inbox-path.ts";
import * as css from "./inbox.css.ts";
import { useInboxChanged, useInboxClient } from "./use-inbox-client.ts";

// Beside the text, which is asked for when the page is drawn.
TrustedHtml.preload();

/** Ids as the contract has them; others are of no message. */
const ID = /^[\w:.-]{1,64}$/;

/** /user/messageDetail?id=…: one message, which is read by that. */
export const Page = (): ReactElement => {
  const [query] = useSearchParams();
  const id = query.get("id") ?? "";
  return ID.test(id) ? <Read key={id} id={id} /> : <Unknown />;
};

const Read = ({ id }: { readonly id: string }): ReactElement => {
  const t = useMemberWords();
  const changed = useInboxChanged();
  const query = useQuery(oneTimeQuery(useInboxClient().messages.detail, { id }, "read"));
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) void changed();
  }, [isThere, changed]);
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="title" />
      <Skeleton count={6} />
    </SkeletonRegion>
  );
  if (refusalOf(query.error)?.code === "message_unknown") return <Unknown />;
  return (
    <QueryView query={query} failed={t("inbox.messageFailed")} skeleton={skeleton}>
      {(message) => <Text message={message} />}
    </QueryView>
  );
};

const Text = ({ message }: { readonly message: Message }): ReactElement => {
  const t = useMemberWords();
  const { dateTime } = useFormat();
  const { kind, title, time, format, body, link, prev, next } = message;
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        detail={t.rich("inbox.from", { kind: t(`inbox.kind.${kind}`), time: dateTime(time), kept })}
        backTo={inboxPath({ kind, page: 1 })}
      />
      <Card as="article" padding="large">
        <Stack gap={5}>
          {format === "html" ? <TrustedHtml html={body} /> : <p className={css.plain}>{body}</p>}
          {link !== null && <Way link={link} />}
        </Stack>
      </Card>
      <Inline as="nav" justify="between">
        {prev !== null && <LinkButton to={messagePath(prev)}>{t("inbox.prev")}</LinkButton>}
        {next !== null && <LinkButton to={messagePath(next)}>{t("inbox.next")}</LinkButton>}
      </Inline>
    </Stack>
  );
};

/** What the message leads to: something to copy, a page of the site, or one elsewhere in a window of its own. */
const Way = ({ link: { action, value } }: { readonly link: NonNullable<Message["link"]> }): ReactElement | null => {
  const t = useMemberWords();
  if (action === LINK_ACTION.COPY) return <CopyRow label={t("inbox.toCopy")} value={value} />;
  const path = safeReturnPath(value);
  if (path !== null)
    return (
      <div>
        <LinkButton to={path} variant="primary">
          {t("inbox.open")}
        </LinkButton>
      </div>
    );
  const origin = originOf(value);
  if (origin === null) return null;
  return (
    <div>
      <Button variant="primary" icon={<ExternalIcon />} onPress={() => openExternal(value, { allow: [origin] })}>
        {t("inbox.openElsewhere")}
      </Button>
    </div>
  );
};

const Unknown = (): ReactElement => {
  const t = useMemberWords();
  return (
    <Stack gap={5}>
      <PageHeader title={t("inbox.messageTitle")} backTo={paths.message} />
      <EmptyState
        art="lost"
        title={t("inbox.unknown")}
        action={<LinkButton to={paths.message}>{t("inbox.toInbox")}</LinkButton>}
      >
        {t("inbox.unknownText")}
      </EmptyState>
    </Stack>
  );
};
