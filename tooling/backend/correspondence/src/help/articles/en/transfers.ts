import type { Articles } from "../../catalogue.ts";

export const transfers: Articles<"transfers"> = {
  "transfer-wallets": {
    title: "Your wallets, and moving money between them",
    keywords: ["central wallet", "game wallet", "venue", "transfer in", "move", "balance"],
    html: `
      <p>
        Your money lies in a central wallet and in a wallet at each games provider. Deposits arrive in the central
        wallet
        and withdrawals are paid from it. To play, a provider’s wallet needs money.
      </p>
      <h2>How to transfer</h2>
      <ol>
        <li>Open <a href="/finance/transfer">Transfer</a>. All wallets and their balances are listed.</li>
        <li>Choose from where to where, and the amount. The arrows swap the two.</li>
        <li>Confirm. Most transfers are done within seconds.</li>
      </ol>
      <h2>When a transfer is in progress</h2>
      <p>
        A provider sometimes answers late. The transfer is then shown as “In progress” until its outcome is
        known, and the result appears by itself. The money is not lost and is not counted twice. Please do not send it
        again. If the provider refuses it, the money is back where it came from.
      </p>
      <p>
        A provider under maintenance takes no transfers; its balance is safe and is available again afterwards. Each
        transfer has a number and stays in the <a href="/user/transRecord">money records</a>. Transfers cost nothing
        and do not change your turnover.
      </p>`,
  },
  "transfer-recycle": {
    title: "Collecting all game wallets at once",
    keywords: ["collect all", "recycle", "bring back", "one key", "skipped"],
    html: `
      <p>
        “Collect all” on the <a href="/finance/transfer">transfer page</a> moves the balances of all game wallets back
        to
        the central wallet, for example before a withdrawal.
      </p>
      <h2>What the result says</h2>
      <table>
        <thead><tr><th>Result</th><th>Meaning</th></tr></thead>
        <tbody>
          <tr><td>Collected</td><td>The balance is in your central wallet.</td></tr>
          <tr><td>In progress</td><td>The provider has not answered yet. The outcome appears by itself.</td></tr>
          <tr><td>Skipped</td><td>Nothing to collect, under maintenance, or another transfer is still on its
          way.</td></tr>
          <tr><td>Failed</td><td>The provider turned it down. The balance is still there; try again later.</td></tr>
        </tbody>
      </table>
      <h2>Good to know</h2>
      <ul>
        <li>Each wallet has a result of its own. One that fails does not stop the others.</li>
        <li>Finish the round that you are playing first: money that is staked cannot be collected.</li>
        <li>Pressing twice does no harm. The same request acts once.</li>
        <li>The reminder before collecting can be switched off for the day.</li>
      </ul>
      <p>A single wallet can be collected too: choose it as the source and take the whole amount.</p>`,
  },
  "transfer-automatic": {
    title: "Automatic transfer",
    keywords: ["auto", "switch", "enter game", "leave game"],
    html: `
      <p>
        With automatic transfer your central balance goes along when you enter a game, and comes back when you leave it.
        It is off until you switch it on, since it moves money without asking.
      </p>
      <h2>Switching it on or off</h2>
      <ul>
        <li>On the <a href="/finance/transfer">transfer page</a>, by the switch “Automatic transfer”.</li>
        <li>In the window that opens before a game, by the same switch.</li>
      </ul>
      <p>The setting belongs to your account and holds on all your devices.</p>
      <h2>While it is off</h2>
      <p>
        Before each game you are asked how much to bring along. Nothing is a possible answer: you can enter without a
        transfer and play with what is already there.
      </p>
      <h2>When money does not come back</h2>
      <ul>
        <li>The provider is under maintenance: the balance stays there until it opens again.</li>
        <li>A round is not finished: its stake comes back with its result.</li>
        <li>You closed the tab or lost the connection: nobody was there to ask. Collect it by hand.</li>
      </ul>
      <p>Demo games never move money, whatever the switch says.</p>`,
  },
  "transfer-exchange": {
    title: "Exchanging coins and account money",
    keywords: ["exchange", "rate", "quote", "HHB", "BOB", "JPB", "coin wallet", "convert"],
    html: `
      <p>
        Where {brand} offers coins of the house, each has a wallet of its own. The
        <a href="/finance/transfer?tab=exchange">exchange</a> turns them into account money and back.
      </p>
      <ol>
        <li>Choose the direction and enter the amount.</li>
        <li>Take a quote. It shows the rate and exactly what you receive.</li>
        <li>Confirm while the clock runs. A quote holds for a minute and serves once.</li>
      </ol>
      <h2>How it is reckoned</h2>
      <ul>
        <li>There is no fee beside the rate.</li>
        <li>What you receive is cut down to 2 decimals, never rounded up.</li>
        <li>A quote that has run out is replaced by a new one, and the change is pointed out before you confirm.</li>
        <li>An exchange that is refused leaves the quote as it was; nothing has moved.</li>
      </ul>
      <h2>Turnover</h2>
      <p>
        An exchange changes neither your turnover nor your net deposits. Both were counted when the money came in,
        coins at
        the rate of their order. Changing back and forth therefore creates no requirement and fulfils none.
      </p>
      <p>Both sides of an exchange are in the <a href="/user/transRecord">money records</a>, each in its own
      currency.</p>`,
  },
};
