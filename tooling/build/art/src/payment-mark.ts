import { lch } from "./colour.ts";
import { document, draw as d } from "./xml.ts";

/** Payment methods with a pictogram. */
export const PAYMENT_KINDS = ["bank", "coin", "alipay", "wechat"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

const MARKS: Readonly<Record<PaymentKind, readonly [hue: number, markup: string]>> = {
  bank: [258, '<path d="M10 20 24 11 38 20V22H10ZM14 25V34M20.7 25V34M27.3 25V34M34 25V34M10 37H38"/>'],
  coin: [
    60,
    '<ellipse cx="24" cy="15" rx="12" ry="4.5"/><path d="M12 15V21C12 23.5 17.4 25.5 24 25.5S36 23.5 36 21V15M12 21V27C12 29.5 17.4 31.5 24 31.5S36 29.5 36 27V21M12 27V33C12 35.5 17.4 37.5 24 37.5S36 35.5 36 33V27"/>',
  ],
  alipay: [
    230,
    '<path d="M13 15H32Q35 15 35 18V20M13 15Q10 15 10 18V33Q10 36 13 36H35Q38 36 38 33V23Q38 20 35 20H13Q10 20 10 17.5M38 25H31A3 3 0 0 0 31 31H38"/>',
  ],
  wechat: [
    165,
    '<path d="M11 11H20V20H11ZM28 11H37V20H28ZM11 28H20V37H11ZM15.5 15.5V15.6M32.5 15.5V15.6M15.5 32.5V32.6M24 11V16M24 21V27H11M37 24H29V29M24 32V37H30M34 33V37H37M37 29V28"/>',
  ],
};

/**
 * The pictogram of a payment method, 48 by 48: columns, a stack of coins, a wallet (alipay) or a scan code (wechat).
 * No service's real emblem.
 */
export const paymentMark = (kind: PaymentKind): string => {
  if (!Object.hasOwn(MARKS, kind))
    throw new RangeError(`there is no mark for ${JSON.stringify(kind)}: use one of ${PAYMENT_KINDS.join(", ")}`);
  const [hue, markup] = MARKS[kind];
  const id = `xpay${kind}`;
  return document(
    48,
    48,
    "",
    d`<defs><linearGradient id="${id}" x2=".4" y2="1"><stop stop-color="${lch(0.56, 0.1, hue)}"/><stop offset="1" stop-color="${lch(0.42, 0.09, hue - 10)}"/></linearGradient></defs><rect width="48" height="48" rx="12" fill="url(#${id})"/><g fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round">${markup}</g>`,
  );
};
