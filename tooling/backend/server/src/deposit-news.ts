import type { CallData, contract } from "@baize/api-client/contract";
import { type BrandFacts, dayIn, type TextLocale, prose } from "@baize/domain";
import { all, run, type Work } from "@baize/ledger";
import { q } from "./accounts/tables.ts";

type Entry = CallData<typeof contract.finance.depositNews>[number];
type Words = Omit<Entry, "isRead" | "date" | "id">;
interface Written {
  readonly id: string;
  /** The brand's day is that of this instant. */
  readonly at: number;
  readonly words: Readonly<Record<TextLocale, (brand: BrandFacts) => Words>>;
}

/** Newest first. */
const ENTRIES: readonly Written[] = [
  {
    id: "note-code",
    at: Date.parse("2026-11-20T04:00:00Z"),
    words: {
      "zh-CN": () => ({
        kind: "news",
        title: "银行卡转账请务必填写附言",
        text: [
          prose`
            每笔银行卡订单都有一个八位附言。转账时请把它原样写进备注，
            入账会自动匹配，通常五分钟内完成。`,
          "忘记填写也不会丢款：请在订单页上传转账凭证，人工核对后入账。",
        ],
        steps: [],
      }),
      en: () => ({
        kind: "news",
        title: "Please write the remark on every bank transfer",
        text: [
          prose`
            Each bank order has a remark of eight characters. Copy it into the note of your transfer and the money is
            matched by itself, usually within five minutes.`,
          "If you forgot it, nothing is lost: upload your payment slip on the order's page and a person will match it.",
        ],
        steps: [],
      }),
    },
  },
  {
    id: "coin-transfer",
    at: Date.parse("2026-11-12T04:00:00Z"),
    words: {
      "zh-CN": () => ({
        kind: "tutorial",
        title: "三步完成 USDT 充值",
        text: [
          prose`
            先选好网络再转账：同一种币在不同网络上的地址不通用，
            转错网络的币无法找回。`,
        ],
        steps: [
          {
            title: "选择网络并下单",
            text: prose`
              在充值页选择 TRC20、ERC20 或 OMNI，输入金额，
              确认应付数量。`,
          },
          {
            title: "从钱包转出",
            text: prose`
              复制订单页的地址与数量，在钱包中选择同一网络后转出。
              到账数量须与订单一致。`,
          },
          {
            title: "等待确认",
            text: prose`
              网络确认数达到要求后自动入账，订单页会显示进度。
              每笔订单请重新获取地址。`,
          },
        ],
      }),
      en: () => ({
        kind: "tutorial",
        title: "Paying in with USDT in three steps",
        text: [
          prose`
            Choose the network first: addresses of one coin differ between networks, and coins sent over the wrong one
            cannot be brought back.`,
        ],
        steps: [
          {
            title: "Choose a network and place the order",
            text: "On the deposit page choose TRC20, ERC20 or OMNI, enter the amount and check what is to be paid.",
          },
          {
            title: "Send from your wallet",
            text: prose`
              Copy the address and the quantity from the order's page and send over the same network. The quantity
              that arrives must equal the order's.`,
          },
          {
            title: "Wait for confirmations",
            text: prose`
              The credit follows by itself once the network has confirmed often enough; the order's page shows it. Ask
              for a new address for each order.`,
          },
        ],
      }),
    },
  },
  {
    id: "wallet-app",
    at: Date.parse("2026-11-03T04:00:00Z"),
    words: {
      "zh-CN": () => ({
        kind: "tutorial",
        title: "支付宝与微信充值怎么付",
        text: ["付款人姓名须与订单填写的一致，否则需要人工核对，到账会变慢。"],
        steps: [
          {
            title: "下单并保存二维码",
            text: prose`
              选择支付宝或微信，输入金额后下单，
              在订单页保存二维码。`,
          },
          {
            title: "扫码支付准确金额",
            text: prose`
              用手机打开应用扫码，支付页面显示的准确金额，
              一分不多、一分不少。`,
          },
          {
            title: "点击“我已付款”",
            text: prose`
              付款后回到订单页点击“我已付款”，
              可上传付款截图加快核对。`,
          },
        ],
      }),
      en: () => ({
        kind: "tutorial",
        title: "Paying by Alipay or WeChat",
        text: [
          prose`
            The payer's name must be the one given with the order; otherwise a person has to check it, which takes
            longer.`,
        ],
        steps: [
          {
            title: "Place the order and keep the QR code",
            text: "Choose Alipay or WeChat, enter the amount, place the order and save the QR code of its page.",
          },
          {
            title: "Scan and pay the exact amount",
            text: "Scan it with the app and pay exactly the amount shown, not a cent more or less.",
          },
          {
            title: "Press “I have paid”",
            text: prose`
              Go back to the order's page and press “I have paid”. A picture of the payment speeds up the check.`,
          },
        ],
      }),
    },
  },
  {
    id: "own-account",
    at: Date.parse("2026-10-18T04:00:00Z"),
    words: {
      "zh-CN": ({ name }) => ({
        kind: "news",
        title: "请使用本人账户充值",
        text: [
          `${name}只接受会员本人名下账户的付款，第三方代付的款项会原路退回。`,
          "收款账户会不定期更换，请以每次订单页显示的为准，勿向旧账户转账。",
        ],
        steps: [],
      }),
      en: ({ nameEn }) => ({
        kind: "news",
        title: "Pay in from an account of your own",
        text: [
          prose`
            ${nameEn} takes payments from accounts in the member's own name only; payments by others go back where
            they came from.`,
          prose`
            Accounts to pay to change from time to time. Use the one on the order's page each time, never an earlier
            one.`,
        ],
        steps: [],
      }),
    },
  },
];

/** What a member reads about paying in, newest first. */
export function* depositNews(facts: BrandFacts, locale: TextLocale, member: string): Work<Entry[]> {
  const read = yield* all(q.selectFrom("site_news_read").select("entry").where("member", "=", member));
  const isRead = new Set(read.map(({ entry }) => entry));
  return ENTRIES.map(({ id, at, words }) => ({
    id,
    date: dayIn(facts.zone, at),
    isRead: isRead.has(id),
    ...words[locale](facts),
  }));
}

/** Writes down that the member has read an entry; false when there is none of that id. */
export function* readDepositNews(member: string, id: string, now: number): Work<boolean> {
  if (!ENTRIES.some((entry) => entry.id === id)) return false;
  yield* run(
    q
      .insertInto("site_news_read")
      .values({ member, entry: id, at: BigInt(now) })
      .onConflict((c) => c.doNothing()),
  );
  return true;
}
