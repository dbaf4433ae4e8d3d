import type { FullClient } from "@baize/api-client";
import { PAYOUT_TYPES } from "@baize/domain";
import { differ, type Findings, reading, type Scenario, writing } from "./scenario.ts";
import { expectOk, type Stage } from "./stage.ts";

type Account = Awaited<ReturnType<typeof listAccounts>>[number];
const listAccounts = async (client: FullClient) => expectOk(await client.finance.memberBanks({})).list;
const findAccount = async (client: FullClient, isIt: (account: Account) => boolean): Promise<Account | undefined> =>
  (await listAccounts(client)).find(isIt);

const digits = ({ random }: Stage, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join("");
const hex = ({ random }: Stage, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 15).toString(16)).join("");
/** The last four characters stay readable in every mask, and are not drawn twice in a case. */
const endsLike = (text: string) => (account: Account) =>
  account.accountMasked.replace(/\s/g, "").endsWith(text.slice(-4));

const card = async (stage: Stage) => {
  const bank = expectOk(await stage.direct.finance.withdrawBanks({})).find(({ enabled }) => enabled);
  if (!bank) throw new Error("No bank takes withdrawals.");
  return {
    bankCode: bank.code,
    number: `6222${digits(stage, 14)}`,
    ...(await stage.seal(stage.brand.demo.withdrawPassword)),
  };
};
const addCard = async (stage: Stage): Promise<string> =>
  expectOk(await stage.direct.finance.bankAdd(await card(stage))).id;
const deleteAccount = async ({ direct }: Stage, id: string): Promise<void> =>
  void expectOk(await direct.finance.payoutDelete({ id }));

/** A coin address that its protocol proves: hex in one case, or a house coin's own form. */
const coin = async (stage: Stage) => {
  const forms = {
    ERC20: () => `0x${hex(stage, 40)}`,
    HHB: () => `hhb-${hex(stage, 16)}`,
    BOB: () => `bob-${hex(stage, 16)}`,
    JPB: () => `jpb-${hex(stage, 16)}`,
  };
  const known = expectOk(await stage.direct.finance.virtualProtocols({})).flatMap(({ coinType, protocols }) =>
    protocols.flatMap(({ code }) =>
      Object.hasOwn(forms, code) ? [{ coinType, protocol: code as keyof typeof forms }] : [],
    ),
  );
  const { coinType, protocol } = stage.random.pick(known);
  return { coinType, protocol, address: forms[protocol](), ...(await stage.seal(stage.brand.demo.withdrawPassword)) };
};
const addCoin = async (stage: Stage): Promise<string> =>
  expectOk(await stage.direct.finance.virtualAdd(await coin(stage))).id;

/** The smallest picture there is: one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const alipay = async (stage: Stage) => {
  const file = new Blob([Buffer.from(PIXEL, "base64")], { type: "image/png" });
  const { id: qrId } = expectOk(await stage.direct.service.upload({ file, scene: "alipay" }));
  return { account: `139${digits(stage, 8)}`, qrId, ...(await stage.seal(stage.brand.demo.withdrawPassword)) };
};

/** Exactly one account of the list is the one that was added, and the answer, when there was one, shows it. */
const isOnce = async (stage: Stage, text: string, shown: Account | null): Promise<Findings> => {
  const found = (await listAccounts(stage.direct)).filter(endsLike(text));
  return [
    ...differ("accounts added", found.length, 1),
    ...(shown === null ? [] : differ("account shown", shown, found[0])),
  ];
};
const remove =
  (call: "payoutDelete" | "virtualDelete") =>
  async (stage: Stage, text: string): Promise<void> => {
    const added = await findAccount(stage.direct, endsLike(text));
    if (added) expectOk(await stage.direct.finance[call]({ id: added.id }));
  };
const isGone = async (client: FullClient, { id }: { readonly id: string }): Promise<boolean> =>
  (await findAccount(client, (one) => one.id === id)) === undefined;

export const accountScenarios = {
  withdrawBanks: reading(({ finance }) => finance.withdrawBanks)(),
  memberBanks: reading(({ finance }) => finance.memberBanks)({
    input: async ({ random }) => ({ withdraw_type: random.pick(["all", ...PAYOUT_TYPES]) }),
  }),
  virtualProtocols: reading(({ finance }) => finance.virtualProtocols)(),
  bankAdd: writing(({ finance }) => finance.bankAdd)({
    input: card,
    isDone: async (client, { number }) => (await findAccount(client, endsLike(number))) !== undefined,
    doneCodes: ["account_exists"],
    verify: (stage, { number }, shown) => isOnce(stage, number, shown),
    cleanUp: (stage, { number }) => remove("payoutDelete")(stage, number),
  }),
  alipayAdd: writing(({ finance }) => finance.alipayAdd)({
    input: alipay,
    isDone: async (client, { account }) => (await findAccount(client, endsLike(account))) !== undefined,
    doneCodes: ["account_exists"],
    verify: (stage, { account }, shown) => isOnce(stage, account, shown),
    cleanUp: (stage, { account }) => remove("payoutDelete")(stage, account),
  }),
  virtualAdd: writing(({ finance }) => finance.virtualAdd)({
    input: coin,
    isDone: async (client, { address }) => (await findAccount(client, endsLike(address))) !== undefined,
    doneCodes: ["account_exists"],
    verify: (stage, { address }, shown) => isOnce(stage, address, shown),
    cleanUp: (stage, { address }) => remove("virtualDelete")(stage, address),
  }),
  virtualDelete: writing(({ finance }) => finance.virtualDelete)({
    input: async (stage) => ({ id: await addCoin(stage) }),
    isDone: isGone,
    doneCodes: ["account_unknown"],
  }),
  payoutDelete: writing(({ finance }) => finance.payoutDelete)({
    input: async (stage) => ({ id: await addCard(stage) }),
    isDone: isGone,
    doneCodes: ["account_unknown"],
  }),
  payoutDefault: writing(({ finance }) => finance.payoutDefault)({
    input: async (stage) => ({ id: await addCard(stage) }),
    isDone: async (client, { id }) => (await findAccount(client, (one) => one.id === id))?.isDefault ?? false,
    verify: async ({ direct }) =>
      differ("default accounts", (await listAccounts(direct)).filter(({ isDefault }) => isDefault).length, 1),
    cleanUp: (stage, { id }) => deleteAccount(stage, id),
  }),
} satisfies Readonly<Record<string, Scenario>>;
