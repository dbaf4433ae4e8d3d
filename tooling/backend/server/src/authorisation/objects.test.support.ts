import { contract } from "@baize/api-client/contract";
import { SoftwarePasskey } from "../testing/authenticator.ts";
import { freshPhone, newKey } from "../testing/test-client.ts";
import type { CallName } from "../http/admit.ts";
import { servedCalls } from "../testing/calls.ts";
import { type Actor, ask, upload } from "./actor.test.support.ts";
import type { Owned } from "./named-objects.test.support.ts";

const { finance, promo, messages, feedback, desk, games, passkey, protection } = contract;
const TEXT = "充值已超过一小时仍未到账，请帮忙查询。";

/** A thing that a member has; `with` goes beside it in every request, `proof` in the owner's alone. */
export interface Made {
  readonly id: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly proof?: Readonly<Record<string, string>>;
}
type Make = (owner: Actor, call: CallName) => Promise<Made>;

const made = async (id: Promise<string>): Promise<Made> => ({ id: await id });
const other = (code: string): string => (code === "111111" ? "222222" : "111111");
let cards = 0;
const newCard = async ({ client, pin }: Actor): Promise<string> => {
  const number = `62220000222${String((cards += 1)).padStart(5, "0")}`;
  const card = { bankCode: "YUNHE", number, password: pin.sealed, keyId: pin.keyId };
  return (await client.call(finance.bankAdd, card)).data.id;
};
const order = async ({ client }: Actor, reqId = newKey()): Promise<string> => {
  const input = { channelId: "bank-transfer", payerName: "林晓", amount: "100.00", reqId };
  return (await client.call(finance.depositCreate, input)).data.id;
};
const oldDeposits = async ({ client }: Actor): Promise<void> => {
  for (const { id } of (await client.call(finance.depositOpen, {})).data)
    await client.operator(`/deposits/${id}/refuse`, {});
};
/** What the owner sends under the same key afterwards: another intent, which the key's record refuses. */
const OTHERWISE: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  "finance.depositCreate": { amount: "0.02" },
  "finance.withdrawSubmit": { amount: "99999.00" },
  "finance.exchangeSubmit": { quoteId: "Q1" },
  "games.transfer": { amount: "2000000.00" },
  "games.transferPost": { amount: "2000000.00" },
  "games.recycle": { platform: "xhdz" },
  "games.recyclePost": { platform: "xhdz" },
};
/** A key under which the call was made; those that ask for a key are given one of a deposit. */
const moneyKey: Make = async (owner, name) => {
  const reqId = newKey();
  const proof = OTHERWISE[name];
  const [, call] = servedCalls.find(([served]) => served === name) ?? [];
  if (proof === undefined || call === undefined) {
    await oldDeposits(owner);
    await owner.client.call(finance.depositCancel, { id: await order(owner, reqId) });
    return { id: reqId };
  }
  await ask(owner, call, { ...(await BESIDE[name]?.(owner, "reqId")), reqId });
  return { id: reqId, proof };
};
const personal = async ({ client, name }: Actor): Promise<string> => {
  const texts = { titleZh: "给您的消息", titleEn: "For you", bodyZh: "<p>正文</p>", bodyEn: "<p>Body</p>" };
  await client.operator("/messages/send", { kind: "personal", audience: "member", name, format: "html", ...texts });
  return (await client.call(messages.list, { kind: "personal" })).data.list[0]?.id ?? "";
};
const writeFeedback = async ({ client }: Actor, reqId = newKey()): Promise<string> =>
  (await client.call(feedback.add, { type: "other", text: TEXT, reqId })).data.id;
const scenes: Partial<Record<CallName, "login" | "forget" | "sms">> = {
  "account.login": "login",
  "member.forgetPassword": "forget",
};
const coinQuote = async ({ client, coin }: Actor): Promise<string> => {
  const quoted = await client.call(finance.withdrawQuote, { accountId: coin, amount: "1000.00" });
  return quoted.data.coin?.id ?? "";
};
const withdrawTicket: Make = async ({ client, phone }) => {
  const shown = (await client.call(contract.member.token, {})).data.phone;
  const sms = { scene: "withdraw", phone: shown, ...(await client.solveCaptcha("sms")) } as const;
  const { ticket } = (await client.call(contract.service.sms, sms)).data;
  const code = await client.readCode(phone);
  return { id: ticket, with: { code: other(code) }, proof: { code } };
};

