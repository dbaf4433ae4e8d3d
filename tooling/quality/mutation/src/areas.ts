interface Area {
  readonly name: string;
  /** Source folder, from the root of the repository. */
  readonly folder: string;
  /** What is mutated. */
  readonly files: readonly string[];
  /** The fewest test files that hold it. */
  readonly tests: readonly string[];
}

const domain = [
  "money",
  "amount",
  "convert-money",
  "read-pasted-amount",
  "type-amount",
  "coin-address",
  "alipay-account",
  "search-banks",
  "banks",
];
const finance = ["deposit/quote-deposit"];
const featureKit = ["amounts/amount-rule"];

const all: readonly Area[] = [
  { name: "domain", folder: "packages/domain/src", files: domain, tests: domain },
  { name: "finance", folder: "packages/finance/src", files: finance, tests: finance },
  { name: "feature-kit", folder: "packages/feature-kit/src", files: featureKit, tests: featureKit },
  {
    name: "cashier",
    folder: "tooling/backend/cashier/src",
    files: ["amounts/amounts", "amounts/coin-amounts"],
    tests: [
      "amounts/amounts",
      "amounts/coin-amounts",
      "deposits/deposits",
      "deposits/deposit-kinds",
      "withdrawals/withdraw-coin",
      "exchange/exchange",
    ],
  },
  {
    name: "ledger",
    folder: "tooling/backend/ledger/src",
    files: ["postings/post", "postings/holds", "postings/rules", "audit/balances", "operations/keyed"],
    tests: ["postings/ledger", "operations/keyed", "audit/audit"],
  },
];

const chosen = process.env["AREAS"]?.split(",");

/** The areas named in `AREAS`, such as `AREAS=domain,ledger`; all of them without it. */
export const areas = all.filter(({ name }) => chosen?.includes(name) ?? true);
if (areas.length < (chosen?.length ?? 1)) throw new Error(`AREAS may name: ${all.map(({ name }) => name).join(", ")}.`);

const pathsOf = (list: (area: Area) => readonly string[], ending: string): readonly string[] =>
  areas.flatMap((area) => list(area).map((name) => `${area.folder}/${name}${ending}`));

export const mutatedFiles = pathsOf(({ files }) => files, ".ts");
export const testFiles = pathsOf(({ tests }) => tests, ".test.ts");
