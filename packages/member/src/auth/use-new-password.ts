import { ACCOUNT_LIMITS, checkLoginPassword, cleanPassword } from "@baize/domain";
import { useMemberWords } from "../words.ts";

interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}

/** What is wrong with a new log-in password that is typed twice. */
export const useNewPassword = () => {
  const t = useMemberWords();
  return {
    password: ({ password }: NewPassword): string | undefined => {
      const reason = checkLoginPassword(password);
      if (!reason) return undefined;
      return reason === "required" ? t("need.password") : t(`wrong.password.${reason}`, ACCOUNT_LIMITS.loginPassword);
    },
    confirm: ({ password, confirm }: NewPassword): string | undefined => {
      if (confirm === "") return t("need.confirm");
      return cleanPassword(confirm) === cleanPassword(password) ? undefined : t("register.confirmWrong");
    },
  };
};
