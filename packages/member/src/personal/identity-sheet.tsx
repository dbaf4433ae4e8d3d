import {
  attachedIds,
  pickInput,
  PicturesField,
  useCallForm,
  usePictures,
  useProtection,
  useProtectionClient,
  useRefusalWords,
} from "@baize/feature-kit";
import { Stack, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { FactRow } from "./fact-row.tsx";
import { FormSheet } from "./form-sheet.tsx";
import * as css from "./personal.css.ts";
import type { MemberCardProps } from "./profile-card.tsx";

const MOST_PICTURES = 2;

export interface IdentitySheetProps extends MemberCardProps {
  readonly onClose: () => void;
}

/** Asks for the identity to be verified, with pictures of a document that shows what the account says. */
export const IdentitySheet = ({ member, onClose }: IdentitySheetProps): ReactElement => {
  const t = useMemberWords();
  const { form, pictures } = useIdentityForm(onClose);
  return (
    <FormSheet
      form={form}
      title={t("identity.title")}
      detail={t("identity.sheet.detail")}
      submit={t("identity.sheet.submit")}
      onClose={onClose}
    >
      <ul className={css.rows}>
        <FactRow term={t("personal.realName")}>
          <span translate="no">{member.realName}</span>
        </FactRow>
        <FactRow term={t("personal.birthday")}>
          <span translate="no">{member.birthday}</span>
        </FactRow>
      </ul>
      <Stack gap={2}>
        <p className={css.plain}>{t("identity.sheet.shows")}</p>
        <ul className={css.marks}>
          {(["facts", "valid", "whole"] as const).map((mark) => (
            <li key={mark}>{t(`identity.sheet.marks.${mark}`)}</li>
          ))}
        </ul>
      </Stack>
      <PicturesField
        label={t("identity.sheet.pictures")}
        pictures={pictures}
        error={form.errorAt("pictures")}
        required
      />
    </FormSheet>
  );
};

const useIdentityForm = (onClose: () => void) => {
  const t = useMemberWords();
  const words = useRefusalWords();
  const { askIdentity } = useProtectionClient().protection;
  const { refetch } = useProtection();
  const { show } = useToasts();
  const form = useCallForm({
    schema: pickInput(askIdentity),
    defaults: { pictures: "" },
    checks: {
      pictures: (values) =>
        pictures.unfinished ?? (values.pictures === "" ? t("identity.sheet.needPicture") : undefined),
    },
    fields: { picture_unknown: "pictures" },
    send: async (values) => askIdentity({ pictures: attachedIds(values.pictures) }),
    onRefused: (refusal) => {
      if (refusal.code !== "identity_settled") return;
      show({ text: words.refusal(refusal), tone: "info" });
      void refetch();
      onClose();
    },
    onDone: () => {
      show({ text: t("identity.sheet.done"), tone: "win" });
      void refetch();
      onClose();
    },
  });
  const pictures = usePictures({
    scene: "identity",
    most: MOST_PICTURES,
    value: form.values.pictures,
    onValueChange: (value) => form.set({ pictures: value }),
  });
  return { form, pictures };
};
