import type { NewMessage } from "@baize/correspondence";
import { LINK_ACTION, paths } from "@baize/domain";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";

/** One of each kind: for all members of the brand, and two for the demo member. */
const messagesFor = ({ facts }: TenantContext, member: string): readonly NewMessage[] => [
  {
    key: "seed-message-notice",
    kind: "notice",
    to: { audience: "all" },
    pinned: true,
    format: "html",
    title: { "zh-CN": `欢迎来到${facts.name}`, en: `Welcome to ${facts.nameEn}` },
    body: {
      "zh-CN": `<p>这里是${facts.name}的沙盒，账户、资金与游戏均为演示。</p><p>充值、提款与优惠的说明请见<strong>帮助中心</strong>，也可随时联系在线客服。</p>`,
      en: `<p>This is the sandbox of ${facts.nameEn}: accounts, money and games are for demonstration only.</p><p>The <strong>help centre</strong> explains deposits, withdrawals and promotions. You can also write to customer service at any time.</p>`,
    },
    link: null,
  },
  {
    key: "seed-message-personal",
    kind: "personal",
    to: { audience: "member", member },
    pinned: false,
    format: "text",
    title: { "zh-CN": "请完善您的资料", en: "Please complete your profile" },
    body: {
      "zh-CN": "设置生日后，您可在生日当天领取 VIP 礼金。\n生日设置后如需更改，请联系客服。",
      en: "Set your birthday to receive your VIP gift on the day.\nOnce it is set, only customer service can change it.",
    },
    link: { action: LINK_ACTION.OPEN_NEW, value: paths.personal },
  },
  {
    key: "seed-message-activity",
    kind: "activity",
    to: { audience: "member", member },
    pinned: false,
    format: "text",
    title: { "zh-CN": "每日签到有礼", en: "A gift for signing in each day" },
    body: {
      "zh-CN": "连续签到可获得更多奖励，漏签可补签。",
      en: "The more days in a row you sign in, the larger the reward. A day that you missed can be made up for.",
    },
    link: { action: LINK_ACTION.OPEN_NEW, value: paths.activitySign },
  },
];

/** Three messages of the demo, each once. */
export const seedMessages = async (
  { correspondence }: Pick<Services, "correspondence">,
  tenant: TenantContext,
  member: string,
): Promise<void> => {
  for (const message of messagesFor(tenant, member)) {
    const sent = await correspondence.operator.send(tenant.correspondence, message);
    if (!sent.ok) throw new Error(`The message "${message.key}" was refused: ${JSON.stringify(sent.detail)}.`);
  }
};
