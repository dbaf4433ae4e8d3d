import { contract } from "@baize/api-client/contract";
import { newKey, TestClient } from "@baize/server/testing";
import type { BrowserContext, TestInfo } from "@playwright/test";
import { CONSOLE_SECRET } from "../ports.ts";
import { newPerson, type Person } from "./member.ts";

/** A game wallet for transfers. */
export const WALLET = "jxzr";
export const HOLDER = "林一舟";

/** A member made over the wire in a second, for flows that begin behind the registration. */
export interface WireMember {
  readonly visitor: TestClient;
  readonly person: Person;
  readonly id: string;
}

export const wireMember = async (site: string, info: TestInfo, inviteCode?: string): Promise<WireMember> => {
  const visitor = new TestClient(site, CONSOLE_SECRET);
  const person = newPerson(info);
  const form = await visitor.registration(person.username, person.password, person.phone);
  const { uid: id } = (await visitor.call(contract.account.register, { ...form, i_code: inviteCode })).data;
  return { visitor, person, id };
};

/** Money that may be withdrawn at once. */
export const giveBonus = async ({ visitor, id }: Pick<WireMember, "visitor" | "id">, amount: string): Promise<void> => {
  await visitor.operator(`/members/${id}/grant`, {
    kind: "bonus",
    amount,
    multiple: "0",
    label: "测试礼金",
    ref: newKey(),
  });
};

export const setWithdrawPassword = async ({ visitor, person }: WireMember): Promise<void> => {
  const [password, login] = [await visitor.seal(person.withdrawPassword), await visitor.seal(person.password)];
  await visitor.call(contract.account.setWithdrawPassword, {
    password: password.sealed,
    loginPassword: login.sealed,
    keyId: password.keyId,
  });
};

export const addBankCard = async ({ visitor, person }: WireMember, number = "6222021234567890128"): Promise<void> => {
  const { sealed, keyId } = await visitor.seal(person.withdrawPassword);
  void (
    await visitor.call(contract.finance.bankAdd, { bankCode: "YUNHE", holder: HOLDER, number, password: sealed, keyId })
  ).data;
};

/** Gives the state of the transfer. */
export const moveToGame = async (
  { visitor }: Pick<WireMember, "visitor">,
  amount: string,
  to = WALLET,
): Promise<string> =>
  (await visitor.call(contract.games.transferPost, { from: "central", to, amount, reqId: newKey() })).data.state;

/**
 * Logs in every tab that the context opens on the site from now on, in one session, as the client keeps it; a game's
 * own window is left out.
 */
export const signIn = async (context: BrowserContext, { visitor }: Pick<WireMember, "visitor">): Promise<void> => {
  await context.addInitScript(
    ({ token, family }) => {
      if (
        globalThis.origin === "null" ||
        globalThis.location.pathname.startsWith("/play/") ||
        globalThis.sessionStorage.getItem("token") !== null
      )
        return;
      globalThis.sessionStorage.setItem("token", token);
      globalThis.sessionStorage.setItem("vid", family);
      // The notice over home was seen.
      globalThis.sessionStorage.setItem("cover_shown", "1");
    },
    { token: visitor.token ?? "", family: visitor.family ?? "" },
  );
};

/** What the server's books say, in decimals. */
export interface Truth {
  readonly central: string;
  readonly locked: string;
  /** Orders of each kind, whatever their state. */
  readonly orders: (kind: "deposit" | "withdraw" | "transfer" | "exchange") => Promise<number>;
}
export const truthOf = async ({ visitor }: WireMember): Promise<Truth> => {
  const { balance, locked } = (await visitor.call(contract.member.balance, {})).data;
  return {
    central: balance,
    locked,
    orders: async (kind) => (await visitor.call(contract.finance.transactions, { kind, date: -1 })).data.total,
  };
};
