import { hash, verify } from "@node-rs/argon2";

/** Cost of argon2id; memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}
export const PASSWORD_COST: PasswordCost = { memoryCost: 65_536, timeCost: 3 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for a wrong password, for none and for an account that does not exist. */
  verify(stored: string | null, password: string | null): Promise<boolean>;
}

/** Each hash holds 64 MiB, so few run at once and the rest wait in order. */
const queue = (width: number): (<R>(work: () => Promise<R>) => Promise<R>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** Passwords are normalised to NFC when set and when verified, so that one typed on another keyboard still fits. */
export const createPasswords = async (cost: PasswordCost = PASSWORD_COST, width = 2): Promise<Passwords> => {
  const inTurn = queue(width);
  const dummy = await hash("no account has this password", cost);
  return {
    hash: (password) => inTurn(() => hash(password.normalize("NFC"), cost)),
    verify: (stored, password) =>
      inTurn(async () => (await verify(stored ?? dummy, (password ?? "").normalize("NFC"))) && stored !== null && password !== null),
  };
};
