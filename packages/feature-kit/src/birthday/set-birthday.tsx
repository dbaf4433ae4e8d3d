import { refreshAfterMoney } from "@baize/api-client/react";
import { Button, type ButtonSize, useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useFeatureKitWords } from "../words.ts";
import { BirthdaySheet } from "./birthday-sheet.tsx";

export interface SetBirthdayProps {
  readonly size?: ButtonSize;
}

/** For a member whose birthday is not known; it is set once. */
export const SetBirthday = ({ size }: SetBirthdayProps): ReactElement => {
  const t = useFeatureKitWords();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size={size} onPress={() => setAsking(true)}>
        {t("birthday.set")}
      </Button>
      {isAsking && (
        <BirthdaySheet
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            toasts.show({ tone: "win", text: t("birthday.done") });
            void refreshAfterMoney(queryClient);
          }}
        />
      )}
    </>
  );
};
