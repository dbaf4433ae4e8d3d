import { ensureTemporal } from "@baize/domain";
import { type Database, ledgerMigrations, raw, run } from "@baize/ledger";
import { budgetMigrations, createVault } from "@baize/safeguards";
import { createCorrespondence } from "../create-correspondence.ts";
import type {
  CorrespondenceBrand,
  MemberContext,
  MemberProfile,
  OfficeHours,
  ReaderContext,
} from "../interface/ports.ts";
import { correspondenceMigrations } from "../store/migrations.ts";

/** A Friday noon in Shanghai. */
const START = Date.UTC(2026, 10, 20, 4);
export const MINUTE = 60_000;
export const DAY = 86_400_000;

export const brandOf = (code: string, office: OfficeHours | null = null): CorrespondenceBrand => ({
  code,
  zone: "Asia/Shanghai",
  office,
  help: {
    name: { "zh-CN": "碧台", en: "Bitai" },
    minAge: 18,
    zone: { "zh-CN": "中国标准时间", en: "China Standard Time" },
    orderMinutes: 30,
    coolingHours: 24,
    turnover: "1",
    hasLimits: true,
  },
});

/** Correspondence over an empty database, with a clock, members and pictures that tests control. */
export const createWorld = async (database: Database, { office = null as OfficeHours | null } = {}) => {
  await ensureTemporal();
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("safeguards", budgetMigrations);
  await database.migrate("correspondence", correspondenceMigrations);
  let now = START;
  let state = 1;
  const random = (n: number): Uint8Array =>
    Uint8Array.from({ length: n }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
  const profiles = new Map<string, MemberProfile>();
  const pictures = new Set<string>();
  const brand = brandOf("10001", office);
  const correspondence = createCorrespondence({
    database,
    clock: () => now,
    random,
    vault: createVault({
      current: "k1",
      keys: new Map([["k1", Buffer.alloc(32, "k1")]]),
      index: Buffer.alloc(32, "index"),
    }),
    *profileOf(code, member) {
      yield* run(raw("select 1"));
      return profiles.get(`${code}/${member}`) ?? null;
    },
    pictures: {
      *owns(code, member, id) {
        yield* run(raw("select 1"));
        return pictures.has(`${code}/${member}/${id}`);
      },
      url: (id) => `/media/${id}`,
    },
  });
  let keys = 0;
  return {
    database,
    correspondence,
    brand,
    now: () => now,
    wait: (ms: number): void => {
      now += ms;
    },
    turnTo: (ms: number): void => {
      now = ms;
    },
    /** A new idempotency key. */
    key: (): string => `key-${String((keys += 1)).padStart(16, "0")}`,
    /** Registers a member now, or changes what the accounts know of one. */
    join: (member: string, { level = 0, of = brand, isPaused = false } = {}): MemberContext => {
      const known = profiles.get(`${of.code}/${member}`);
      profiles.set(`${of.code}/${member}`, { registeredAt: known?.registeredAt ?? now, level, isPaused });
      return { brand: of, member, locale: "zh-CN" };
    },
    upload: (member: string, id: string): void => {
      pictures.add(`${brand.code}/${member}/${id}`);
    },
    asReader: ({ brand: of, member, locale }: MemberContext): ReaderContext => ({
      brand: of,
      reader: { kind: "member", member },
      locale,
    }),
    visitor: (token = correspondence.desk.newVisitor(), address = "192.0.2.1"): ReaderContext => ({
      brand,
      reader: { kind: "visitor", token, address },
      locale: "en",
    }),
    /** Sends a message as an operator; its id. */
    send: async (change: Readonly<Record<string, unknown>> = {}): Promise<string> => {
      const sent = await correspondence.operator.send(brand, {
        kind: "notice",
        to: { audience: "all" },
        format: "text",
        title: { "zh-CN": "公告", en: "Notice" },
        body: { "zh-CN": "正文", en: "Body" },
        ...change,
      });
      if (!sent.ok) throw new Error(`${sent.code} ${JSON.stringify(sent.detail)}`);
      return sent.data.id;
    },
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;

/** The data of an answer that is no refusal. */
export const dataOf = <D>(answer: { ok: true; data: D } | { ok: false; code: string }): D => {
  if (!answer.ok) throw new Error(`Refused: ${answer.code}`);
  return answer.data;
};
