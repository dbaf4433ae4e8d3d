import type { Articles } from "../../catalogue.ts";

export const vip: Articles<"vip"> = {
  "vip-levels": {
    title: "VIP levels and how to reach them",
    keywords: ["level", "upgrade", "progress", "requirements", "rank"],
    html: `
      <p>There are levels from 0 to 10. Everyone begins with 0, and nothing has to be applied for.</p>
      <h2>How a level is reached</h2>
      <ul>
        <li>Two sums count, both over the life of your account: deposits, and valid turnover.</li>
        <li>A level is reached when both sums suffice. One of them alone is not enough.</li>
        <li>You rise by yourself, over several levels at once if the sums allow it.</li>
        <li>A level that was reached stays yours. There is nothing to keep up.</li>
      </ul>
      <p>
        Your progress is on the <a href="/user/vip">VIP page</a>, what each level asks for and gives in the
        <a href="/user/vip/detail">table of levels</a>.
      </p>
      <h2>What does not count</h2>
      <ul>
        <li>Demo play, and bets that were cancelled or void.</li>
        <li>Bonuses: they are no deposits. Bets made with them do count as turnover.</li>
        <li>Exchanges between coins and account money.</li>
      </ul>
      <h2>A word on chasing levels</h2>
      <p>
        The benefits of a level are worth less than the bets that it takes. Let levels come by themselves, and never
        deposit
        or bet more than you meant to in order to reach one.
      </p>`,
  },
  "vip-benefits": {
    title: "Gifts, rebates and other benefits of VIP levels",
    keywords: ["rebate", "cashback", "monthly gift", "birthday", "upgrade gift", "benefit"],
    html: `
      <h2>Rebates</h2>
      <p>
        A part of your valid turnover is given back, by the percentage of your level and the kind of game. Rebates of a
        day
        are reckoned after midnight in {zone} and paid into the central wallet on the next day by themselves. You find
        them
        in the <a href="/user/transRecord">money records</a>.
      </p>
      <h2>Gifts</h2>
      <ul>
        <li>Upgrade gift: once for each level that you reach.</li>
        <li>Monthly gift: once in each calendar month.</li>
        <li>Birthday gift: once a year on your birthday, if your account has it on record.</li>
      </ul>
      <p>
        Gifts are claimed on the <a href="/user/vip">VIP page</a>. A monthly or birthday gift that is not claimed in its
        month or on its day is not paid later.
      </p>
      <h2>Withdrawals</h2>
      <p>
        Higher levels may withdraw more in one sum, more often and more in a day, and pay lower fees or none. The
        <a href="/user/vip/detail">table of levels</a> has all figures.
      </p>
      <h2>Turnover</h2>
      <p>
        A gift asks for valid bets of its own amount, once, before a withdrawal; a rebate asks for none. What is open is
        listed on the <a href="/finance/withdraw">withdrawal page</a>.
      </p>`,
  },
};
