import type { Articles } from "../../catalogue.ts";

export const games: Articles<"games"> = {
  "games-start": {
    title: "Starting a game",
    keywords: ["play", "enter", "demo", "favourite", "search", "pop-up"],
    html: `
      <p>
        Games are grouped by kind: <a href="/venue/sports">sports</a>, <a href="/venue/realbet">live casino</a>,
        <a href="/venue/chess">board games</a>, <a href="/venue/gaming">esports</a>,
        <a href="/venue/lottery">lottery</a>, <a href="/venue/fishGame">fishing</a> and
        <a href="/game/egame">slots</a>. Which of them are open depends on the site.
      </p>
      <ol>
        <li>Choose a provider or a game. Slots can be searched by name, pinyin or initials.</li>
        <li>Say how much to bring along from the central wallet. You can enter without a transfer too.</li>
        <li>The game opens inside the page, or in a window of its own where it needs one.</li>
      </ol>
      <h2>Demo</h2>
      <p>
        Many games have a demo with play money. It asks for a log-in as well, since nobody under {minAge} may play.
        What you
        win or lose there touches neither your wallet nor your records.
      </p>
      <h2>When a game does not open</h2>
      <ul>
        <li>Your browser blocked the window: press the button that appears.</li>
        <li>The provider is under maintenance: the page says until when.</li>
        <li>The connection is slow: go back and open it again. Nothing is staked by opening a game.</li>
      </ul>`,
  },
  "games-results": {
    title: "How results are made, and lost connections",
    keywords: ["fair", "random", "disconnect", "interrupted", "round", "payout", "odds", "match cancelled"],
    html: `
      <p>
        Results are made by the server of the games provider, by numbers that nobody can foresee. Your device only shows
        them. Each game states its rules, its chances and its return to the player.
      </p>
      <h2>If the connection is lost</h2>
      <ul>
        <li>A bet is placed when the server has recorded it. From then on its result is fixed.</li>
        <li>A bet that did not arrive was not placed, and no money was taken.</li>
        <li>Open the game again: a result that you may have missed is shown once more.</li>
        <li>The <a href="/user/betRecord">bet records</a> have the last word.</li>
      </ul>
      <h2>Matches</h2>
      <p>
        When a match is called off, a single stake is returned. In a combination that match counts with a price of 1.00
        and
        the others decide.
      </p>
      <h2>Maintenance</h2>
      <p>
        Rounds that were recorded before a closing are valid; later ones are not taken.
      </p>
      <p>
        There is no automatic play: each round needs a press of its own. If you believe that a result is wrong, send the
        number of the bet to <a href="/iframeCustomerService">customer service</a>.
      </p>`,
  },
  "games-bet-records": {
    title: "Reading your bet records",
    keywords: ["history", "stake", "valid", "win", "loss", "export", "unsettled"],
    html: `
      <p>
        Every bet is in the <a href="/user/betRecord">bet records</a>, with number, time, game, stake, valid part,
        result and
        a line on how it went.
      </p>
      <h2>Filters</h2>
      <ul>
        <li>Periods: today, yesterday, the last 7 or 30 days, or days of your own within 12 months.</li>
        <li>Kind of game, provider and state.</li>
      </ul>
      <h2>States</h2>
      <table>
        <thead><tr><th>State</th><th>Meaning</th></tr></thead>
        <tbody>
          <tr><td>Unsettled</td><td>The result is not known yet, as with a match that is still on.</td></tr>
          <tr><td>Won, lost</td><td>Settled. The result is what you won or lost, the stake taken into account.</td></tr>
          <tr><td>Draw</td><td>The stake came back.</td></tr>
          <tr><td>Cancelled</td><td>The bet is void, the stake came back, and nothing counts towards turnover.</td></tr>
        </tbody>
      </table>
      <h2>Totals</h2>
      <p>
        The totals above the list are those of all rows of the filter, not of the page alone. You can save the rows as
        a file
        for a table program. Deposits, withdrawals and all other movements are in the
        <a href="/user/transRecord">money records</a>.
      </p>`,
  },
  "games-maintenance": {
    title: "When a game or the site is under maintenance",
    keywords: ["closed", "unavailable", "maintenance", "stuck balance", "offline"],
    html: `
      <p>
        Providers service their games, and so do we. A closing is announced where it is known beforehand, with its
        beginning
        and its expected end in {zone}.
      </p>
      <h2>A provider is closed</h2>
      <ul>
        <li>Its games show the closing instead of starting. All other games go on.</li>
        <li>A wallet there takes no transfers, in or out. The balance is safe and appears again afterwards.</li>
        <li>“Collect all” skips it and says so.</li>
        <li>Rounds that were recorded before are valid. Matches whose beginning falls into the closing are called
        off.</li>
      </ul>
      <h2>The cashier is closed</h2>
      <p>
        New deposits or withdrawals are not taken. Orders that exist go on: what was paid is credited, and what was
        requested
        is processed, when it opens again.
      </p>
      <h2>The whole site is closed</h2>
      <p>
        A page shows until when, as far as it is known. You stay logged in if your session has not run out meanwhile.
      </p>
      <p>
        Questions about a balance that you cannot see are answered by
        <a href="/iframeCustomerService">customer service</a>.
      </p>`,
  },
};
