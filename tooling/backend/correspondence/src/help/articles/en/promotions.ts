import type { Articles } from "../../catalogue.ts";

export const promotions: Articles<"promotions"> = {
  "turnover-what": {
    title: "What turnover is and why it is asked for",
    keywords: ["rollover", "wagering", "valid bet", "play through", "requirement", "cannot withdraw"],
    html: `
      <p>
        Turnover is the sum of your valid bets. Before money can be withdrawn, each deposit asks for valid bets of
        {turnover} × its amount. Deposits that were never played would turn a games site into a way to move money, which
        the law forbids.
      </p>
      <h2>What counts</h2>
      <ul>
        <li>Bets count when they are settled, won or lost.</li>
        <li>Only the valid part of a stake counts; the <a href="/user/betRecord">bet records</a> show it for each
        bet.</li>
        <li>Cancelled and void bets and demo play count nothing.</li>
        <li>Valid bets fill the oldest open requirement first.</li>
        <li>Bets made while nothing is required are not saved up for later.</li>
      </ul>
      <h2>Bonuses</h2>
      <p>
        A bonus has a requirement of its own, by the multiple that was shown when you took it. Some promotions count
        kinds
        of games by a percentage, which stands in their rules.
      </p>
      <h2>An example</h2>
      <p>
        With a multiple of 3, a bonus of 50 asks for valid bets of 150. Someone who has bet 100 of it has 50 left to do.
        What you are still missing is always shown on the <a href="/finance/withdraw">withdrawal page</a>.
      </p>`,
  },
  "turnover-progress": {
    title: "How to follow your turnover",
    keywords: ["progress", "how much is left", "details", "which bets counted"],
    html: `
      <p>
        Open <a href="/finance/withdraw">Withdraw</a>. Above the form stand two figures: what has been done and what is
        required, over all open requirements together.
      </p>
      <h2>Down to the single bet</h2>
      <ol>
        <li>Press “Details”. Each deposit and each bonus is listed with its amount, its multiple and its
          progress.</li>
        <li>Press one of them to see the bets that counted for it, and how much of each.</li>
        <li>Compare them with the <a href="/user/betRecord">bet records</a> if you like: every bet has a number.</li>
      </ol>
      <h2>When a figure looks too low</h2>
      <ul>
        <li>The bet is not settled yet. Matches count when they are over.</li>
        <li>The valid part of the bet was smaller than the stake.</li>
        <li>The bet filled an older requirement first.</li>
        <li>The promotion counts this kind of game in part only, or not at all.</li>
        <li>The bet was made before the deposit, when nothing was required.</li>
      </ul>
      <p>
        While anything is missing, nothing can be withdrawn. Once the last requirement is met, the whole central wallet
        is
        available again, without asking anyone.
      </p>`,
  },
  "promotion-join": {
    title: "Taking part in promotions",
    keywords: ["bonus", "offer", "apply", "join", "conditions", "deposit bonus", "reward"],
    html: `
      <p>
        All promotions are under <a href="/activity/discount">Promotions</a>. Nothing is given unasked: you decide
        whether
        to take part, because most rewards bring turnover with them.
      </p>
      <h2>Ways to take part</h2>
      <ul>
        <li>Deposit bonus: switch it on beside the amount when you deposit, or apply for it afterwards on its page.</li>
        <li>Application: press “Apply” once the conditions are met. Some are paid at once, others after a
          review.</li>
        <li>Levels: claim each level that you have reached.</li>
        <li>Gifts, codes and the daily sign-in have pages of their own.</li>
      </ul>
      <h2>Rules that always hold</h2>
      <ul>
        <li>Conditions, the most that is given, turnover and time are shown before you take part.</li>
        <li>Each deposit serves one promotion.</li>
        <li>Offers are for one person each. Several accounts of one person get a reward once.</li>
        <li>A promotion has a budget. When it is used up, this is said and nothing is taken from you.</li>
      </ul>
      <p>
        What you applied for and what was paid is in the promotion records on the same page. The reason stands beside an
        application that was declined.
      </p>`,
  },
  "promotion-sign-in": {
    title: "Daily sign-in",
    keywords: ["check in", "calendar", "streak", "re-sign", "missed day", "fill in"],
    html: `
      <p>
        Sign in once a day on the <a href="/activity/sign">sign-in page</a> while it is open. A day is a calendar day in
        {zone}, so a device set to another zone changes nothing.
      </p>
      <h2>Days in a row</h2>
      <ul>
        <li>The page shows your days in a row and the rewards for certain numbers of them.</li>
        <li>Runs are counted within a calendar month. A new month begins a new run.</li>
        <li>Each step is paid once a month, whatever you fill in afterwards.</li>
      </ul>
      <h2>Missed days</h2>
      <ul>
        <li>Past days of the same month can be filled in, as often and at the cost that the page shows.</li>
        <li>The cost is taken from your central wallet, after you have confirmed it.</li>
        <li>A day that was filled in counts towards the days in a row.</li>
      </ul>
      <h2>Good to know</h2>
      <p>
        Your sign-in is written down even when the budget of the promotion is used up: the day is yours, whatever it
        pays.
        Rewards arrive in the central wallet with the turnover that the rules name. Pressing twice signs in once.
      </p>`,
  },
  "promotion-gifts": {
    title: "Gifts and gift codes",
    keywords: ["redeem", "code", "luxury", "exchange", "delivery", "address", "coupon"],
    html: `
      <h2>Gifts</h2>
      <p>
        The <a href="/activity/enjoyLuxuryGifts">gifts page</a> shows each gift with the deposits or valid bets that it
        needs, your progress and how many are left.
      </p>
      <ol>
        <li>Once you have reached a gift, press “Exchange”.</li>
        <li>For goods, enter name, phone number and address. They are stored encrypted and used for the delivery.</li>
        <li>Check the details and confirm. A gift cannot be changed afterwards.</li>
      </ol>
      <p>Money arrives in your central wallet. Goods are prepared by hand; the exchange records show how far they
      are.</p>
      <h2>Gift codes</h2>
      <p>
        Enter a code on the same page. Capital and small letters are the same, and spaces and hyphens do not matter. The
        page tells you when a code
      </p>
      <ul>
        <li>is not right, or belongs to another member;</li>
        <li>has been used, by you or as often as it may be;</li>
        <li>has run out.</li>
      </ul>
      <p>
        Codes are given out by {brand} alone. Nobody needs your password to send you one, and no code has to be bought.
      </p>`,
  },
  "promotion-end": {
    title: "When a reward ends or is given up",
    keywords: ["forfeit", "give up", "expired", "taken back", "cancel bonus"],
    html: `
      <p>
        A reward is yours as soon as its turnover is done. Until then it can end in three ways.
      </p>
      <ul>
        <li>You give it up.</li>
        <li>The time for its turnover runs out, where its rules set one.</li>
        <li>The operator takes it back, because it was got against the rules.</li>
      </ul>
      <h2>What happens then</h2>
      <p>
        What is left of the reward in your central wallet is taken back: never more than the reward itself, never more
        than the wallet holds. The turnover that it still asked for is cancelled. Your deposit and its own turnover stay
        as they are.
      </p>
      <h2>How to give one up</h2>
      <ol>
        <li>Open the records under <a href="/activity/discount">Promotions</a>.</li>
        <li>Press “Give up” beside the reward.</li>
        <li>Read what would be taken back and what would be cancelled, then confirm. It cannot be undone.</li>
      </ol>
      <p>
        This is useful when you want to withdraw your own money and do not want to play for the bonus. A reward with a
        time limit shows the time in the same list.
      </p>`,
  },
};
