import { burst, COINS, fire, money, must, ONE_ANSWER, onlyOne, withdrawal, type Burst, type Stage } from "./burst.ts";
import { ADDRESSES, PASSWORD } from "../testing/create-world.ts";

const SEAL = { password: PASSWORD, keyId: "k" } as const;
const placed = async (stage: Stage): Promise<string> => must(await withdrawal(stage)).order.id;
const paying = async (stage: Stage): Promise<string> => {
  const id = await placed(stage);
  must(await stage.world.cashier.operator.startPaying(id));
  return id;
};
const sheet = async ({ world, ctx, coinId }: Stage) =>
  must(await world.cashier.withdrawQuote(ctx, { accountId: coinId, amount: "100" })).coin?.id;
const listed = async ({ world, ctx }: Stage) =>
  must(await world.cashier.memberBanks(ctx, { withdraw_type: "all" })).list;

const withdrawals: readonly Burst[] = [
  burst("withdrawal with one key: one hold", async (stage) => {
    const reqId = stage.world.key();
    return [
      [await fire(() => withdrawal(stage, { reqId })), await money(stage)],
      [ONE_ANSWER, ["900.00", "100.00", COINS]],
    ];
  }),
  burst("withdrawal of everything with fifty keys: one hold", async (stage) => [
    [await fire(() => withdrawal(stage, { amount: "1000" })), await money(stage)],
    [onlyOne("insufficient_funds"), ["0.00", "1000.00", COINS]],
  ]),
  burst("withdrawal in coins with one key: one hold", async (stage) => {
    const more = { accountId: stage.coinId, quoteId: await sheet(stage), reqId: stage.world.key() };
    return [
      [await fire(() => withdrawal(stage, more)), await money(stage)],
      [ONE_ANSWER, ["900.00", "100.00", COINS]],
    ];
  }),
  burst("withdrawal in coins by one sheet with fifty keys: one hold", async (stage) => {
    const more = { accountId: stage.coinId, quoteId: await sheet(stage) };
    return [
      [await fire(() => withdrawal(stage, more)), await money(stage)],
      [onlyOne("quote_unknown"), ["900.00", "100.00", COINS]],
    ];
  }),
  burst("payment: one capture", async (stage) => {
    const id = await paying(stage);
    return [
      [await fire(() => stage.world.cashier.operator.payWithdrawal(id)), await money(stage)],
      [onlyOne("wrong_state"), ["900.00", "0.00", COINS]],
    ];
  }),
  burst("payment against refusal: paid or given back, never both", async (stage) => {
    const id = await paying(stage);
    const { operator } = stage.world.cashier;
    const told = await fire((index) =>
      index % 2 === 0 ? operator.payWithdrawal(id) : operator.refuseWithdrawal(id, "bank_returned"),
    );
    const { state } = must(await stage.world.cashier.withdrawOrder(stage.ctx, { id }));
    return [
      [told, await money(stage)],
      [onlyOne("wrong_state"), [state === "paid" ? "900.00" : "1000.00", "0.00", COINS]],
    ];
  }),
];

const accounts: readonly Burst[] = [
  burst("the same card: one account", async (stage) => {
    const { world, ctx } = stage;
    const add = () =>
      world.cashier.bankAdd(ctx, { bankCode: "YUNHE", number: "6222020200118888", branch: "", ...SEAL });
    return [
      [await fire(add), (await listed(stage)).length],
      [onlyOne("account_exists"), 3],
    ];
  }),
  burst("the same Alipay account: one account", async (stage) => {
    const { world, ctx } = stage;
    world.pictures.add(`${ctx.member.id}/alipay/qr`);
    const add = () => world.cashier.alipayAdd(ctx, { account: "13800138000", qrId: "qr", ...SEAL });
    return [
      [await fire(add), (await listed(stage)).length],
      [onlyOne("account_exists"), 3],
    ];
  }),
  burst("the same coin address: one account", async (stage) => {
    const { world, ctx } = stage;
    const add = () =>
      world.cashier.virtualAdd(ctx, {
        coinType: 2,
        protocol: "ERC20",
        address: ADDRESSES.ERC20[0],
        alias: "",
        ...SEAL,
      });
    return [
      [await fire(add), (await listed(stage)).length],
      [onlyOne("account_exists"), 3],
    ];
  }),
  burst("fifty cards: no more than the limit", async (stage) => {
    const { world, ctx } = stage;
    const told = await fire((index) =>
      world.cashier.bankAdd(ctx, {
        bankCode: "YUNHE",
        number: `62220202001144${String(index).padStart(2, "0")}`,
        branch: "",
        ...SEAL,
      }),
    );
    return [
      [told, (await listed(stage)).length],
      [{ taken: 4, different: 4, codes: ["account_limit"] }, 6],
    ];
  }),
  burst("two holders at once: one is fixed", async ({ world }) => {
    const ctx = await world.join(`holder-${world.key()}`);
    const add = (index: number) =>
      world.cashier.bankAdd(ctx, {
        bankCode: "YUNHE",
        holder: index % 2 === 0 ? "王小明" : "林晓川",
        number: `62220202001155${String(index).padStart(2, "0")}`,
        branch: "",
        ...SEAL,
      });
    const { codes } = await fire(add);
    const { list, holderMasked } = must(await world.cashier.memberBanks(ctx, { withdraw_type: "all" }));
    return [
      [codes, new Set(list.map((account) => account.holderMasked)).size, list[0]?.holderMasked],
      [["account_limit", "holder_mismatch"], 1, holderMasked],
    ];
  }),
  burst("choosing and deleting defaults at once: one default is left", async (stage) => {
    const { world, ctx, cardId, coinId } = stage;
    const extra = must(
      await world.cashier.bankAdd(ctx, { bankCode: "YUNHE", number: "6222020200117777", branch: "", ...SEAL }),
    ).id;
    await fire(
      (index) =>
        [
          () => world.cashier.payoutDefault(ctx, { id: cardId }),
          () => world.cashier.payoutDefault(ctx, { id: coinId }),
          () => world.cashier.payoutDelete(ctx, { id: extra }),
        ][index % 3]?.() ?? world.cashier.payoutDefault(ctx, { id: extra }),
    );
    return [(await listed(stage)).filter(({ isDefault }) => isDefault).length, 1];
  }),
];

export const PAYOUT_BURSTS: readonly Burst[] = [...withdrawals, ...accounts];
