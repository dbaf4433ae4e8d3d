import { deepStrictEqual as expectEqual } from "node:assert";
import { BREAKS, EXCLUSIONS } from "@baize/domain";
import { type AccountModel, pauseAt } from "./account-model.ts";
import { addLength } from "./calendar.ts";
import { type Operation, own, pick } from "./operation.ts";

const longerThan = (model: AccountModel, kind: "break" | "exclusion", until: number, now: number): number | null => {
  const present = pauseAt(model, now);
  if (present === null) return null;
  return present.until >= until || (present.kind === "exclusion" && kind === "break") ? present.until : null;
};

export const takeBreak: Operation = async (run) => {
  const { stage, random } = run;
  if (random(3) > 0) return;
  const [model, account] = own(run);
  const length = random(4) > 0 ? BREAKS[0] : pick(random, BREAKS);
  const until = addLength(length, stage.now());
  const longer = longerThan(model, "break", until, stage.now());
  const taken = await stage.services.protection.takeBreak(account.protection, length);
  expectEqual(
    taken.ok ? taken.data.until : [taken.code, taken.until],
    longer === null ? until : ["pause_longer", longer],
  );
  if (taken.ok) model.pauses.push({ kind: "break", until, isAllBrands: false, isLifted: false });
  run.count(taken.ok ? "break" : "break refused");
};

export const exclude: Operation = async (run) => {
  const { stage, random, person } = run;
  if (random(25) > 0) return;
  const [model, account] = own(run);
  const [length, allBrands] = [random(5) > 0 ? EXCLUSIONS[0] : pick(random, EXCLUSIONS), random(2) === 0];
  const [until, now] = [addLength(length, stage.now()), stage.now()];
  const longer = longerThan(model, "exclusion", until, now);
  const excluded = await stage.services.protection.exclude(account.protection, { length, allBrands });
  run.count(excluded.ok ? "exclusion" : "exclusion refused");
  if (!excluded.ok) return expectEqual([excluded.code, excluded.until], ["pause_longer", longer]);
  expectEqual([excluded.data.pause.until, longer], [until, null]);
  const others = person.filter(
    (one) => one !== model && allBrands && longerThan(one, "exclusion", until, now) === null,
  );
  expectEqual(
    excluded.data.accounts.map(({ member }) => member),
    [model, ...others].map(({ member }) => member),
  );
  for (const one of [model, ...others])
    one.pauses.push({ kind: "exclusion", until, isAllBrands: allBrands, isLifted: false });
};

export const lift: Operation = async (run) => {
  const { stage } = run;
  const [model, { brand, member }] = own(run);
  const present = pauseAt(model, stage.now());
  const lifted = await stage.services.protection.operator.liftExclusion({ brand, member }, "asked for");
  const lasts = present?.kind === "exclusion" && present.until > stage.now();
  expectEqual(
    lifted.ok ? "" : lifted.code,
    lasts ? "exclusion_lasts" : present?.kind === "exclusion" ? "" : "not_excluded",
  );
  if (!lifted.ok) return;
  for (const pause of model.pauses) if (pause.kind === "exclusion") pause.isLifted = true;
  run.count("exclusion lifted");
};
