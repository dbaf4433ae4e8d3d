import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { CONSOLE_SECRET } from "../ports.ts";

/** The operator's console of one brand, for what happens behind a member's back. */
export interface Operator {
  captcha(id: string): Promise<string>;
  /** The latest code sent to a phone or an e-mail address. */
  code(to: string): Promise<string>;
  confirmDeposit(id: string): Promise<void>;
  payWithdrawal(id: string): Promise<void>;
  audit(): Promise<readonly unknown[]>;
}

const headers = { authorization: `Bearer ${CONSOLE_SECRET}` };

export const operatorOf = (request: APIRequestContext, site: string): Operator => {
  const read = async <T>(path: string): Promise<T> => {
    const reply = await request.get(`${site}/console/api${path}`, { headers });
    expect(reply.ok(), path).toBe(true);
    return ((await reply.json()) as { data: T }).data;
  };
  const post = async (path: string, data: Readonly<Record<string, string>>): Promise<unknown> => {
    const reply = await request.post(`${site}/console/api${path}`, { headers, data });
    const outcome = (await reply.json()) as { ok: boolean; data: unknown };
    expect(outcome, path).toMatchObject({ ok: true });
    return outcome.data;
  };
  const act = async (path: string): Promise<void> => void (await post(path, {}));
  return {
    captcha: async (id) => (await read<{ answer: string }>(`/captcha/${id}`)).answer,
    code: async (to) => {
      const [message] = (await post("/outbox", { to })) as readonly { code: string }[];
      if (!message) throw new Error(`Nothing was sent to ${to}.`);
      return message.code;
    },
    confirmDeposit: async (id) => act(`/deposits/${id}/confirm`),
    payWithdrawal: async (id) => act(`/withdrawals/${id}/pay`),
    audit: async () => read<readonly unknown[]>("/audit"),
  };
};
