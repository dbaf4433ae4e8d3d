import type { CallParsed, contract } from "@baize/api-client/contract";
import { type Database, first, run, type Work } from "@baize/ledger";
import { drawCaptcha } from "@baize/safeguards";
import { sameText, type Secrets } from "./secrets.ts";
import { q } from "./tables.ts";

export type CaptchaScene = CallParsed<typeof contract.account.captcha>["scene"];
export const CAPTCHA_LIFE_MS = 120_000;
/** Enough for the console to show; older answers are forgotten first. */
const REMEMBERED = 1_000;
const SHOWN = 20;

export interface CaptchaBinding {
  readonly brand: string;
  readonly scene: CaptchaScene;
  readonly device: string;
}
export interface Captchas {
  make(
    binding: CaptchaBinding,
    now: number,
  ): Promise<{ readonly id: string; readonly image: string; readonly expireSec: number }>;
  /**
   * Takes the captcha away, right or wrong; false also for one that is unknown, late or bound elsewhere. That of another
   * device stays for its own.
   */
  consume(id: string | undefined, answer: string | undefined, binding: CaptchaBinding, now: number): Work<boolean>;
  /** For the operator console alone: the answer, while this process remembers it. */
  peek(brand: string, id: string): string | undefined;
  recent(brand: string): readonly { readonly id: string; readonly answer: string }[];
  prune(now: number): Work<number>;
}

const fold = (answer: string): string => answer.normalize("NFKC").trim().toLowerCase();

/** Graphic captchas: kept on the server as keyed digests, good for one try within two minutes. */
export const createCaptchas = (database: Database, secrets: Secrets, random: (n: number) => Uint8Array): Captchas => {
  const remembered = new Map<string, { readonly brand: string; readonly answer: string }>();
  const bindingOf = ({ brand, scene, device }: CaptchaBinding): string =>
    `${brand}/${scene}/${secrets.digest("device", device)}`;
  const digest = (id: string, answer: string): string => secrets.digest("captcha", `${id}\n${fold(answer)}`);

  return {
    make: async (binding, now) => {
      const { text, image } = await drawCaptcha(random);
      const id = Buffer.from(random(16)).toString("base64url");
      const row = {
        id,
        bound_to: bindingOf(binding),
        answer: digest(id, text),
        expires_at: BigInt(now + CAPTCHA_LIFE_MS),
      };
      await database.atomic(() => run(q.insertInto("site_captcha").values(row)));
      remembered.set(id, { brand: binding.brand, answer: text });
      for (const oldest of remembered.keys()) {
        if (remembered.size <= REMEMBERED) break;
        remembered.delete(oldest);
      }
      return { id, image, expireSec: CAPTCHA_LIFE_MS / 1000 };
    },
    *consume(id, answer, binding, now) {
      if (id === undefined || answer === undefined) return false;
      const own = q.deleteFrom("site_captcha").where("id", "=", id).where("bound_to", "=", bindingOf(binding));
      const row = yield* first(own.returningAll());
      if (!row || Number(row.expires_at) <= now) return false;
      return sameText(row.answer, digest(id, answer));
    },
    peek: (brand, id) => {
      const held = remembered.get(id);
      return held?.brand === brand ? held.answer : undefined;
    },
    recent: (brand) => {
      const own = [...remembered].filter(([, held]) => held.brand === brand).slice(-SHOWN);
      return own.map(([id, { answer }]) => ({ id, answer })).toReversed();
    },
    prune: (now) => run(q.deleteFrom("site_captcha").where("expires_at", "<=", BigInt(now))),
  };
};
