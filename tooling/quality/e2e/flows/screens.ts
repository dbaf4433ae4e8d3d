/** A screen, by what a member sees and does there. */
export interface Screen {
  readonly path: string;
  /** What to call it where the path says little. */
  readonly name?: string;
  /** Name of what the screen is for, in both languages. */
  readonly primary: RegExp;
  /** Where that stands; in the page's own part by default. */
  readonly place?: "header";
  /** A form about money: on a phone held sideways its act is in sight without scrolling. */
  readonly isMoneyForm?: true;
}
const screen = (path: string, primary: RegExp): Screen => ({ path, primary });
const moneyForm = (path: string, primary: RegExp): Screen => ({ path, primary, isMoneyForm: true });

const ENTER = /^(进入游戏|选择游戏|Enter|Choose a game) /;
const SET_PASSWORD = /^(设置提款密码|Set withdrawal password)$/;
/** A text to read, with no act of its own. */
const ANY = /./;
const OFFER = /^(首次充值加送 20%|20% on your first deposit)$/;
const EXPORT = /^(导出|Export)/;

const halls = ["sports", "realbet", "chess", "gaming", "lottery", "fishGame"].map((hall) =>
  screen(`/venue/${hall}`, ENTER),
);
const lobby = screen("/game/egame", /^(试玩|Demo)/);

export const forVisitors: readonly Screen[] = [
  { path: "/home", primary: /^(注册|Register)$/, place: "header" },
  screen("/login", /^(登录|Log in)$/),
  screen("/register", /^(下一步|Next)$/),
  screen("/iframeCustomerService", /^(复制|Copy)/),
  screen("/agent", ANY),
  screen("/download", ANY),
  screen("/forgetPassword", /^(获取验证码|Send the code)$/),
  screen("/help/index", /^(如何充值|How to make a deposit)$/),
  screen("/help/deposit-how", /^(有帮助|Yes)$/),
  screen("/help/index?q=VIP", ANY),
  screen("/help/terms", ANY),
  screen("/help/privacy", ANY),
  screen("/activity/discount", OFFER),
  screen("/activity/list/first-deposit", /^(登录|Log in)$/),
  ...halls,
  lobby,
  screen("/no/such/page", /^(回到首页|Go to the home page)$/),
];

/** Before there is a withdrawal password and an account to pay to. */
export const forNewMembers: readonly Screen[] = [
  screen("/finance/withdraw", SET_PASSWORD),
  screen("/finance/addBankCard", SET_PASSWORD),
  screen("/user/bankCardsManage", SET_PASSWORD),
];

export const forMembers: readonly Screen[] = [
  screen("/home", /^(立即充值|Deposit now)$/),
  screen("/user", /^(充值|Deposit)$/),
  moneyForm("/finance/deposit", /^(下一步|存入|Next|Deposit)/),
  moneyForm("/finance/withdraw", /^(下一步|提取|Next|Withdraw)/),
  moneyForm("/finance/transfer", /^(转账|Transfer)$/),
  moneyForm("/finance/transfer?to=jxzr", /^(转账|Transfer)$/),
  moneyForm("/finance/transfer?tab=exchange", /^(获取报价|Take a quote)$/),
  screen("/finance/deposit/newsletter", ANY),
  screen("/finance/deposit/virtualCoinHelp", ANY),
  screen("/finance/addBankCard", /^(添加银行卡|Add card)$/),
  screen("/finance/addAlipay", /^(添加支付宝|Add Alipay account)$/),
  screen("/finance/virtualCoinCard", /^(添加虚拟币地址|Add coin address)$/),
  screen("/user/bankCardsManage", /^(添加银行卡|Add a bank card)$/),
  screen("/user/transRecord", EXPORT),
  screen("/user/personal", ANY),
  screen("/user/protection", /^(设置|修改|Set|Change)/),
  screen("/user/statement", EXPORT),
  screen("/agent", ANY),
  screen("/user/message", /^(全部标为已读|Mark all as read)$/),
  screen("/user/feedBack", /^(提交|Send)$/),
  screen("/user/feedBackList", /^(写反馈|Write feedback)$/),
  screen("/activity/discount", OFFER),
  screen("/activity/discount?view=record", ANY),
  screen("/activity/list/first-deposit", ANY),
  screen("/activity/list/monthly-ladder", /^(去充值|Deposit)$/),
  screen("/activity/enjoyLuxuryGifts", /^(立即兑换|Redeem)$/),
  screen("/activity/sign", /^(今日签到|Sign in today)/),
  screen("/user/vip", /^(查看各等级权益|What each level gives)$/),
  screen("/user/vip/detail", ANY),
  ...halls,
  lobby,
];

/** Of a member who has played. */
export const forPlayers: readonly Screen[] = [screen("/user/betRecord?date=3", EXPORT)];
