import type { CallData, Contract } from "@baize/api-client/contract";
import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture } from "@baize/api-client/testing";
import { preInfo } from "../auth/auth-samples.test.support.ts";

type State = CallData<Contract["protection"]["state"]>;

/** An instant so many hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Nothing is set, and nothing is on. */
export const stateOf = (part: Partial<State> = {}): State => fixture(contract.protection.state, part);

const [day, week, month] = stateOf().depositLimits;
if (!day || !week || !month) throw new Error("There is a limit for each period.");

const usedDay = { ...day, amount: "1000.00", used: "400.00", left: "600.00", freesAt: inHours(5) };
/** A limit a day, with some of it used. */
export const setState = (part: Partial<State["depositLimits"][number]> = {}): State =>
  stateOf({
    depositLimits: [
      { ...usedDay, ...part },
      { ...week, used: "400.00" },
      { ...month, amount: "5000.00", left: "5000.00" },
    ],
  });

/** A wish for 2000 a day, which may be confirmed in so many hours. */
export const pendingState = (hours: number, amount: string | null = "2000.00"): State =>
  setState({ pending: { id: "w1", amount, from: inHours(hours), until: inHours(hours + 72) } });

export const pausedState = (kind: "break" | "exclusion", hours: number): State =>
  stateOf({ pause: { kind, since: inHours(-1), until: inHours(hours) } });

type PlayLimit = CallData<Contract["protection"]["playLimits"]>[number];

/** No limit on play, but for one. */
export const playLimitsOf = (part?: Partial<PlayLimit> & Pick<PlayLimit, "kind" | "period">): PlayLimit[] =>
  fixture(contract.protection.playLimits).map((limit) =>
    limit.kind === part?.kind && limit.period === part.period ? { ...limit, ...part } : limit,
  );

export const protectionAnswers = (state: State, answers: NonNullable<FakeAnswers["protection"]> = {}): FakeAnswers => ({
  service: { preInfo },
  protection: { state, ...answers },
});