const newPasskey = async ({
  client,
  login,
}: Actor): Promise<{ readonly id: string; readonly key: SoftwarePasskey }> => {
  const { ticket, options } = (await client.call(passkey.addOptions, {})).data;
  const key = new SoftwarePasskey(client.origin);
  const confirmed = { loginPassword: login.sealed, keyId: login.keyId };
  const added = await client.call(passkey.add, { ticket, response: key.make(options), name: "手机", ...confirmed });
  return { id: added.data.id, key };
};

/** Makes a thing of each kind, as its owner does. */
export const MAKE: Readonly<Record<Owned, Make>> = {
  captcha: async ({ client }, call) => {
    const { captchaId, captcha } = await client.solveCaptcha(scenes[call] ?? "sms");
    return { id: captchaId, with: { captcha } };
  },
  bindTicket: async ({ client }) => {
    const account = freshPhone();
    const { ticket, code } = await client.askCode("bind", account);
    return { id: ticket, with: { account, code: other(code) }, proof: { code } };
  },
  withdrawTicket,
  session: async ({ client, world, name }) => {
    await world.client().logIn(name, "Passw0rdgood");
    const open = (await client.call(contract.profile.sessions, {})).data;
    return { id: open.find(({ isCurrent }) => !isCurrent)?.id ?? "" };
  },
  passkey: async (owner) => ({ id: (await newPasskey(owner)).id }),
  passkeyTicket: async ({ client }) => {
    const { ticket, options } = (await client.call(passkey.addOptions, {})).data;
    return { id: ticket, with: { response: new SoftwarePasskey(client.origin).make(options) } };
  },
  passkeyLogin: async (owner) => {
    const { key } = await newPasskey(owner);
    const { ticket, options } = (await owner.client.call(passkey.loginOptions, {})).data;
    return { id: ticket, with: { response: key.use(options) } };
  },
  coinQuote: (owner) => made(coinQuote(owner)),
  withdrawal: async ({ client, bank, pin }) => {
    const input = { accountId: bank, amount: "100.00", password: pin.sealed, keyId: pin.keyId, reqId: newKey() };
    return { id: (await client.call(finance.withdrawSubmit, input)).data.order.id };
  },
  bankAccount: async ({ bank }) => ({ id: bank }),
  spareCard: (owner) => made(newCard(owner)),
  coinAccount: async ({ coin }) => ({ id: coin }),
  alipayPicture: ({ client }) => made(upload(client, "alipay")),
  feedbackPicture: ({ client }) => made(upload(client, "feedback")),
  identityPicture: ({ client }) => made(upload(client, "identity")),
  slip: ({ client }) => made(upload(client, "slip")),
  depositOrder: async (owner) => {
    await oldDeposits(owner);
    return made(order(owner));
  },
  exchangeQuote: async ({ client }) => {
    const { currency, list } = (await client.call(finance.coinWallets, {})).data;
    const wallet = list[0];
    if (wallet === undefined) throw new Error("The brand has no coin.");
    const asked = { from: currency, to: wallet.asset, amount: wallet.minBuy };
    return { id: (await client.call(finance.exchangeQuote, asked)).data.id };
  },
  transferOrder: async ({ client }) => {
    const wallet = (await client.call(games.walletList, {})).data.find(
      ({ wallet: kind, canIn }) => kind === 3 && canIn,
    );
    const input = { from: "central", to: wallet?.platform ?? "", amount: wallet?.min ?? "", reqId: newKey() };
    return { id: (await client.call(games.transferPost, input)).data.orderNo };
  },
  moneyKey,
  feedbackKey: async (owner) => {
    const reqId = newKey();
    await writeFeedback(owner, reqId);
    return { id: reqId };
  },
  deskKey: async ({ client }) => {
    const reqId = newKey();
    await client.call(desk.write, { text: "你好", reqId });
    return { id: reqId };
  },
  message: (owner) => made(personal(owner)),
  deletedMessage: async (owner) => {
    const id = await personal(owner);
    await owner.client.call(messages.remove, { ids: id });
    return { id };
  },
  feedback: (owner) => made(writeFeedback(owner)),
  pendingLimit: async ({ client }) => {
    await client.call(protection.setLimit, { kind: "deposit", period: "month", amount: "90000.00" });
    await client.call(protection.setLimit, { kind: "deposit", period: "month" });
    const { depositLimits } = (await client.call(protection.state, {})).data;
    return { id: depositLimits.find(({ period }) => period === "month")?.pending?.id ?? "" };
  },
  award: async ({ client }) => {
    await client.call(promo.sign, {});
    return { id: (await client.call(promo.record, { id: "sign-in" })).data.list[0]?.id ?? "" };
  },
  giftKey: async ({ client }) => {
    const reqId = newKey();
    await client.call(promo.giftExchange, { code: "NOSUCHCODE", reqId });
    return { id: reqId };
  },
  creditedDeposit: async (owner) => {
    await oldDeposits(owner);
    return made(owner.client.payIn("200.00"));
  },
  requirement: async ({ client }) => ({ id: (await client.call(finance.turnover, {})).data.list[0]?.id ?? "" }),
};

