import type { AnyCall, Contract } from "@baize/api-client";
import { contract } from "@baize/api-client/contract";
import { TRANSACTION_KINDS } from "@baize/domain";
import { accountScenarios } from "./account-scenarios.ts";
import { depositScenarios } from "./deposit-scenarios.ts";
import { exchangeScenarios } from "./exchange-scenarios.ts";
import { closeScenario, gameScenarios, operationScenario } from "./game-scenarios.ts";
import { reading, type Scenario } from "./scenario.ts";
import { withdrawScenarios } from "./withdraw-scenarios.ts";

/** A scenario for every finance call there is: a new one without a scenario does not compile. */
const finance: Readonly<Record<keyof Contract["finance"], Scenario>> = {
  ...accountScenarios,
  ...depositScenarios,
  ...withdrawScenarios,
  ...exchangeScenarios,
  transactions: reading(({ finance }) => finance.transactions)({
    input: async ({ random }) => ({
      kind: random.pick(["all", ...TRANSACTION_KINDS]),
      size: random.whole(1, 50),
    }),
  }),
  operation: operationScenario,
  operationClose: closeScenario,
};

/** One call with the way a member uses it. */
export interface DrivenCall {
  /** `area.call` */
  readonly name: string;
  readonly call: AnyCall;
  readonly scenario: Scenario;
}

const join = (area: "finance" | "games", scenarios: Readonly<Record<string, Scenario>>): DrivenCall[] =>
  Object.entries(scenarios).map(([name, scenario]) => {
    const call = (contract[area] as Readonly<Record<string, AnyCall>>)[name];
    if (!call) throw new Error(`The contract has no call ${area}.${name}. Take its scenario away.`);
    return { name: `${area}.${name}`, call, scenario };
  });

/** Every finance call, and the game calls that touch money. */
export const drivenCalls: readonly DrivenCall[] = [...join("finance", finance), ...join("games", gameScenarios)];
