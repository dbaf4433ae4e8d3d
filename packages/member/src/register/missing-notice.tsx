import { isFormEmpty } from "@baize/domain";
import { Alert } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import type { Registration } from "./use-register.ts";

/** Says above the button that required fields are empty, once the form was sent so. */
export const MissingNotice = ({ form }: Pick<Registration, "form">): ReactElement | null => {
  const t = useMemberWords();
  const { username, password, confirm, adult, terms, account, code } = form.values;
  const required = { username, password, confirm, adult, terms, account, code };
  const names = Object.keys(required) as (keyof typeof required)[];
  const isMissing = names.some((name) => isFormEmpty({ [name]: required[name] }) && form.errorAt(name) !== undefined);
  return isMissing ? (
    <Alert tone="danger" isLive>
      <span>{t("register.fillAll")}</span>
    </Alert>
  ) : null;
};
