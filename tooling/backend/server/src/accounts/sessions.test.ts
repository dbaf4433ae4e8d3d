import { ledgerMigrations } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { pino } from "pino";
import { expect, it } from "vitest";
import { draftMember, insertMember } from "./members.ts";
import { openSecrets } from "./secrets.ts";
import {
  createSessions,
  GRACE_MS,
  IDLE_MS,
  LIFE_MS,
  type Resolved,
  ROTATE_AFTER_MS,
  type SessionGrant,
  type Sessions,
} from "./sessions.ts";
import { siteMigrations } from "./tables.ts";

const START = 1_700_000_000_000;
const bytes = (n: number): Uint8Array => randomBytes(n);

withEngines("sessions", (open) => {
  const begin = async (): Promise<{
    readonly sessions: {
      readonly resolve: (...asked: Parameters<Sessions["resolve"]>) => Promise<Resolved | null>;
    };
    /** As the server has it, which sets an idle session apart. */
    readonly resolve: Sessions["resolve"];
    readonly touch: (now: number) => Promise<void>;
    readonly grant: SessionGrant;
    readonly end: (now: number) => Promise<unknown>;
    readonly member: string;
  }> => {
    const database = await open();
    await database.migrate("ledger", ledgerMigrations);
    await database.migrate("site", siteMigrations);
    const sessions = createSessions(
      database,
      openSecrets(mkdtempSync(join(tmpdir(), "sessions-")), bytes),
      bytes,
      pino({ level: "silent" }),
    );
    const { id, inviteCode } = draftMember(bytes);
    const grant = sessions.draft();
    await database.atomic(function* () {
      yield* insertMember({
        id,
        brand: "alpha",
        username: "someone",
        password: "x",
        contact: { phone: "phone:86:13900000000" },
        realName: "",
        inviteCode,
        invitedBy: null,
        at: START,
      });
      yield* sessions.open(grant, { id, brand: "alpha" }, { device: "web", network: "" }, START);
    });
    const resolveLive = async (...asked: Parameters<Sessions["resolve"]>): Promise<Resolved | null> => {
      const resolved = await sessions.resolve(...asked);
      return resolved === "idle" ? null : resolved;
    };
    return {
      sessions: { resolve: resolveLive },
      resolve: (...asked) => sessions.resolve(...asked),
      touch: (now) => database.atomic(() => sessions.touch(grant.vid, now)),
      grant,
      member: id,
      end: (now) => database.atomic(() => sessions.end(grant.vid, now)),
    };
  };

  it("serves a fresh token and leaves it as it is", async () => {
    const { sessions, grant, member } = await begin();
    const resolved = await sessions.resolve(grant.token, "alpha", START + 1_000, true);
    expect(resolved?.session).toEqual({ vid: grant.vid, member, vipLevel: 0, status: 1 });
    expect(resolved?.next).toBeNull();
  });

  it("gives one and the same successor to a burst of parallel requests with an aged token", async () => {
    const { sessions, grant } = await begin();
    const now = START + ROTATE_AFTER_MS;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => sessions.resolve(grant.token, "alpha", now + index, true)),
    );
    const successors = new Set(answers.map((answer) => answer?.next?.token));
    expect(successors.size).toBe(1);
    expect([...successors][0]).not.toBe(grant.token);
    expect(answers.every((answer) => answer?.next?.vid === grant.vid)).toBe(true);
  });

  it("serves the old token, with the same successor, for a minute after the first use of the successor", async () => {
    const { sessions, grant } = await begin();
    const aged = START + ROTATE_AFTER_MS;
    const next = (await sessions.resolve(grant.token, "alpha", aged, true))?.next?.token ?? "";
    expect(await sessions.resolve(next, "alpha", aged + 1_000, true)).not.toBeNull();
    expect((await sessions.resolve(grant.token, "alpha", aged + 1_000 + GRACE_MS, true))?.next?.token).toBe(next);
    expect(await sessions.resolve(grant.token, "alpha", aged + 1_001 + GRACE_MS, true)).toBeNull();
    expect(await sessions.resolve(next, "alpha", aged + 1_001 + GRACE_MS, true)).not.toBeNull();
  });

  it("loses no session when the answer that carried the successor got lost", async () => {
    const { sessions, grant } = await begin();
    const aged = START + ROTATE_AFTER_MS;
    const lost = (await sessions.resolve(grant.token, "alpha", aged, true))?.next?.token;
    const again = await sessions.resolve(grant.token, "alpha", aged + 10 * GRACE_MS, true);
    expect(again?.next?.token).toBe(lost);
  });

  it("ends after half an hour of what the page sends by itself, and says that it was idle", async () => {
    const { sessions, resolve, grant, end } = await begin();
    for (let minute = 1; minute < 30; minute += 1)
      expect(await sessions.resolve(grant.token, "alpha", START + minute * 60_000, false)).not.toBeNull();
    expect(await resolve(grant.token, "alpha", START + IDLE_MS, false)).toBe("idle");
    expect(await resolve(grant.token, "alpha", START + IDLE_MS, true)).toBe("idle");
    expect(await resolve(grant.token, "beta", START + IDLE_MS, true)).toBeNull();
    expect(await resolve(grant.token, "alpha", START + LIFE_MS, true)).toBeNull();
    await end(START + IDLE_MS);
    expect(await resolve(grant.token, "alpha", START + IDLE_MS, true)).toBeNull();
  });

  it("lives on after an activity that came by no call", async () => {
    const { sessions, grant, touch } = await begin();
    await touch(START + IDLE_MS - 1);
    await touch(START);
    expect(await sessions.resolve(grant.token, "alpha", START + 2 * IDLE_MS - 2, false)).not.toBeNull();
    expect(await sessions.resolve(grant.token, "alpha", START + 2 * IDLE_MS - 1, false)).toBeNull();
  });

  it("lives on while there is activity, a day at most", async () => {
    const { sessions, grant } = await begin();
    let token = grant.token;
    let now = START;
    while (now + 20 * 60_000 < START + LIFE_MS) {
      now += 20 * 60_000;
      const resolved = await sessions.resolve(token, "alpha", now, true);
      expect(resolved).not.toBeNull();
      token = resolved?.next?.token ?? token;
    }
    expect(await sessions.resolve(token, "alpha", START + LIFE_MS, true)).toBeNull();
  });

  it("logs nobody out falsely, whatever the bursts, their pauses and the answers that get lost", async () => {
    const { sessions, grant } = await begin();
    const burst = fc.record({
      pauseMs: fc.integer({ min: 1, max: 29 * 60_000 }),
      delays: fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 6 }),
      lost: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    });
    let [token, now] = [grant.token, START];
    await fc.assert(
      fc.asyncProperty(fc.array(burst, { minLength: 1, maxLength: 4 }), async (bursts) => {
        for (const { pauseMs, delays, lost } of bursts) {
          if (now + pauseMs + 60_000 > START + LIFE_MS) return;
          now += pauseMs;
          const sent = token;
          const answers = await Promise.all(delays.map((delay) => sessions.resolve(sent, "alpha", now + delay, true)));
          for (const [index, answer] of answers.entries()) {
            expect(answer).not.toBeNull();
            if (lost[index] !== true) token = answer?.next?.token ?? token;
          }
          now += Math.max(...delays);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("refuses a token at another brand, an invented one and one that was ended", async () => {
    const { sessions, grant, end } = await begin();
    expect(await sessions.resolve(grant.token, "beta", START, true)).toBeNull();
    expect(await sessions.resolve(`${grant.token}x`, "alpha", START, true)).toBeNull();
    await end(START + 1);
    expect(await sessions.resolve(grant.token, "alpha", START + 2, true)).toBeNull();
  });
});
