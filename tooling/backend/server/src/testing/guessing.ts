import { contract } from "@baize/api-client/contract";
import { BUDGET_FIGURES } from "../accounts/budget-table.ts";
import { CODE_TRIES } from "../accounts/codes.ts";
import { PAUSE_FROM } from "../accounts/tries.ts";
import { WITHDRAW_TRIES } from "../accounts/withdraw-passwords.ts";
import { freshPhone, newKey, type TestClient } from "./test-client.ts";
import type { World } from "./world.ts";

export const PASSWORD = "Passw0rdgood";
const PIN = "258369";
const CARD = { bankCode: "YUNHE", holder: "林晓", number: "6222000011112222", branch: "" };

/** The member whose secrets are guessed, at a device of their own. */
export interface Owner {
  readonly world: World;
  readonly client: TestClient;
  readonly name: string;
  readonly phone: string;
}
let owners = 0;
export const newOwner = async (world: World): Promise<Owner> => {
  const name = `owner${(owners += 1)}`;
  const client = world.clientFrom(`192.0.2.${owners}`);
  const phone = freshPhone();
  await client.register(name, PASSWORD, phone);
  await client.setWithdrawPassword(PIN);
  // A further code may be sent.
  world.advance(60_000);
  return { world, client, name, phone };
};

/** Where guesses come from. */
export const SOURCES = ["one device", "devices of one address", "an address each"] as const;
export type Source = (typeof SOURCES)[number];

/** `right`: the guess is the secret. Gives the answer's code; empty when it is accepted. */
export type Guess = (from: TestClient, right: boolean) => Promise<string>;
export interface Secret {
  /** Makes the secret, and gives how it is guessed. */
  readonly prepare: (owner: Owner) => Promise<Guess>;
  /** Answers of a guess that was compared with the secret. */
  readonly judged: readonly string[];
  /** How many guesses are compared at most while the clock stands still. */
  readonly most: Readonly<Record<Source, number>>;
}

const other = (code: string): string => (code === "111111" ? "222222" : "111111");
const always = (most: number): Readonly<Record<Source, number>> => ({
  "one device": most,
  "devices of one address": most,
  "an address each": most,
});
const logInGuess =
  (withCaptcha: boolean) =>
  async ({ client, name: username }: Owner): Promise<Guess> => {
    const [right, wrong] = [await client.seal(PASSWORD), await client.seal("Wrongpass1")];
    return async (from, isRight) => {
      const { sealed: password, keyId } = isRight ? right : wrong;
      const captcha = withCaptcha ? await from.solveCaptcha("login") : {};
      return (await from.call(contract.account.login, { username, password, keyId, ...captcha })).code;
    };
  };
