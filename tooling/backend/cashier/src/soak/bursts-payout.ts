import { ADDRESSES, dataOf, SEALED_PASSWORD } from "../testing/member-steps.ts";
import { type Burst, burst, COINS, fire, type Fixture, money, ONE_ANSWER, onlyOne, withdrawal } from "./burst.ts";

const placed = async (fixture: Fixture): Promise<string> => dataOf(await withdrawal(fixture)).order.id;
const paying = async (fixture: Fixture): Promise<string> => {
  const id = await placed(fixture);
  dataOf(await fixture.world.cashier.operator.startPaying(id));
  return id;
};
const sheet = async ({ world, ctx, coinId }: Fixture) =>
  dataOf(await world.cashier.withdrawQuote(ctx, { accountId: coinId, amount: "100" })).coin?.id;
const listed = async ({ world, ctx }: Fixture) =>
  dataOf(await world.cashier.memberBanks(ctx, { withdraw_type: "all" })).list;

const withdrawals: readonly Burst[] = [
  burst("withdrawal with one key: one hold", async (fixture) => {
    const reqId = fixture.world.key();
    return [
      [await fire(() => withdrawal(fixture, { reqId })), await money(fixture)],
      [ONE_ANSWER, ["900.00", "100.00", COINS]],
    ];
  }),
  burst("withdrawal of everything with fifty keys: one hold", async (fixture) => [
    [await fire(() => withdrawal(fixture, { amount: "1000" })), await money(fixture)],
    [onlyOne("insufficient_funds"), ["0.00", "1000.00", COINS]],
  ]),
  burst("withdrawal in coins with one key: one hold", async (fixture) => {
    const more = { accountId: fixture.coinId, quoteId: await sheet(fixture), reqId: fixture.world.key() };
    return [
      [await fire(() => withdrawal(fixture, more)), await money(fixture)],
      [ONE_ANSWER, ["900.00", "100.00", COINS]],
    ];
  }),
  burst("withdrawal in coins by one sheet with fifty keys: one hold", async (fixture) => {
    const more = { accountId: fixture.coinId, quoteId: await sheet(fixture) };
    return [
      [await fire(() => withdrawal(fixture, more)), await money(fixture)],
      [onlyOne("quote_unknown"), ["900.00", "100.00", COINS]],
    ];
  }),
  burst("payment: one capture", async (fixture) => {
    const id = await paying(fixture);
    return [
      [await fire(() => fixture.world.cashier.operator.payWithdrawal(id)), await money(fixture)],
      [onlyOne("wrong_state"), ["900.00", "0.00", COINS]],
    ];
  }),
  burst("payment against refusal: paid or given back, never both", async (fixture) => {
    const id = await paying(fixture);
    const { operator } = fixture.world.cashier;
    const fired = await fire((index) =>
      index % 2 === 0 ? operator.payWithdrawal(id) : operator.refuseWithdrawal(id, "bank_returned"),
    );
    const { state } = dataOf(await fixture.world.cashier.withdrawOrder(fixture.ctx, { id }));
    return [
      [fired, await money(fixture)],
      [onlyOne("wrong_state"), [state === "paid" ? "900.00" : "1000.00", "0.00", COINS]],
    ];
  }),
];

const accounts: readonly Burst[] = [
  burst("the same card: one account", async (fixture) => {
    const { world, ctx } = fixture;
    const add = () =>
      world.cashier.bankAdd(ctx, { bankCode: "YUNHE", number: "6222020200118888", branch: "", ...SEALED_PASSWORD });
    return [
      [await fire(add), (await listed(fixture)).length],
      [onlyOne("account_exists"), 3],
    ];
  }),
  burst("the same Alipay account: one account", async (fixture) => {
    const { world, ctx } = fixture;
    world.pictures.add(`${ctx.member.id}/alipay/qr`);
    const add = () => world.cashier.alipayAdd(ctx, { account: "13800138000", qrId: "qr", ...SEALED_PASSWORD });
    return [
      [await fire(add), (await listed(fixture)).length],
      [onlyOne("account_exists"), 3],
    ];
  }),
  burst("the same coin address: one account", async (fixture) => {
    const { world, ctx } = fixture;
    const add = () =>
      world.cashier.virtualAdd(ctx, {
        coinType: 2,
        protocol: "ERC20",
        address: ADDRESSES.ERC20[0],
        alias: "",
        ...SEALED_PASSWORD,
      });
    return [
      [await fire(add), (await listed(fixture)).length],
      [onlyOne("account_exists"), 3],
    ];
  }),
  burst("fifty cards: no more than the limit", async (fixture) => {
    const { world, ctx } = fixture;
    const fired = await fire((index) =>
      world.cashier.bankAdd(ctx, {
        bankCode: "YUNHE",
        number: `62220202001144${String(index).padStart(2, "0")}`,
        branch: "",
        ...SEALED_PASSWORD,
      }),
    );
    return [
      [fired, (await listed(fixture)).length],
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
        ...SEALED_PASSWORD,
      });
    const { codes } = await fire(add);
    const { list, holderMasked } = dataOf(await world.cashier.memberBanks(ctx, { withdraw_type: "all" }));
    return [
      [codes, new Set(list.map((account) => account.holderMasked)).size, list[0]?.holderMasked],
      [["account_limit", "holder_mismatch"], 1, holderMasked],
    ];
  }),
  burst("choosing and deleting defaults at once: one default is left", async (fixture) => {
    const { world, ctx, cardId, coinId } = fixture;
    const extra = dataOf(
      await world.cashier.bankAdd(ctx, {
        bankCode: "YUNHE",
        number: "6222020200117777",
        branch: "",
        ...SEALED_PASSWORD,
      }),
    ).id;
    await fire(
      (index) =>
        [
          () => world.cashier.payoutDefault(ctx, { id: cardId }),
          () => world.cashier.payoutDefault(ctx, { id: coinId }),
          () => world.cashier.payoutDelete(ctx, { id: extra }),
        ][index % 3]?.() ?? world.cashier.payoutDefault(ctx, { id: extra }),
    );
    return [(await listed(fixture)).filter(({ isDefault }) => isDefault).length, 1];
  }),
];

export const PAYOUT_BURSTS: readonly Burst[] = [...withdrawals, ...accounts];
