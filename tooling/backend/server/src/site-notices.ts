import type { CallData, contract } from "@baize/api-client/contract";
import type { Closing } from "@baize/cashier";
import type { BrandFacts, TextLocale } from "@baize/domain";
import type { TenantContext } from "./tenant.ts";

type Md = CallData<typeof contract.service.md>;

/** A closing that is on or to come, on the wire. */
export const announceClosing = (closing: Closing | null, { iso }: TenantContext, now: number): Md["maintenance"] =>
  closing === null || (closing.end !== null && closing.end <= now)
    ? null
    : {
        start: closing.start === null ? null : iso(closing.start),
        end: closing.end === null ? null : iso(closing.end),
        text: closing.text,
      };

const WORDS: Readonly<Record<TextLocale, (brand: BrandFacts) => Md["notices"]>> = {
  "zh-CN": ({ name }) => [
    {
      id: "n-sandbox",
      title: "沙盒环境",
      text: `这里是${name}的沙盒：账户、资金与游戏均为演示，不涉及真实货币。`,
      level: "important",
    },
    {
      id: "n-remark",
      title: "充值提示",
      text: "每笔充值请使用页面显示的收款账户、金额与附言，勿重复使用旧账户。",
      level: "info",
    },
    {
      id: "n-safety",
      title: "账户安全",
      text: "请设置提款密码并妥善保管，客服不会向您索取密码或验证码。",
      level: "info",
    },
  ],
  en: ({ nameEn }) => [
    {
      id: "n-sandbox",
      title: "Sandbox",
      text: `This is the sandbox of ${nameEn}: accounts, money and games are for demonstration only.`,
      level: "important",
    },
    {
      id: "n-remark",
      title: "Deposits",
      text: "Use the account, amount and remark shown for each deposit. Do not pay to an earlier account again.",
      level: "info",
    },
    {
      id: "n-safety",
      title: "Account safety",
      text: "Set a withdrawal password and keep it to yourself. Our service never asks for passwords or codes.",
      level: "info",
    },
  ],
};

export const notices = (facts: BrandFacts, locale: TextLocale): Md["notices"] => WORDS[locale](facts);
