import { account } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";
import { checkBirthday, dayIn, startOfDay } from "@baize/domain";
import { Alert, Button, ConfirmDialog, Sheet, Stack, TextField, useBrand, useClock, useFormat } from "@baize/ui-kit";
import { type ReactElement, useCallback, useState } from "react";
import { useAction } from "../forms/use-action.ts";
import { useFeatureKitWords } from "../words.ts";
import * as css from "./birthday.css.ts";
import { readDay } from "./read-day.ts";

const useClient = clientWith({ account });

export interface BirthdaySheetProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Sets the birthday: entered, then shown once more, since it is taken once. */
export const BirthdaySheet = ({ onClose, onDone }: BirthdaySheetProps): ReactElement => {
  const t = useFeatureKitWords();
  const { zone } = useBrand();
  const clock = useClock();
  const age = useMinAge();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const [day, setDay] = useState<string | null>(null);
  const review = (): void => {
    const read = readDay(typed);
    const wrong = checkBirthday(read, dayIn(zone, clock()), age);
    if (wrong === null) setDay(read);
    else setFault(wrong === "too_young" ? t("birthday.tooYoung", { age }) : t("birthday.wrong"));
  };
  return (
    <Sheet
      isOpen
      width="small"
      onClose={onClose}
      title={t("birthday.title")}
      detail={t("birthday.once")}
      footer={
        <>
          <Button onPress={onClose}>{t("birthday.cancel")}</Button>
          <Button variant="primary" onPress={review}>
            {t("birthday.next")}
          </Button>
        </>
      }
    >
      <TextField
        label={t("birthday.label")}
        help={t("birthday.help")}
        error={fault}
        required
        figures
        inputMode="numeric"
        autoComplete="bday"
        translate="no"
        maxLength={16}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
      {day !== null && <Confirm day={day} onCancel={() => setDay(null)} onDone={onDone} />}
    </Sheet>
  );
};

/** Youngest age that the licence allows. */
const useMinAge = (): number => useBrand().licence?.minAge ?? 18;

interface ConfirmProps {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

const Confirm = ({ day, onCancel, onDone }: ConfirmProps): ReactElement => {
  const t = useFeatureKitWords();
  const format = useFormat();
  const { zone } = useBrand();
  const client = useClient();
  const { run, error } = useAction(
    useCallback(async () => client.account.setBirthday({ birthday: day }), [client, day]),
    { already_set: t("birthday.alreadySet"), age_required: t("birthday.tooYoung", { age: useMinAge() }) },
  );
  return (
    <ConfirmDialog
      isOpen
      title={t("birthday.confirmTitle", { date: format.date(startOfDay(zone, day) ?? 0, "long") })}
      confirmLabel={t("birthday.confirm")}
      cancelLabel={t("birthday.edit")}
      onConfirm={async () => {
        if ((await run()) !== null) onDone();
      }}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <span className={css.note}>{t("birthday.once")}</span>
        {error !== null && (
          <Alert isLive tone="danger">
            {error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
