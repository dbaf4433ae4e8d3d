import { callKey, oneTimeQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { QueryView, refusalOf } from "@baize/feature-kit";
import {
  Alert,
  Card,
  EmptyState,
  LinkButton,
  PageHeader,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  StatusBadge,
  useFormat,
} from "@baize/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import { type Feedback, type FeedbackEntry, TONES } from "./feedback-types.ts";
import * as css from "./feedback.css.ts";
import { FollowUp } from "./follow-up.tsx";
import { useFeedbackClient } from "./use-feedback-client.ts";

/** Ids as the contract has them; others are of no feedback. */
const ID = /^[\w:.-]{1,64}$/;

export const FeedbackDetail = ({ id }: { readonly id: string }): ReactElement =>
  ID.test(id) ? <Read id={id} /> : <Unknown />;

/** One feedback with its replies, which are read by that. */
const Read = ({ id }: { readonly id: string }): ReactElement => {
  const t = useMemberWords();
  const { feedback } = useFeedbackClient();
  const queryClient = useQueryClient();
  const options = oneTimeQuery(feedback.detail, { id }, "read");
  const query = useQuery(options);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) void queryClient.invalidateQueries({ queryKey: callKey(feedback.list) });
  }, [isThere, queryClient, feedback]);
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={2} />
    </SkeletonRegion>
  );
  if (refusalOf(query.error)?.code === "feedback_unknown") return <Unknown />;
  return (
    <QueryView query={query} failed={t("feedback.detailFailed")} skeleton={skeleton}>
      {(data) => (
        <Conversation feedback={data} onFollowed={(next) => queryClient.setQueryData(options.queryKey, next)} />
      )}
    </QueryView>
  );
};

interface ConversationProps {
  readonly feedback: Feedback;
  readonly onFollowed: (feedback: Feedback) => void;
}

const Conversation = ({ feedback, onFollowed }: ConversationProps): ReactElement => {
  const t = useMemberWords();
  const { id, type, state, contact, entries } = feedback;
  return (
    <Stack gap={5}>
      <PageHeader
        title={t(`feedback.types.${type}`)}
        detail={t.rich("feedback.numbered", { id, kept })}
        backTo={paths.feedBackList}
        action={<StatusBadge tone={TONES[state]}>{t(`feedback.states.${state}`)}</StatusBadge>}
      />
      {contact !== "" && <p className={css.note}>{t.rich("feedback.contactIs", { contact, kept })}</p>}
      <ol aria-label={t("feedback.entries")} className={css.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {state === "closed" ? (
        <Alert tone="info" action={<LinkButton to={paths.feedBack}>{t("feedback.write")}</LinkButton>}>
          <span>{t("feedback.closed")}</span>
        </Alert>
      ) : (
        <Section size="card" title={t("feedback.follow")}>
          <FollowUp id={id} onDone={onFollowed} />
        </Section>
      )}
    </Stack>
  );
};

const Entry = ({ entry: { by, text, pictures, time } }: { readonly entry: FeedbackEntry }): ReactElement => {
  const t = useMemberWords();
  const { dateTime } = useFormat();
  return (
    <Card as="li" tone={by === "operator" ? "raised" : "plain"}>
      <p className={css.by}>
        <strong>{t(`feedback.by.${by}`)}</strong>
        <span className={css.note} translate="no">
          {dateTime(time)}
        </span>
      </p>
      <p className={css.text}>{text}</p>
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map(({ id, url }) => (
            <img key={id} src={url} alt={t("feedback.picture")} loading="lazy" className={css.picture} />
          ))}
        </div>
      )}
    </Card>
  );
};

const Unknown = (): ReactElement => {
  const t = useMemberWords();
  return (
    <Stack gap={5}>
      <PageHeader title={t("feedback.listTitle")} backTo={paths.feedBackList} />
      <EmptyState
        art="lost"
        title={t("feedback.unknown")}
        action={<LinkButton to={paths.feedBackList}>{t("feedback.toList")}</LinkButton>}
      />
    </Stack>
  );
};
