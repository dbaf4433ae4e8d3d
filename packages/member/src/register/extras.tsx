import type { PreInfo } from "@baize/api-client/react";
import { cleanName } from "@baize/domain";
import { TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { cleanAscii } from "../auth/cleaners.ts";
import { useMemberWords } from "../words.ts";
import type { Registration } from "./use-register.ts";

/** What some sites ask for besides. */
export const Extras = ({ form, linkInvite, asked }: Registration & { asked: PreInfo["register"] }): ReactElement => {
  const t = useMemberWords();
  const { realName, inviteMode } = asked;
  return (
    <>
      {realName !== "none" && (
        <TextField
          label={t("register.realName")}
          help={t("register.realNameHelp")}
          autoComplete="name"
          clean={cleanName}
          translate="no"
          {...form.field("realName")}
          required={realName === "required"}
          showOptional={realName === "optional"}
        />
      )}
      {inviteMode !== "none" && (
        <TextField
          label={t("register.invite")}
          help={linkInvite === null ? undefined : t("register.inviteFromLink")}
          readOnly={linkInvite !== null}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          clean={cleanAscii}
          translate="no"
          {...form.field("invite")}
          required={inviteMode === "required"}
          showOptional={inviteMode === "optional"}
        />
      )}
    </>
  );
};
