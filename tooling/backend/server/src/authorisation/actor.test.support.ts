import { type AnyCall, contract, type Envelope, HEADER_NAMES } from "@baize/api-client/contract";
import sharp from "sharp";
import type { UploadScene } from "../accounts/uploads.ts";
import { freshPhone, type TestClient } from "../testing/test-client.ts";
import type { World } from "../testing/world.ts";

export const PASSWORD = "Passw0rdgood";
const PIN = "258369";
const COIN_ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";

type Seal = Awaited<ReturnType<TestClient["seal"]>>;
/** A member with money that may be withdrawn, a bank card and a coin address; what a call's input needs of them. */
export interface Actor {
  readonly world: World;
  readonly client: TestClient;
  readonly name: string;
  readonly uid: string;
  readonly phone: string;
  readonly bank: string;
  readonly coin: string;
  /** The withdrawal password and the log-in password, sealed. */
  readonly pin: Seal;
  readonly login: Seal;
}

export const upload = async (client: TestClient, scene: UploadScene): Promise<string> => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } }).png();
  const file = new Blob([new Uint8Array(await picture.toBuffer())], { type: "image/png" });
  return (await client.call(contract.service.upload, { file, scene })).data.id;
};

export const createActor = async (world: World, name: string, number: string): Promise<Actor> => {
  const client = world.client();
  const phone = freshPhone();
  const uid = await client.register(name, PASSWORD, phone);
  const pin = await client.setWithdrawPassword(PIN);
  const login = await client.seal(PASSWORD);
  const password = { password: pin.sealed, keyId: pin.keyId };
  const card = { bankCode: "YUNHE", holder: "林晓", number, ...password };
  const bank = (await client.call(contract.finance.bankAdd, card)).data.id;
  const address = { coinType: 2, protocol: "ERC20", address: COIN_ADDRESS, alias: "", ...password };
  const coin = (await client.call(contract.finance.virtualAdd, address)).data.id;
  await client.operator(`/members/${uid}/grant`, { kind: "bonus", amount: "90000.00", multiple: "0" });
  return { world, client, name, uid, phone, bank, coin, pin, login };
};

export interface Reply {
  readonly status: number;
  readonly envelope: Envelope;
}
/** Sends a call as it is on the wire: what is asked is what is sent, whatever the types say. */
export const send = async (
  origin: string,
  call: AnyCall,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<Reply> => {
  const body = new URLSearchParams(fields);
  const isGet = call.method === "GET";
  const form = call.encoding === "multipart" ? new FormData() : body;
  const url = `${origin}${call.path}${isGet ? `?${body.toString()}` : ""}`;
  const reply = await fetch(url, { method: call.method, headers, ...(isGet ? {} : { body: form }) });
  return { status: reply.status, envelope: (await reply.json()) as Envelope };
};

export const ask = async ({ client }: Actor, call: AnyCall, fields: Readonly<Record<string, string>>): Promise<Reply> =>
  send(client.origin, call, fields, { ...client.headers(), [HEADER_NAMES.language]: "zh-CN" });
