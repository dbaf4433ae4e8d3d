import { ownName, textKey } from "@baize/api-client";
import { useClient } from "@baize/api-client/react";

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** 32 hexadecimal digits, and behind them what was sent under them. */
const KEY_AND_SENT = /^[\da-f]{32}\{/;
const KEY_LENGTH = 32;

export interface SendKey {
  /**
   * The key of what is sent: the same as long as that is, also after a reload, so that a lost answer does not send it
   * twice.
   */
  readonly of: (sent: object) => string;
  /** What was sent has its answer. */
  readonly spend: () => void;
}

/** The keys of one form, by its name. */
export const useSendKey = (form: string): SendKey => {
  const { storage } = useClient();
  const place = textKey("session", ownName(`sendKey.${form}`), (text) => KEY_AND_SENT.test(text));
  return {
    of: (sent) => {
      const text = JSON.stringify(sent);
      const before = storage.get(place) ?? "";
      if (before.slice(KEY_LENGTH) === text) return before.slice(0, KEY_LENGTH);
      const key = newKey();
      storage.set(place, key + text);
      return key;
    },
    spend: () => storage.remove(place),
  };
};
