import { checkBirthday, dayIn, startOfDay } from "@baize/domain";
import { useAction } from "@baize/feature-kit";
import { Alert, Button, ConfirmDialog, Sheet, Stack, TextField, useBrand, useClock, useFormat } from "@baize/ui-kit";
import { type ReactElement, useCallback, useState } from "react";
import { useClient } from "../client.ts";
import * as text from "../text.css.ts";
import { usePromoWords } from "../words.ts";
import { readDay } from "./read-day.ts";

export interface BirthdaySheetProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Sets the birthday: entered, then shown once more, since it is taken once. */
export const BirthdaySheet = ({ onClose, onDone }: BirthdaySheetProps): ReactElement => {
  const t = usePromoWords();
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
    else setFault(wrong === "too_young" ? t("vip.birthday.tooYoung", { age }) : t("vip.birthday.wrong"));
  };
  return (
    <Sheet
      isOpen
      width="small"
      onClose={onClose}
      title={t("vip.birthday.title")}
      detail={t("vip.birthday.once")}
      footer={
        <>
          <Button onPress={onClose}>{t("vip.birthday.cancel")}</Button>
          <Button variant="primary" onPress={review}>
            {t("vip.birthday.next")}
          </Button>
        </>
      }
    >
      <TextField
        label={t("vip.birthday.label")}
        help={t("vip.birthday.help")}
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
  const t = usePromoWords();
  const format = useFormat();
  const { zone } = useBrand();
  const { account } = useClient();
  const { run, error } = useAction(
    useCallback(async () => account.setBirthday({ birthday: day }), [account, day]),
    { already_set: t("vip.birthday.alreadySet"), age_required: t("vip.birthday.tooYoung", { age: useMinAge() }) },
  );
  return (
    <ConfirmDialog
      isOpen
      title={t("vip.birthday.confirmTitle", { date: format.date(startOfDay(zone, day) ?? 0, "long") })}
      confirmLabel={t("vip.birthday.confirm")}
      cancelLabel={t("vip.birthday.edit")}
      onConfirm={async () => {
        if ((await run()) !== null) onDone();
      }}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <span className={text.note}>{t("vip.birthday.once")}</span>
        {error !== null && (
          <Alert isLive tone="danger">
            {error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
