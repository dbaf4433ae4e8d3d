import { type DeclineReason, isWireAmountFor } from "@baize/domain";
import type { ActivityLine, Application, PromotionOperator } from "@baize/promotions";
import { memberByName } from "../accounts/members.ts";
import { DEMO_CODES } from "../seed/demo-codes.ts";
import { isSeeded } from "../seed/is-seeded.ts";
import type { Services } from "../services.ts";
import { promotionBrand, type TenantContext } from "../tenant.ts";
import type { Outcome } from "./operator.ts";
import { type Note, outcomeOf } from "./outcome-of.ts";

/** A code as the operator's form has it. */
export interface CodeForm {
  readonly activity: string;
  readonly code: string;
  readonly amount: string;
  readonly uses: number;
  /** User name of the only member who may redeem it; empty for anyone. */
  readonly owner: string;
  /** Days from now that it is good for; null: without an end. */
  readonly days: number | null;
}

/** The operator's side of one brand's promotions. */
export interface BrandPromotions {
  list(): Promise<readonly ActivityLine[]>;
  applications(): Promise<readonly Application[]>;
  /** Codes that the demo's seed has issued; none of other codes is kept. */
  demoCodes(): Promise<readonly string[]>;
  findings(): ReturnType<PromotionOperator["findings"]>;
  /** `text` is the JSON of rules. */
  create(text: string): Promise<Outcome>;
  stop(id: string): Promise<Outcome>;
  issueCode(form: CodeForm): Promise<Outcome>;
  approve(id: string): Promise<Outcome>;
  decline(id: string, reason: DeclineReason): Promise<Outcome>;
  /** Takes a reward back that was got against the rules. */
  reverse(id: string): Promise<Outcome>;
}

/** The value of a JSON text; undefined for a text that is none. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const DAY_MS = 86_400_000;
const CODE = /^[\p{L}\p{N}-]{4,32}$/u;

export const brandPromotions = (
  { promotions, database, clock }: Services,
  tenant: TenantContext,
  note: Note,
): BrandPromotions => {
  const { operator } = promotions;
  const brand = promotionBrand(tenant);
  const issue = async ({ activity, code, amount, uses, owner, days }: CodeForm): Promise<Outcome> => {
    const fault = (error: string): Outcome => ({ ok: false, error });
    if (!CODE.test(code)) return fault("A code is 4 to 32 letters, digits and -.");
    if (!isWireAmountFor(amount, brand.currency) || !/[1-9]/.test(amount)) return fault("An amount is above zero.");
    if (!Number.isSafeInteger(uses) || uses < 1) return fault("A code is for one member or more.");
    const member = owner === "" ? null : await database.read(() => memberByName(brand.code, owner));
    if (member === undefined) return fault("member_unknown");
    const expiresAt = days === null ? null : clock() + Math.round(days * DAY_MS);
    return outcomeOf(
      await operator.issueCode(brand, { activity, code, amount, uses, owner: member?.id ?? null, expiresAt }),
    );
  };
  return {
    list: () => operator.list(brand),
    applications: () => operator.applications(brand),
    findings: () => operator.findings(brand),
    demoCodes: async () => ((await database.read(() => isSeeded(brand.code))) ? DEMO_CODES.map(([code]) => code) : []),
    create: (text) =>
      note("create_promotion", brand.code, async () => {
        const rules = readJson(text);
        if (rules === undefined) return { ok: false, error: "rules_invalid: the text is no JSON" };
        return outcomeOf(await operator.create(brand, rules));
      }),
    stop: (id) => note("stop_promotion", id, async () => outcomeOf(await operator.stop(brand, id))),
    // The code itself is as good as money: it stays out of the log.
    issueCode: (form) => note("issue_code", form.activity, () => issue(form)),
    approve: (id) => note("approve_application", id, async () => outcomeOf(await operator.approve(brand, id))),
    decline: (id, reason) =>
      note("decline_application", id, async () => outcomeOf(await operator.decline(brand, { id, reason }))),
    reverse: (id) => note("reverse_reward", id, async () => outcomeOf(await operator.reverse(brand, id))),
  };
};
