import { callKey, callQuery } from "@baize/api-client/react";
import type { CallData, contract } from "@baize/api-client/contract";
import { QueryView, useAction } from "@baize/feature-kit";
import {
  Alert,
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  useFormat,
} from "@baize/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback, useState } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "./personal.css.ts";
import { usePersonalClient } from "./use-personal-client.ts";

type Session = CallData<typeof contract.profile.sessions>[number];

/** Where the account is logged in, and the way to end what is not known. */
export const SessionsCard = (): ReactElement => {
  const t = useMemberWords();
  const client = usePersonalClient();
  const queryClient = useQueryClient();
  const read = useQuery(callQuery(client.profile.sessions));
  const [asked, setAsked] = useState<Session | "all" | null>(null);
  const [ended, setEnded] = useState<number | null>(null);
  const done = (count: number): void => {
    setEnded(count);
    setAsked(null);
    void queryClient.invalidateQueries({ queryKey: callKey(client.profile.sessions) });
  };
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={2} />
    </SkeletonRegion>
  );
  return (
    <Card>
      <Section size="card" title={t("personal.sessions.title")}>
        <p className={css.quiet}>{t("personal.sessions.detail")}</p>
        {ended !== null && (
          <Alert isLive tone="win">
            <span>{t.rich("personal.sessions.ended", { count: ended, kept })}</span>
          </Alert>
        )}
        <QueryView query={read} failed={t("personal.sessions.failed")} skeleton={skeleton}>
          {(sessions) => <SessionList sessions={sessions} onAsk={setAsked} />}
        </QueryView>
      </Section>
      {asked !== null && <EndDialog asked={asked} onDone={done} onCancel={() => setAsked(null)} />}
    </Card>
  );
};

interface SessionListProps {
  readonly sessions: readonly Session[];
  readonly onAsk: (asked: Session | "all") => void;
}

const SessionList = ({ sessions, onAsk }: SessionListProps): ReactElement => {
  const t = useMemberWords();
  return (
    <Stack gap={3}>
      <ul className={css.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => onAsk(session)} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <Button variant="danger" onPress={() => onAsk("all")}>
          {t("personal.sessions.endAll")}
        </Button>
      ) : (
        <p className={css.quiet}>{t("personal.sessions.none")}</p>
      )}
    </Stack>
  );
};

const SessionRow = ({
  session: { device, isCurrent, network, startedAt, activeAt },
  onEnd,
}: {
  readonly session: Session;
  readonly onEnd: () => void;
}): ReactElement => {
  const t = useMemberWords();
  const format = useFormat();
  return (
    <li className={css.row}>
      <div className={css.fact}>
        <p className={css.detail}>
          <span>{t(`personal.sessions.device.${device}`)}</span>{" "}
          {isCurrent && <Badge tone="win">{t("personal.sessions.current")}</Badge>}
        </p>
        {network !== "" && <p className={css.quiet}>{t.rich("personal.sessions.network", { network, kept })}</p>}
        <p className={css.quiet}>{t.rich("personal.sessions.started", { time: format.dateTime(startedAt), kept })}</p>
        <p className={css.quiet}>{t.rich("personal.sessions.active", { time: format.dateTime(activeAt), kept })}</p>
      </div>
      {!isCurrent && <Button onPress={onEnd}>{t("personal.sessions.end")}</Button>}
    </li>
  );
};

interface EndDialogProps {
  readonly asked: Session | "all";
  readonly onDone: (ended: number) => void;
  readonly onCancel: () => void;
}

const EndDialog = ({ asked, onDone, onCancel }: EndDialogProps): ReactElement => {
  const t = useMemberWords();
  const { profile } = usePersonalClient();
  const isAll = asked === "all";
  const { run, error } = useAction(
    useCallback(async () => profile.endSessions(asked === "all" ? {} : { id: asked.id }), [profile, asked]),
  );
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(isAll ? "personal.sessions.endAllTitle" : "personal.sessions.endTitle")}
      confirmLabel={t("personal.sessions.confirm")}
      onConfirm={async () => {
        const answer = await run();
        if (answer !== null) onDone(answer.ended);
      }}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <span>{t(isAll ? "personal.sessions.endAllText" : "personal.sessions.endText")}</span>
        {error !== null && (
          <Alert isLive tone="danger">
            <span>{error}</span>
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
