import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { CashierContext } from "@baize/cashier";
import { ensureTemporal, money } from "@baize/domain";
import { audit, type Database } from "@baize/ledger";
import type { ProtectionContext } from "@baize/protection";
import type { Provider } from "@baize/provider";
import { seededRandom } from "@baize/safeguards/testing";
import { insertMember, updateMember } from "../../accounts/members.ts";
import { protectionFindings } from "../../console/operator-protection.ts";
import { createServices } from "../../create-services.ts";
import { createLogger } from "../../logger.ts";
import type { Services } from "../../services.ts";
import { protectionBrand, type TenantContext } from "../../tenant.ts";
import { tenantOf } from "../../testing/world.ts";

export const PASSWORD = "258369";
export const GAME = { id: "zjqp-001", platform: "zjqp", choice: "east" } as const;
const START = Date.parse("2026-11-27T04:00:00Z");
const BRANDS = ["alpha", "beta"] as const;
const FUNDS = "90000.00";

/** Cashier, provider and protection of two brands, without HTTP, at a clock that the model moves. */
export interface Stage {
  readonly services: Services;
  readonly provider: Provider;
  readonly now: () => number;
  /** Forward alone. */
  readonly moveTo: (ms: number) => void;
  /** An idempotency key that no other has. */
  readonly key: () => string;
  /** Opens an account at each brand for one person, with money and a payout account. */
  join(person: number): Promise<readonly StageAccount[]>;
  /** What the auditors of ledger and limits find. */
  findings(): Promise<readonly unknown[]>;
  close(): Promise<void>;
}
export interface StageAccount {
  readonly brand: string;
  readonly member: string;
  readonly cashier: CashierContext;
  readonly protection: ProtectionContext;
  /** By what the person is known. */
  readonly marks: readonly string[];
  readonly payout: string;
}

const silent = createLogger(new Writable({ write: (_chunk, _encoding, next) => next() }), "error");

const openAccount = async (
  { database, cashier, clock }: Services,
  tenant: TenantContext,
  member: string,
  { phone, hash }: { readonly phone: string; readonly hash: string },
): Promise<StageAccount> => {
  const { code } = tenant;
  const [brand, at] = [tenant.rules(), clock()];
  await database.atomic(function* () {
    const names = { username: member, realName: "林晓", inviteCode: member, password: hash };
    yield* insertMember({ id: member, brand: code, ...names, contact: { phone_index: phone }, invitedBy: null, at });
    yield* updateMember(member, { withdraw_password: hash });
    yield* cashier.openMember(member, brand, at);
  });
  const ctx: CashierContext = { brand, member: { id: member, vipLevel: 0, status: 1 } };
  const card = { bankCode: "YUNHE", holder: "林晓", branch: "", password: PASSWORD, keyId: "k" };
  const number = `6222${member.replace(/\D/g, "").padStart(12, "0")}`;
  const added = await cashier.bankAdd(ctx, { ...card, number });
  if (!added.ok) throw new Error(`No payout account: ${added.code}`);
  const grant = {
    brand: code,
    member,
    kind: "bonus",
    amount: FUNDS,
    multiple: "0",
    label: "funds",
    ref: member,
  } as const;
  const funded = await cashier.operator.grant(grant);
  if (!funded.ok) throw new Error(`No funds: ${funded.code}`);
  return {
    brand: code,
    member,
    cashier: ctx,
    protection: { brand: protectionBrand(tenant), member },
    marks: [`phone/${phone}`],
    payout: added.data.id,
  };
};

export const openStage = async (database: Database, seed: string): Promise<Stage> => {
  await ensureTemporal();
  const dataDir = mkdtempSync(join(tmpdir(), "protection-soak-"));
  const random = seededRandom(seed);
  let now = START;
  let keys = 0;
  const { services, provider } = await createServices({
    database,
    dataDir,
    tenants: BRANDS.map((code) => tenantOf(code)),
    clock: () => now,
    random,
    logger: silent,
    passwordCost: { memoryCost: 256, timeCost: 1 },
  });
  const hash = await services.passwords.hash(PASSWORD);
  return {
    services,
    provider,
    now: () => now,
    moveTo: (ms) => {
      now = Math.max(now, ms);
    },
    key: () => `key-of-the-model-${String((keys += 1)).padStart(8, "0")}`,
    join: async (person) => {
      const accounts: StageAccount[] = [];
      for (const [place, tenant] of services.tenants.entries())
        accounts.push(
          await openAccount(services, tenant, `m${person}${"ab"[place] ?? ""}`, { phone: `digest-${person}`, hash }),
        );
      return accounts;
    },
    findings: async () => [...(await audit(database)), ...(await protectionFindings({ ...services, provider }))],
    close: async () => {
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Opens a game for money and reads its session from the page; gives the refusal's code where there is one. */
export const enterGame = async (
  { provider }: Stage,
  { brand, member }: StageAccount,
): Promise<{ readonly session: string | null; readonly code: string }> => {
  const request = { memberRef: member, brand, currency: "CNY", gameId: GAME.id, mode: "real" } as const;
  const launched = await provider.launch({ ...request, surface: "mobile", locale: "zh-CN" });
  if (!launched.ok) return { session: null, code: launched.code };
  const page = await (await provider.routes(brand).request(launched.url)).text();
  return { session: /"session":"([A-Za-z0-9_-]{32})"/.exec(page)?.[1] ?? null, code: "" };
};

/** Stakes in an open game; gives the refusal's code, empty where it was taken, and what was paid, in minor units. */
export const stake = async (
  { provider, key }: Stage,
  { brand }: StageAccount,
  session: string,
  amount: string,
): Promise<{ readonly code: string; readonly payout: bigint }> => {
  const reply = await provider.routes(brand).request("/play/api/round", {
    method: "POST",
    headers: { play: session, "content-type": "application/json" },
    body: JSON.stringify({ key: key(), stake: amount, choice: GAME.choice }),
  });
  const answer = (await reply.json()) as {
    readonly ok: boolean;
    readonly code?: string;
    readonly data?: { readonly payout: string };
  };
  const payout = money(answer.data?.payout ?? "0", "CNY").minor;
  return { code: answer.ok ? "" : (answer.code ?? "none"), payout };
};

/** Moves money to the game wallet, or back; gives the refusal's code. */
export const transfer = async (
  { services, key }: Stage,
  { cashier }: StageAccount,
  isIn: boolean,
  amount: string,
): Promise<string> => {
  const [from, to] = isIn ? ["central", GAME.platform] : [GAME.platform, "central"];
  const moved = await services.cashier.transfer(cashier, { from, to, amount, reqId: key() });
  return moved.ok ? "" : moved.code;
};
