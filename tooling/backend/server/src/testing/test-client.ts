import { constants, publicEncrypt, randomBytes } from "node:crypto";
import {
  type AnyCall,
  type CallData,
  type CallInput,
  contract,
  type Envelope,
  HEADER_NAMES,
} from "@baize/api-client/contract";

export interface CallReply<C extends AnyCall> {
  readonly status: number;
  readonly headers: Headers;
  readonly envelope: Envelope;
  /** Of a success; throws for a refusal, with its code. */
  readonly data: CallData<C>;
  /** Of a refusal; empty for a success. */
  readonly code: string;
}

let phones = 0;
/** A phone number that no other client of this process has. */
export const freshPhone = (): string => `139${String((phones += 1)).padStart(8, "0")}`;

const textOf = (value: unknown): string => (typeof value === "boolean" ? (value ? "1" : "0") : String(value));

/** A browser's tab on the wire: a device, a token, and the operator's console of the same host. */
export class TestClient {
  readonly origin: string;
  readonly consoleSecret: string;
  token: string | null = null;
  family: string | null = null;
  /** How requests are sent; by default over the network. */
  send: (url: string, init: RequestInit) => Promise<Response> = fetch;
  device = `web${randomBytes(16).toString("hex")}`;

  /** `consoleSecret` opens the operator's console of the same host. */
  constructor(origin: string, consoleSecret: string) {
    this.origin = origin;
    this.consoleSecret = consoleSecret;
  }

  headers(): Record<string, string> {
    return {
      [HEADER_NAMES.device]: this.device,
      [HEADER_NAMES.fixed]: "24",
      ...(this.token === null ? {} : { [HEADER_NAMES.token]: this.token }),
    };
  }

  async call<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    extra: Record<string, string> = {},
  ): Promise<CallReply<C>> {
    const fields = Object.entries(input as object).filter(([, value]) => value !== undefined);
    const isGet = call.encoding === "query";
    const body = call.encoding === "multipart" ? new FormData() : new URLSearchParams();
    for (const [name, value] of fields) {
      if (body instanceof FormData && value instanceof Blob) body.append(name, value, "picture");
      else body.append(name, textOf(value));
    }
    const query = isGet && body instanceof URLSearchParams && body.size > 0 ? `?${body.toString()}` : "";
    const url = `${this.origin}${call.path}${query}`;
    const reply = await this.send(url, {
      method: call.method,
      headers: { ...this.headers(), ...extra },
      ...(isGet ? {} : { body }),
    });
    this.token = reply.headers.get(HEADER_NAMES.nextToken) ?? this.token;
    this.family = reply.headers.get(HEADER_NAMES.family) ?? this.family;
    const envelope = (await reply.json()) as Envelope;
    return {
      status: reply.status,
      headers: reply.headers,
      envelope,
      get data(): CallData<C> {
        if (!envelope.status)
          throw new Error(`${call.path} was refused: ${envelope.code ?? ""} ${JSON.stringify(envelope.data)}`);
        return envelope.data as CallData<C>;
      },
      code: envelope.status ? "" : (envelope.code ?? "none"),
    };
  }

  /** The data of the operator's console for programs. */
  async operator(path: string, fields?: Record<string, unknown>): Promise<unknown> {
    const authorization = `Bearer ${this.consoleSecret}`;
    const post = { method: "POST", headers: { authorization, "content-type": "application/json" } };
    const init = fields === undefined ? { headers: { authorization } } : { ...post, body: JSON.stringify(fields) };
    const reply = await this.send(`${this.origin}/console/api${path}`, init);
    const outcome = (await reply.json()) as { ok: boolean; data?: unknown; error?: string };
    if (!outcome.ok) throw new Error(`The console refused ${path}: ${outcome.error ?? ""}`);
    return outcome.data;
  }

  /** A page of the console, after a log-in. */
  async consolePage(path: string): Promise<string> {
    const body = new URLSearchParams({ secret: this.consoleSecret });
    const entered = await this.send(`${this.origin}/console/enter`, { method: "POST", redirect: "manual", body });
    const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    return (await this.send(`${this.origin}/console${path}`, { headers: { cookie } })).text();
  }

  async seal(text: string): Promise<{ readonly sealed: string; readonly keyId: string }> {
    const { publicKey } = (await this.call(contract.service.preInfo, {})).data;
    const padding = { key: publicKey.pem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
    return { sealed: publicEncrypt(padding, Buffer.from(text)).toString("base64"), keyId: publicKey.id };
  }

  async solveCaptcha(
    scene: CallInput<typeof contract.account.captcha>["scene"],
  ): Promise<{ readonly captchaId: string; readonly captcha: string }> {
    const { id } = (await this.call(contract.account.captcha, { scene })).data;
    const { answer } = (await this.operator(`/captcha/${id}`)) as { answer: string };
    return { captchaId: id, captcha: answer };
  }

  /** The newest code that was sent to a number or address; empty when none was. */
  async readCode(to: string): Promise<string> {
    const [message] = (await this.operator("/outbox", { to })) as { code: string }[];
    return message?.code ?? "";
  }

  async askCode(
    scene: CallInput<typeof contract.service.sms>["scene"],
    phone: string,
  ): Promise<{ readonly ticket: string; readonly code: string }> {
    const captcha = await this.solveCaptcha("sms");
    const { ticket } = (await this.call(contract.service.sms, { scene, area: "86", phone, ...captcha })).data;
    return { ticket, code: await this.readCode(phone) };
  }

  async registration(
    username: string,
    password = "Passw0rdgood",
    phone = freshPhone(),
  ): Promise<CallInput<typeof contract.account.register>> {
    const { ticket, code } = await this.askCode("register", phone);
    const { sealed, keyId } = await this.seal(password);
    return {
      username,
      password: sealed,
      keyId,
      type: "phone",
      area: "86",
      account: phone,
      code,
      ticket,
      adult: true,
      terms: true,
    };
  }

  async register(username: string, password?: string, phone?: string): Promise<string> {
    return (await this.call(contract.account.register, await this.registration(username, password, phone))).data.uid;
  }

  async logIn(username: string, password: string): Promise<CallReply<typeof contract.account.login>> {
    const { sealed, keyId } = await this.seal(password);
    return this.call(contract.account.login, { username, password: sealed, keyId });
  }

  async logInWithCaptcha(username: string, password: string): Promise<CallReply<typeof contract.account.login>> {
    const [{ sealed, keyId }, captcha] = [await this.seal(password), await this.solveCaptcha("login")];
    return this.call(contract.account.login, { username, password: sealed, keyId, ...captcha });
  }

  async setWithdrawPassword(
    password: string,
    login = "Passw0rdgood",
  ): Promise<{ readonly sealed: string; readonly keyId: string }> {
    const [wanted, proof] = [await this.seal(password), await this.seal(login)];
    const input = { password: wanted.sealed, loginPassword: proof.sealed, keyId: wanted.keyId };
    const { code } = await this.call(contract.account.setWithdrawPassword, input);
    if (code !== "") throw new Error(`The withdrawal password was refused: ${code}`);
    return wanted;
  }

  /** A deposit that the operator has confirmed. */
  async payIn(amount: string): Promise<string> {
    const input = { channelId: "bank-transfer", payerName: "林晓", amount, reqId: newKey() };
    const { id } = (await this.call(contract.finance.depositCreate, input)).data;
    await this.operator(`/deposits/${id}/confirm`, {});
    return id;
  }
}

/** An idempotency key of one intent. */
export const newKey = (): string => randomBytes(16).toString("hex");
