import { parseArgs } from "node:util";
import { writeSync } from "node:fs";
import { keyed } from "./keyed.ts";
import { ledger } from "./ledger.ts";
import { openDatabase } from "./database.ts";

/**
 * Transfers one unit under each key in turn, eight at a time, and writes a key out once its transfer is acknowledged.
 * Run by the kill test, which ends it at any moment. Keys begin at `from`; those done before are repeated.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string" },
    file: { type: "string" },
    from: { type: "string", default: "0" },
  },
});
const database = await openDatabase(values);
let next = Number(values.from);

const client = async (): Promise<void> => {
  for (;;) {
    const id = next;
    next += 1;
    const key = `key-${String(id).padStart(16, "0")}`;
    await database.atomic(() =>
      keyed({ member: "ann", route: "pay", key, payload: "1", at: id }, () =>
        ledger.post({
          id: crypto.randomUUID(),
          kind: "pay",
          at: id,
          legs: [{ from: "bank", to: "ann", amount: 1n }],
        }),
      ),
    );
    writeSync(1, `${id}\n`);
  }
};
await Promise.all(Array.from({ length: 8 }, client));
