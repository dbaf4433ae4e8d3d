import { useRef } from "react";

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export interface SendKey {
  /** The key of what is sent: the same as long as that is, so that a lost answer does not send it twice. */
  readonly of: (sent: object) => string;
  /** What was sent has its answer. */
  readonly spend: () => void;
}

export const useSendKey = (): SendKey => {
  const last = useRef({ sent: "", key: "" });
  return {
    of: (sent) => {
      const text = JSON.stringify(sent);
      if (last.current.sent !== text) last.current = { sent: text, key: newKey() };
      return last.current.key;
    },
    spend: () => {
      last.current = { sent: "", key: "" };
    },
  };
};
