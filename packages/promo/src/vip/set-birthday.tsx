import { refreshAfterMoney } from "@baize/api-client/react";
import { Button, useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { usePromoWords } from "../words.ts";
import { BirthdaySheet } from "./birthday-sheet.tsx";

/** For a member whose birthday is not known, where something depends on it. */
export const SetBirthday = (): ReactElement => {
  const t = usePromoWords();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        {t("vip.birthday.set")}
      </Button>
      {isAsking && (
        <BirthdaySheet
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            toasts.show({ tone: "win", text: t("vip.birthday.done") });
            void refreshAfterMoney(queryClient);
          }}
        />
      )}
    </>
  );
};