const codeOfLogIn: Secret["prepare"] = async ({ client, phone }) => {
  const { ticket, code } = await client.askCode("login", phone);
  return async (from, right) => {
    const input = { type: "phone", area: "86", account: phone, ticket, code: right ? code : other(code) } as const;
    return (await from.call(contract.member.loginMpe, input)).code;
  };
};
const codeOfForgotten: Secret["prepare"] = async ({ client, phone, name: username }) => {
  const captcha = await client.solveCaptcha("forget");
  const asked = await client.call(contract.member.forgetPassword, { step: "identify", username, ...captcha });
  const [{ ticket }, code] = [asked.data, await client.readCode(phone)];
  return async (from, right) => {
    const input = { step: "verify", ticket, code: right ? code : other(code) } as const;
    return (await from.call(contract.member.forgetPassword, input)).code;
  };
};
/** The guesser has the member's session, as one has who sits down at the member's device. */
const asOwner = ({ client }: Owner, from: TestClient): TestClient => {
  from.token = client.token;
  return from;
};
const codeOfBinding: Secret["prepare"] = async (owner) => {
  const account = freshPhone();
  const { ticket, code } = await owner.client.askCode("bind", account);
  const { sealed: loginPassword, keyId } = await owner.client.seal("Wrongpass1");
  return async (from, right) => {
    const proof = { ticket, code: right ? code : other(code), loginPassword, keyId };
    const input = { type: "phone", area: "86", account, ...proof } as const;
    return (await asOwner(owner, from).call(contract.profile.bind, input)).code;
  };
};
/** By turns in each of the calls that judge it. */
const withdrawPassword: Secret["prepare"] = async (owner) => {
  const [right, wrong] = [await owner.client.seal(PIN), await owner.client.seal("147258")];
  let turn = 0;
  const guess: Guess = async (from, isRight) => {
    const { sealed: password, keyId } = isRight ? right : wrong;
    const client = asOwner(owner, from);
    const calls = [
      () => client.call(contract.finance.bankAdd, { ...CARD, password, keyId }),
      () =>
        client.call(contract.finance.withdrawSubmit, {
          accountId: "A1",
          amount: "100.00",
          password,
          keyId,
          reqId: newKey(),
        }),
      () => client.call(contract.profile.changeWithdrawPassword, { current: password, password: right.sealed, keyId }),
    ];
    const { code } = (await calls[(turn += 1) % calls.length]?.()) ?? { code: "" };
    // Neither judged nor counted, so that it is asked again.
    return code === "server_busy" ? guess(from, isRight) : code;
  };
  return guess;
};
const confirmedPassword: Secret["prepare"] = async (owner) => {
  const [wanted, right, wrong] = [
    await owner.client.seal(PASSWORD),
    await owner.client.seal(PASSWORD),
    await owner.client.seal("Wrongpass1"),
  ];
  return async (from, isRight) => {
    const input = { password: wanted.sealed, loginPassword: (isRight ? right : wrong).sealed, keyId: wanted.keyId };
    return (await asOwner(owner, from).call(contract.profile.changePassword, input)).code;
  };
};

/** Every secret that can be guessed, and what the product's rules let be judged. */
export const SECRETS = {
  "log-in password": {
    prepare: logInGuess(false),
    judged: ["login_wrong", ""],
    most: always(BUDGET_FIGURES["guess/free"].points),
  },
  "log-in password, with captchas": {
    prepare: logInGuess(true),
    judged: ["login_wrong", ""],
    most: always(BUDGET_FIGURES["guess/unknown-devices"].points),
  },
  "log-in password, in the account": {
    prepare: confirmedPassword,
    judged: ["login_wrong", "same_password"],
    most: always(PAUSE_FROM),
  },
  "withdrawal password": {
    prepare: withdrawPassword,
    judged: ["withdraw_password_wrong", "account_unknown", "same_password", ""],
    most: always(WITHDRAW_TRIES),
  },
  "code of a log-in": { prepare: codeOfLogIn, judged: ["code_wrong", ""], most: always(CODE_TRIES) },
  "code of a forgotten password": { prepare: codeOfForgotten, judged: ["code_wrong", ""], most: always(CODE_TRIES) },
  "code of a binding": { prepare: codeOfBinding, judged: ["code_wrong", "login_wrong"], most: always(CODE_TRIES) },
} as const satisfies Readonly<Record<string, Secret>>;

export interface Outcome {
  readonly judged: number;
  /** The answer to the right guess, which comes last. */
  readonly last: string;
}
/** Sends `count` wrong guesses, `width` at a time, and then the right one; gives how many were judged. */
export const guessAll = async (
  world: World,
  { judged: verdicts }: Pick<Secret, "judged">,
  guess: Guess,
  { source, count, width }: { readonly source: Source; readonly count: number; readonly width: number },
): Promise<Outcome> => {
  const one = world.clientFrom("198.51.100.1");
  const from = (index: number): TestClient => {
    if (source === "one device") return one;
    if (source === "devices of one address") return world.clientFrom("198.51.100.2");
    return world.clientFrom(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  };
  let [next, judged] = [0, 0];
  const worker = async (): Promise<void> => {
    for (let index = (next += 1); index <= count; index = next += 1)
      if (verdicts.includes(await guess(from(index), false))) judged += 1;
  };
  await Promise.all(Array.from({ length: width }, worker));
  const last = await guess(from(count + 1), true);
  return { judged: verdicts.includes(last) ? judged + 1 : judged, last };
};