const password = ({ pin }: Actor): Record<string, string> => ({ password: pin.sealed, keyId: pin.keyId });
const move = { from: "central", to: "xhdz", amount: "1000000.00" };

/**
 * What goes beside the field that names a thing, as the one who asks would send it, so that the thing alone decides.
 * Other calls take their samples.
 */
export const BESIDE: Partial<
  Record<CallName, (asker: Actor, field: string) => Promise<Readonly<Record<string, string>>>>
> = {
  "account.login": async ({ login }) => ({ username: "nobodyhere", password: login.sealed, keyId: login.keyId }),
  "member.forgetPassword": async () => ({ step: "identify", username: "nobodyhere", type: "phone" }),
  "service.sms": async () => ({ scene: "register", area: "86", phone: freshPhone() }),
  "passkey.add": async ({ login }) => ({ name: "手机", loginPassword: login.sealed, keyId: login.keyId }),
  "passkey.rename": async () => ({ name: "书房的电脑" }),
  "passkey.remove": async ({ login }) => ({ loginPassword: login.sealed, keyId: login.keyId }),
  "profile.bind": async ({ login }) => ({
    type: "phone",
    area: "86",
    loginPassword: login.sealed,
    keyId: login.keyId,
  }),
  "profile.resetWithdrawPassword": async (asker) => {
    const wanted = await asker.client.seal("135791");
    return { type: "phone", password: wanted.sealed, loginPassword: asker.login.sealed, keyId: wanted.keyId };
  },
  "finance.alipayAdd": async (asker) => ({ holder: "林晓", account: "13900000000", ...password(asker) }),
  "finance.depositCreate": async () => ({ channelId: "bank-transfer", payerName: "林晓", amount: "0.01" }),
  "finance.depositPaid": async (asker, field) => {
    if (field === "id") return {};
    await oldDeposits(asker);
    return { id: await order(asker) };
  },
  "finance.withdrawSubmit": async (asker, field) => ({
    accountId: field === "quoteId" ? asker.coin : asker.bank,
    amount: field === "reqId" ? "99000.00" : "1000.00",
    ...password(asker),
  }),
  "finance.exchangeSubmit": async () => ({ quoteId: "Q0" }),
  "finance.operationClose": async () => ({ path: finance.depositCreate.path }),
  "games.transfer": async () => move,
  "games.transferPost": async () => move,
  "games.recycle": async () => ({}),
  "games.recyclePost": async () => ({}),
  "promo.giftExchange": async () => ({ code: "NEITHERCODE" }),
  "promo.applyDepositActive": async () => ({ id: "first-deposit" }),
  "feedback.add": async () => ({ type: "other", text: `${TEXT}谢谢。` }),
  "feedback.follow": async (asker, field) => ({
    ...(field === "id" ? {} : { id: await writeFeedback(asker) }),
    text: `${TEXT}谢谢。`,
  }),
  "protection.askIdentity": async ({ client }) => {
    await client.call(contract.profile.setRealName, { realName: "林晓" });
    await client.call(contract.account.setBirthday, { birthday: "1990-05-12" });
    return {};
  },
  "desk.write": async () => ({ text: "请问" }),
};
