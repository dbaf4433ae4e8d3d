import { cleanCardNumber, cleanEmail, cleanName, cleanPassword, plainText } from "./clean-text.ts";

export type UsernameRefusal = "required" | "too_short" | "too_long" | "must_start_with_letter" | "bad_character";
export type LoginPasswordRefusal =
  | "required"
  | "too_short"
  | "too_long"
  | "needs_letter"
  | "needs_digit"
  | "bad_character";
export type WithdrawPasswordRefusal = "required" | "not_six_digits" | "too_simple";
export type RealNameRefusal = "required" | "too_short" | "too_long" | "bad_character";
/** `other_area`: it begins with the code of another area than the chosen one. */
export type PhoneRefusal = "required" | "bad_character" | "other_area" | "wrong_for_area";
export type CodeRefusal = "required" | "not_digits" | "wrong_length";
export type CardNumberRefusal = "required" | "not_digits" | "wrong_length";
/** `other_script`: a letter that is not of the Latin alphabet, such as a Cyrillic one that looks the same. */
export type EmailRefusal = "required" | "too_long" | "malformed" | "other_script";

/** Characters that each may have, both ends included; words of forms name these numbers. */
export const ACCOUNT_LIMITS = {
  username: { min: 4, max: 16 },
  loginPassword: { min: 8, max: 64 },
  realName: { min: 2, max: 30 },
} as const satisfies Readonly<Record<string, { readonly min: number; readonly max: number }>>;

/**
 * `ACCOUNT_LIMITS.username` characters, a letter first, then letters, digits or underscore; as `plainText` leaves it.
 */
export function checkUsername(value: string): UsernameRefusal | null {
  const name = plainText(value);
  if (name === "") return "required";
  if (!/^[A-Za-z0-9_]+$/.test(name)) return "bad_character";
  if (!/^[A-Za-z]/.test(name)) return "must_start_with_letter";
  return outside(name.length, ACCOUNT_LIMITS.username);
}

/**
 * `ACCOUNT_LIMITS.loginPassword` characters, counted in NFC, with a letter and a digit; 64 so that pass phrases fit
 * (ASVS 6.2.9). Never trimmed; half of a surrogate pair is refused.
 */
export function checkLoginPassword(given: string): LoginPasswordRefusal | null {
  const value = cleanPassword(given);
  if (value === "") return "required";
  if (/[\p{Control}\p{Surrogate}]/u.test(value)) return "bad_character";
  const length = outside(Array.from(value).length, ACCOUNT_LIMITS.loginPassword);
  if (length) return length;
  if (!/\p{L}/u.test(value)) return "needs_letter";
  return /\d/.test(value) ? null : "needs_digit";
}

/** Six ASCII digits; one digit repeated and runs up or down (9 and 0 are neighbours) are too simple. Never trimmed. */
export function checkWithdrawPassword(value: string): WithdrawPasswordRefusal | null {
  if (value === "") return "required";
  if (!/^\d{6}$/.test(value)) return "not_six_digits";
  const steps = new Set(Array.from(value.slice(1), (digit, index) => (Number(digit) - Number(value[index]) + 10) % 10));
  const [step] = steps;
  return steps.size === 1 && (step === 0 || step === 1 || step === 9) ? "too_simple" : null;
}

/**
 * `ACCOUNT_LIMITS.realName` letters of any script, as `cleanName` leaves them; `·`, space, apostrophe and hyphen only
 * singly between letters.
 */
export function checkRealName(value: string): RealNameRefusal | null {
  const name = cleanName(value).text;
  if (name === "") return "required";
  if (!/^\p{L}[\p{L}\p{M}]*(?:[· '’-]\p{L}[\p{L}\p{M}]*)*$/u.test(name)) return "bad_character";
  return outside(Array.from(name).length, ACCOUNT_LIMITS.realName);
}

/**
 * Phone number without area code, as `cleanPhone` leaves it.
 *
 * @param pattern the area's pattern from the server, matched whole; an empty or unusable one leaves 5–15 digits
 */
export function checkPhone(value: string, pattern: string): PhoneRefusal | null {
  const phone = plainText(value);
  if (phone === "") return "required";
  if (phone.startsWith("+")) return "other_area";
  if (!/^\d+$/.test(phone)) return "bad_character";
  if (phone.length < 5 || phone.length > 15) return "wrong_for_area";
  return areaPattern(pattern).test(phone) ? null : "wrong_for_area";
}

/** 4–6 digits, as sent by message or e-mail. */
export function checkCode(value: string): CodeRefusal | null {
  return digitsBetween(plainText(value), 4, 6);
}

/** 12–19 digits, as `cleanCardNumber` reads them; anything it would have to drop is refused. */
export function checkCardNumber(value: string): CardNumberRefusal | null {
  const { text, dropped } = cleanCardNumber(value);
  return dropped === "" ? digitsBetween(text, 12, 19) : "not_digits";
}

/** Check digit of a card number. Some real cards fail it, so it only warns. */
export function luhnOk(value: string): boolean {
  const { text: digits, dropped } = cleanCardNumber(value);
  if (digits === "" || dropped !== "") return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + luhnValue(Number(digit), index), 0);
  return sum % 10 === 0;
}

function luhnValue(digit: number, index: number): number {
  const value = index % 2 === 1 ? digit * 2 : digit;
  return value > 9 ? value - 9 : value;
}

/**
 * One `@`, a dotted host, at most 254 characters, Latin letters alone; as `cleanEmail` leaves it. Whether it exists is
 * for the code to prove.
 */
export function checkEmail(value: string): EmailRefusal | null {
  const email = cleanEmail(value).text;
  if (email === "") return "required";
  if (email.length > 254) return "too_long";
  if (/[^\p{ASCII}]/u.test(email)) return "other_script";
  return /^[^\s@"<>(),:;\\]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(email) ? null : "malformed";
}

function outside(length: number, { min, max }: { min: number; max: number }): "too_short" | "too_long" | null {
  if (length < min) return "too_short";
  return length > max ? "too_long" : null;
}

function digitsBetween(text: string, least: number, most: number): "required" | "not_digits" | "wrong_length" | null {
  if (text === "") return "required";
  if (!/^\d+$/.test(text)) return "not_digits";
  return outside(text.length, { min: least, max: most }) === null ? null : "wrong_length";
}

function areaPattern(pattern: string): RegExp {
  try {
    return new RegExp(`^(?:${pattern || "\\d+"})$`);
  } catch {
    return /^\d+$/;
  }
}
