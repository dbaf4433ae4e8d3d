import { checkWithdrawPassword } from "@baize/domain";
import { useMemberWords } from "../words.ts";

interface NewValues {
  readonly first: string;
  readonly second: string;
}

/** What is wrong with a new withdrawal password that is typed twice. */
export const useNewWithdrawPassword = () => {
  const t = useMemberWords();
  return {
    first: ({ first }: NewValues): string | undefined => {
      const fault = checkWithdrawPassword(first);
      return fault === null ? undefined : t(`personal.withdrawSheet.check.${fault}`);
    },
    second: ({ first, second }: NewValues): string | undefined =>
      checkWithdrawPassword(first) === null && first !== second ? t("personal.withdrawSheet.mismatch") : undefined,
  };
};
