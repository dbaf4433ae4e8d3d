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
export type PhoneRefusal = "required" | "bad_character" | "wrong_for_area";
export type CodeRefusal = "required" | "not_digits" | "wrong_length";
export type CardNumberRefusal = "required" | "not_digits" | "wrong_length";
export type EmailRefusal = "required" | "too_long" | "malformed";

/** 4–16 characters, a letter first, then letters, digits or underscore. Outer white space does not count. */
export function checkUsername(value: string): UsernameRefusal | null {
  const name = value.trim();
  if (name === "") return "required";
  if (!/^[A-Za-z0-9_]+$/.test(name)) return "bad_character";
  if (!/^[A-Za-z]/.test(name)) return "must_start_with_letter";
  return outside(name.length, 4, 16);
}

/** 8–64 characters with a letter and a digit; 64 so that pass phrases fit (ASVS 6.2.9). Never trimmed; half of a surrogate pair is refused. */
export function checkLoginPassword(value: string): LoginPasswordRefusal | null {
  if (value === "") return "required";
  if (/[\p{Control}\p{Surrogate}]/u.test(value)) return "bad_character";
  const length = outside(Array.from(value).length, 8, 64);
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

/** 2–30 letters of any script; `·`, space, apostrophe and hyphen stand singly between letters. */
export function checkRealName(value: string): RealNameRefusal | null {
  const name = value.trim();
  if (name === "") return "required";
  if (!/^\p{L}[\p{L}\p{M}]*(?:[· '’-]\p{L}[\p{L}\p{M}]*)*$/u.test(name)) return "bad_character";
  return outside(Array.from(name).length, 2, 30);
}

/**
 * Phone number without area code.
 *
 * @param pattern the area's pattern from the server, matched whole; an empty or unusable one leaves 5–15 digits
 */
export function checkPhone(value: string, pattern: string): PhoneRefusal | null {
  const phone = value.trim();
  if (phone === "") return "required";
  if (!/^\d+$/.test(phone)) return "bad_character";
  if (phone.length < 5 || phone.length > 15) return "wrong_for_area";
  return areaPattern(pattern).test(phone) ? null : "wrong_for_area";
}

/** 4–6 digits, as sent by message or e-mail. */
export function checkCode(value: string): CodeRefusal | null {
  return digitsBetween(value.trim(), 4, 6);
}

/** 12–19 digits; spaces between groups do not count. */
export function checkCardNumber(value: string): CardNumberRefusal | null {
  return digitsBetween(value.replace(/\s/g, ""), 12, 19);
}

/** Check digit of a card number. Some real cards fail it, so it only warns. */
export function luhnOk(value: string): boolean {
  const digits = value.replace(/\s/g, "");
  if (!/^\d+$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + luhnValue(Number(digit), index), 0);
  return sum % 10 === 0;
}

function luhnValue(digit: number, index: number): number {
  const value = index % 2 === 1 ? digit * 2 : digit;
  return value > 9 ? value - 9 : value;
}

/** One `@`, a dotted host, at most 254 characters. Whether it exists is for the code to prove. */
export function checkEmail(value: string): EmailRefusal | null {
  const email = value.trim();
  if (email === "") return "required";
  if (email.length > 254) return "too_long";
  return /^[^\s@"<>(),:;\\]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(email) ? null : "malformed";
}

function outside(length: number, least: number, most: number): "too_short" | "too_long" | null {
  if (length < least) return "too_short";
  return length > most ? "too_long" : null;
}

function digitsBetween(text: string, least: number, most: number): "required" | "not_digits" | "wrong_length" | null {
  if (text === "") return "required";
  if (!/^\d+$/.test(text)) return "not_digits";
  return outside(text.length, least, most) === null ? null : "wrong_length";
}

function areaPattern(pattern: string): RegExp {
  try {
    return new RegExp(`^(?:${pattern || "\\d+"})$`);
  } catch {
    return /^\d+$/;
  }
}
