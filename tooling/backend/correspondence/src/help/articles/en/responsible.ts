import type { Articles } from "../../catalogue.ts";

export const responsible: Articles<"responsible"> = {
  "responsible-play": {
    title: "Playing within your means",
    keywords: ["responsible gambling", "addiction", "problem", "help", "lose", "stop"],
    html: `
      <p>
        Games of chance are a pastime that costs money. Over time the house wins, and no system changes that. Play only
        with
        money that you can spare.
      </p>
      <h2>Habits that help</h2>
      <ul>
        <li>Decide before you begin how much you may lose and how long you will play.</li>
        <li>Never borrow to bet, and never use money that is meant for rent, food or debts.</li>
        <li>Do not raise stakes to win losses back.</li>
        <li>Do not play when you are tired, drunk, angry or sad.</li>
        <li>Take breaks. Each game shows how long you have played and how you stand.</li>
      </ul>
      <h2>Signs that it is too much</h2>
      <ul>
        <li>You think of play when you should be thinking of something else.</li>
        <li>You hide it from your family, or lie about sums.</li>
        <li>You play longer or for more than you meant to, again and again.</li>
        <li>You are restless when you cannot play.</li>
        <li>You have borrowed, sold or taken something in order to play.</li>
      </ul>
      <p>
        If you know one of these, please talk to someone you trust or to an advice centre where you live, and
        <a href="/iframeCustomerService">tell us</a>. We close play for you when you ask, without asking why.
      </p>`,
  },
  "responsible-tools": {
    title: "What helps you keep an overview",
    keywords: ["net deposits", "how much have I lost", "time played", "close account", "overview"],
    html: `
      <h2>Figures</h2>
      <ul>
        <li>Net deposits: all deposits less all withdrawals since you opened the account, in the
        <a href="/user/transRecord">money records</a>. This is what play has cost you.</li>
        <li>Totals of any period: deposits, withdrawals and fees there, stakes and results in the
        <a href="/user/betRecord">bet records</a>.</li>
        <li>In each game: the time of day, the time you have played, your balance and how you stand since you
        began.</li>
        <li>After each log-in: when you were here last.</li>
      </ul>
      <h2>Built in</h2>
      <ul>
        <li>No automatic play: each round needs a press of its own.</li>
        <li>Withdrawals cannot be taken back for more play.</li>
        <li>Automatic transfer is off until you switch it on.</li>
        <li>Bonuses are never joined unasked.</li>
        <li>A session ends after 30 minutes without activity.</li>
      </ul>
      <h2>When you want to stop</h2>
      <p>
        Write to <a href="/iframeCustomerService">customer service</a>. Our staff close play, or the account,
        for you. What is left of your balance remains yours and is paid out to you. Nobody will try to talk you out of
        it, and no offers are shown to an account that is closed.
      </p>`,
  },
  "responsible-limits": {
    title: "Setting limits of your own",
    keywords: ["deposit limit", "loss limit", "spending", "cap", "budget"],
    html: `
      <p>
        You can set limits to what you pay in, under <a href="/user/protection">Limits and breaks</a>. A limit holds
        for the account, on every device and with every method.
      </p>
      <h2>How limits act</h2>
      <ul>
        <li>You type the amount yourself. Choose what you can afford to lose, not what you hope to win.</li>
        <li>Limits of 24 hours, 7 days and a month stand beside each other; the one of which least is left counts.</li>
        <li>Everything you pay in counts, fees included, until the period has passed since its arrival. Withdrawals take
        nothing off. An order that can still be paid counts too.</li>
        <li>A lower limit acts at once.</li>
        <li>A higher one, or none, acts only after a waiting time and once you have confirmed it. The page shows from
        when, and you can change your mind until then; without a confirmation the limit stays.</li>
        <li>A month is one of the calendar of {zone}.</li>
      </ul>
      <h2>At the limit</h2>
      <p>
        The <a href="/finance/deposit">deposit page</a> refuses before anything is paid, and says when it opens again.
        Money
        that arrives from an order placed before is still credited. Withdrawals are never limited by it.
      </p>
      <h2>Which limit to choose</h2>
      <p>
        Look at your net deposits of the last months in the <a href="/user/transRecord">money records</a>, and begin
        below.
        If you often meet a limit and think of raising it, take it as a sign and read
        <a href="/help/responsible-play">playing within your means</a>.
      </p>`,
  },
  "responsible-breaks": {
    title: "Taking a break, and excluding yourself",
    keywords: ["break", "time out", "self-exclusion", "exclude", "cool off", "pause"],
    html: `
      <p>
        Under <a href="/user/protection">Limits and breaks</a> you can take a break from play or exclude yourself for
        long. The page shows the lengths that can be chosen. You can have an exclusion cover our other brands too.
      </p>
      <h2>What happens</h2>
      <ul>
        <li>It begins as soon as you confirm it.</li>
        <li>You cannot deposit or play while it lasts, and get no offers and no rewards.</li>
        <li>It cannot be ended early, neither by you nor by our staff. This is its use.</li>
        <li>Bets that are still open are settled in the ordinary way.</li>
      </ul>
      <h2>Your money</h2>
      <p>
        What you have remains yours. You can still log in, collect your game wallets, withdraw and read your records
        at any time.
      </p>
      <h2>Afterwards</h2>
      <p>
        A break ends by itself. Limits that you had are still there. An exclusion does not end by itself: after its time
        <a href="/iframeCustomerService">customer service</a> lifts it when you ask for it. Please think well before you
        come back; you may prolong it at any time.
      </p>
      <p>
        A break here does not reach other sites. Ask an advice centre where you live for ways that do, and for software
        that
        blocks gambling on your devices.
      </p>`,
  },
};
