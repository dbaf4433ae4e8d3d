import { Link, useAction } from "@baize/feature-kit";
import {
  Alert,
  Badge,
  Button,
  CheckboxField,
  ConfirmDialog,
  cx,
  DeleteIcon,
  useFormat,
  VisuallyHidden,
} from "@baize/ui-kit";
import { type ReactElement, type ReactNode, useState } from "react";
import { useMemberWords } from "../words.ts";
import { type MessageLine, messagePath } from "./inbox-path.ts";
import * as css from "./inbox.css.ts";
import type { Removal } from "./undo.tsx";
import { useInboxChanged, useInboxClient } from "./use-inbox-client.ts";

export interface MessageListProps {
  readonly rows: readonly MessageLine[];
  readonly onRemoved: (removal: Removal) => void;
  /** Beside the choice, for all messages. */
  readonly action: ReactNode;
}

/** The messages of a page, which can be chosen and deleted. */
export const MessageList = ({ rows, onRemoved, action }: MessageListProps): ReactElement => {
  const t = useMemberWords();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const chosen = rows.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const toggle = (id: string, isMarked: boolean): void => {
    const others = chosen.filter((each) => each !== id);
    setMarked(new Set(isMarked ? [...others, id] : others));
  };
  return (
    <>
      <div className={css.bar}>
        <CheckboxField
          label={t("inbox.selectAll")}
          checked={chosen.length === rows.length}
          onChange={({ target }) => setMarked(new Set(target.checked ? rows.map(({ id }) => id) : []))}
        />
        <span className={css.actions}>
          {action}
          <Button size="small" icon={<DeleteIcon />} disabled={chosen.length === 0} onPress={() => setAsked(true)}>
            {t("inbox.delete", { count: chosen.length })}
          </Button>
        </span>
      </div>
      <ul className={css.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} isMarked={marked.has(row.id)} onMark={(is) => toggle(row.id, is)} />
        ))}
      </ul>
      {isAsked && (
        <RemoveDialog
          ids={chosen}
          onClose={() => setAsked(false)}
          onDone={(removal) => {
            setAsked(false);
            onRemoved(removal);
          }}
        />
      )}
    </>
  );
};

interface RowProps {
  readonly row: MessageLine;
  readonly isMarked: boolean;
  readonly onMark: (isMarked: boolean) => void;
}

const Row = ({ row: { id, title, time, isRead, isPinned }, isMarked, onMark }: RowProps): ReactElement => {
  const t = useMemberWords();
  const { dateTime } = useFormat();
  return (
    <li className={css.row}>
      <CheckboxField
        label={<VisuallyHidden>{t("inbox.select", { title })}</VisuallyHidden>}
        checked={isMarked}
        onChange={({ target }) => onMark(target.checked)}
      />
      <Link to={messagePath(id)} className={css.link}>
        <span className={cx(css.title, !isRead && css.titleUnread)}>
          {!isRead && (
            <span className={css.dot}>
              <VisuallyHidden>{t("inbox.unread")}</VisuallyHidden>
            </span>
          )}
          {isPinned && <Badge>{t("inbox.pinned")}</Badge>}
          <span className={css.titleWords}>{title}</span>
        </span>
        <span className={css.time} translate="no">
          {dateTime(time)}
        </span>
      </Link>
    </li>
  );
};

interface RemoveDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (removal: Removal) => void;
}

const RemoveDialog = ({ ids, onClose, onDone }: RemoveDialogProps): ReactElement => {
  const t = useMemberWords();
  const { messages } = useInboxClient();
  const changed = useInboxChanged();
  const { run, error } = useAction(messages.remove);
  const remove = async (): Promise<void> => {
    const list = ids.join(",");
    const done = await run({ ids: list });
    if (done === null) return;
    onDone({ ids: list, count: done.removed, until: done.restoreUntil });
    await changed();
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("inbox.deleteTitle", { count: ids.length })}
      confirmLabel={t("inbox.deleteConfirm")}
      onConfirm={remove}
      onCancel={onClose}
    >
      <span className={css.dialog}>
        <span>{t("inbox.deleteText")}</span>
        {error !== null && (
          <Alert isLive tone="danger">
            <span>{error}</span>
          </Alert>
        )}
      </span>
    </ConfirmDialog>
  );
};
