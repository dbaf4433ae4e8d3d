import { oneTimeQuery } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAccountClient } from "./use-account-client.ts";

export interface Captcha {
  readonly id: string | undefined;
  readonly image: string | undefined;
  readonly isFailed: boolean;
  /** Another picture; each is good for one try. */
  readonly renew: () => void;
}

export const useCaptcha = (scene: "login" | "sms" | "forget"): Captcha => {
  const client = useAccountClient();
  const [round, setRound] = useState(0);
  const { data, isError, refetch } = useQuery(oneTimeQuery(client.account.captcha, { scene }, round));
  return {
    id: data?.id,
    image: data?.image,
    isFailed: isError,
    renew: () => {
      if (isError) void refetch();
      else setRound((last) => last + 1);
    },
  };
};
