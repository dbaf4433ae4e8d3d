import { oneTimeQuery, useClient } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

export interface Captcha {
  readonly id: string | undefined;
  readonly image: string | undefined;
  readonly isFailed: boolean;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** A new picture and an empty field; each captcha is good for one try. */
  readonly renew: () => void;
}

export const useCaptcha = (scene: "login" | "sms"): Captcha => {
  const client = useClient();
  const [round, setRound] = useState(0);
  const [text, setText] = useState("");
  const { data, isError, refetch } = useQuery(oneTimeQuery(client.account.captcha, { scene }, round));
  return {
    id: data?.id,
    image: data?.image,
    isFailed: isError,
    text,
    setText,
    renew: () => {
      setText("");
      if (isError) void refetch();
      else setRound(round + 1);
    },
  };
};
