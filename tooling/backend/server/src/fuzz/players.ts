import { contract } from "@baize/api-client/contract";
import { newKey, TestClient } from "../testing/test-client.ts";
import type { Pool } from "./pool.ts";
import type { Asker } from "./wish.ts";

const PASSWORD = "Passw0rdgood";
const PIN = "258369";
const CARD = { bankCode: "YUNHE", holder: "林晓" };
const COIN = { coinType: 2, protocol: "ERC20", address: "0x52908400098527886E0F7030069857D2E4169EE7", alias: "" };
const MEMBERS = 4;
const KEYS = 12;

/** A running server of two brands. */
export interface Target {
  readonly origin: string;
  readonly otherOrigin: string;
  readonly consoleSecret: string;
  /** How the members' own requests are sent; by default over the network from this machine's address. */
  readonly sendOf?: () => TestClient["send"];
}

/** Members with money, accounts and things of their own, whose sessions the wishes use and end. */
export interface Players {
  /** Makes anew the member that has been there longest, and fills the pool with fresh things. */
  renew(): Promise<void>;
  /** Logs a member in whose session has ended; one who is refused is replaced. */
  mend(client: TestClient): Promise<void>;
  /** The client of an asker; `place` picks the member. */
  of(asker: Asker, place: number): TestClient;
}

const register = async (client: TestClient, pool: Pool, place: number): Promise<string> => {
  const phone = `137${String(place).padStart(8, "0")}`;
  for (const field of ["phone", "account"]) pool.add(field, phone);
  pool.add("username", `fuzz${place}`);
  return client.register(`fuzz${place}`, PASSWORD, phone);
};

/** Secrets as a client seals them, right ones and a wrong one, under the key of now; keys of intents and captchas. */
const addSecrets = async (client: TestClient, pool: Pool): Promise<void> => {
  for (const [text, fields] of [
    [PASSWORD, ["password", "loginPassword", "current"]],
    [PIN, ["password", "current"]],
    ["Wrongpass1", ["password", "loginPassword"]],
  ] as const) {
    const { sealed, keyId } = await client.seal(text);
    for (const field of fields) pool.add(field, sealed);
    pool.add("keyId", keyId);
  }
  for (let key = 0; key < KEYS; key += 1) pool.add("reqId", newKey());
  for (const scene of ["login", "sms", "forget"] as const) {
    const { captchaId, captcha } = await client.solveCaptcha(scene);
    pool.add("captchaId", captchaId);
    pool.add("captcha", captcha);
  }
};

const enrol = async (client: TestClient, pool: Pool, place: number): Promise<void> => {
  const uid = await register(client, pool, place);
  const pin = await client.setWithdrawPassword(PIN);
  const proof = { password: pin.sealed, keyId: pin.keyId };
  const number = `62220000${String(place).padStart(8, "0")}`;
  const card = await client.call(contract.finance.bankAdd, { ...CARD, number, ...proof });
  const coin = await client.call(contract.finance.virtualAdd, { ...COIN, ...proof });
  for (const { id } of [card.data, coin.data]) pool.add("accountId", id);
  await client.operator(`/members/${uid}/grant`, { kind: "bonus", amount: "90000.00", multiple: "0" });
  await addSecrets(client, pool);
};

export const createPlayers = ({ origin, otherOrigin, consoleSecret, sendOf }: Target, pool: Pool): Players => {
  const members: TestClient[] = [];
  const names = new Map<TestClient, string>();
  let made = 0;
  const newClient = (at: string): TestClient => {
    const client = new TestClient(at, consoleSecret);
    if (sendOf !== undefined) client.send = sendOf();
    return client;
  };
  const others = {
    visitor: newClient(origin),
    foreign: newClient(otherOrigin),
    ended: newClient(origin),
    noise: newClient(origin),
  };
  others.noise.token = "x".repeat(43);
  const add = async (): Promise<void> => {
    const client = newClient(origin);
    names.set(client, `fuzz${made + 1}`);
    await enrol(client, pool, (made += 1));
    members.push(client);
  };
  const drop = (client: TestClient | undefined): void => {
    if (client === undefined) return;
    members.splice(members.indexOf(client), 1);
    names.delete(client);
  };
  return {
    renew: async () => {
      if (made === 0) {
        await register(others.foreign, pool, (made += 1));
        await register(others.ended, pool, (made += 1));
        await others.ended.call(contract.account.logout, {});
      }
      do await add();
      while (members.length < MEMBERS);
      if (members.length > MEMBERS) drop(members[0]);
    },
    mend: async (client) => {
      const name = names.get(client);
      if (name === undefined) return;
      client.token = null;
      if ((await client.logIn(name, PASSWORD)).code === "") return;
      await add();
      drop(client);
    },
    of: (asker, place) => (asker === "member" ? (members[place % members.length] ?? others.visitor) : others[asker]),
  };
};
