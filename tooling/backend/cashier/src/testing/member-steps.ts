import { CENTRAL_WALLET, money } from "@baize/domain";
import type { CashierContext } from "../interface/ports.ts";
import type { World } from "./create-world.ts";

export const PASSWORD = "135790";
export const CARD = "6222020200112233";
export const PAYER = "王小明";

/** What a deposit order needs beside its channel and amount. */
export const depositInput = (world: World) => ({ payerName: PAYER, offer: "none" as const, reqId: world.key() });

/** Pays `amount` in, by bank transfer where no channel is named, and plays it through unless `isPlayed` is false. */
export const payIn = async (
  world: World,
  ctx: CashierContext,
  amount: string,
  isPlayed = true,
  channelId = "bank-transfer",
): Promise<string> => {
  const created = await world.cashier.depositCreate(ctx, { channelId, amount, ...depositInput(world) });
  if (!created.ok) throw new Error(`deposit refused: ${created.code}`);
  const { id, turnover } = created.data;
  const confirmed = await world.cashier.operator.confirmDeposit(id, { callbackId: `bank-${id}` });
  if (!confirmed.ok) throw new Error(`confirmation refused: ${confirmed.code}`);
  if (isPlayed)
    await world.database.atomic(() =>
      world.cashier.recordTurnover(ctx.member.id, money(turnover, ctx.brand.currency).minor, `bet-${id}`),
    );
  return id;
};

/** Adds a bank card and gives its id. */
export const addCard = async (world: World, ctx: CashierContext, number = CARD): Promise<string> => {
  const added = await world.cashier.bankAdd(ctx, {
    bankCode: "YUNHE",
    holder: PAYER,
    number,
    branch: "",
    password: PASSWORD,
    keyId: "k1",
  });
  if (!added.ok) throw new Error(`card refused: ${added.code}`);
  return added.data.id;
};

/** An address of each protocol whose checks are right. */
export const ADDRESSES = {
  TRC20: [
    "TL8JqTEUbxAXQ6vtZadEkXZaSvWD1jH6eX",
    "TDM4NXRZPup7vSq5jdzETb4zg4pHH2PQJT",
    "TNd52FdjvZHYz5mAhiKQQn3pBc99A7mpDV",
  ],
  ERC20: ["0x393Ca4BE486C1166a7ce7b3b53948ec4b68a3138", "0xaC2d908b3eB19a6cB4E24F349C3c363F3d741950"],
  OMNI: ["1CUD3THuwe4kMPQHfeoUPREERcYFZS3KeR"],
  HHB: ["hhb-member-wallet-0001"],
} as const;

/** Adds a coin address and gives its id. */
export const addCoin = async (
  world: World,
  ctx: CashierContext,
  address: string = ADDRESSES.TRC20[0],
  coinType = 1,
  protocol = "TRC20",
): Promise<string> => {
  const added = await world.cashier.virtualAdd(ctx, {
    coinType,
    protocol,
    address,
    alias: "",
    password: PASSWORD,
    keyId: "k1",
  });
  if (!added.ok) throw new Error(`address refused: ${added.code}`);
  return added.data.id;
};

/** The withdrawal password as calls carry it. */
export const SEALED_PASSWORD = { password: PASSWORD, keyId: "k" } as const;

/** The data of an answer that a test or a soak takes for granted. Throws for a refusal. */
export const dataOf = <D>(
  answer: { readonly ok: true; readonly data: D } | { readonly ok: false; readonly code: string },
): D => {
  if (!answer.ok) throw new Error(`A step of the preparation was refused: ${answer.code}`);
  return answer.data;
};

/** Transfers 300 to a game wallet, whatever comes of it. */
export const transferIn = async (world: World, ctx: CashierContext, platform: string): Promise<void> => {
  await world.cashier.transfer(ctx, { from: CENTRAL_WALLET, to: platform, amount: "300", reqId: world.key() });
};
