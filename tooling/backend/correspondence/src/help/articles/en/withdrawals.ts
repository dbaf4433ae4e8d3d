import type { Articles } from "../../catalogue.ts";

export const withdrawals: Articles<"withdrawals"> = {
  "withdraw-how": {
    title: "How to withdraw",
    keywords: ["cash out", "pay out", "take money out", "steps"],
    html: `
      <h2>What you need</h2>
      <ul>
        <li>A withdrawal password of 6 digits.</li>
        <li>A payout account in your own name: a bank card, an Alipay account or a coin address.</li>
        <li>Money in the central wallet. Money in game wallets has to be <a href="/finance/transfer">collected</a>
        first.</li>
        <li>No turnover left to do. The withdrawal page shows what is missing.</li>
      </ul>
      <h2>Steps</h2>
      <ol>
        <li>Open <a href="/finance/withdraw">Withdraw</a>. It shows what you may take now and what is left of
        today.</li>
        <li>Choose the account and enter the amount.</li>
        <li>Look over the settlement sheet: the amount, each deduction and what arrives.</li>
        <li>Enter the withdrawal password and confirm.</li>
      </ol>
      <p>
        The amount is held at once and the request is reviewed. When it passes, the payment is made; you find each state
        in the <a href="/user/transRecord">money records</a> and get a message at the end.
      </p>
      <p>
        A request that was submitted cannot be taken back by you. If it cannot be paid, the whole amount returns to your
        central wallet and the reason is stated.
      </p>`,
  },
  "withdraw-quotas": {
    title: "Limits, quotas and fees of withdrawals",
    keywords: ["how much", "maximum", "minimum", "daily limit", "VIP", "fee", "free"],
    html: `
      <p>How much and how often you may withdraw depends on your VIP level.</p>
      <ul>
        <li>Single amount: a minimum for all, and a maximum that rises with the level.</li>
        <li>Times a day: the number of requests; the highest levels have no limit.</li>
        <li>Quota a day: the sum of all requests of the day.</li>
        <li>Free times: the first requests of a day cost nothing, later ones a percentage; higher levels pay none.</li>
      </ul>
      <p>
        The figures of each level are in the <a href="/user/vip/detail">table of VIP levels</a>. What is left of your
        own
        day is always shown on the <a href="/finance/withdraw">withdrawal page</a>, before you enter anything.
      </p>
      <h2>How a day is counted</h2>
      <p>
        A day is a calendar day in {zone}. A request counts for the day on which it was made. One that is refused does
        not count: its place and its amount are given back to that day.
      </p>
      <h2>Fees</h2>
      <p>
        Each fee stands on the settlement sheet before you confirm. Withdrawals to a coin address also carry the fee of
        the network. If a deduction has changed since you saw the sheet, nothing is sent and a new sheet is shown; you
        never pay more than you were shown.
      </p>`,
  },
  "withdraw-accounts": {
    title: "Bank cards and other payout accounts",
    keywords: ["add card", "delete card", "holder", "Alipay account", "cooling-off", "protection period", "name"],
    html: `
      <p>
        Withdrawals go to accounts that you have registered under
        <a href="/user/bankCardsManage">Manage accounts</a>. You can have several bank cards, Alipay accounts and coin
        addresses; the page shows how many of each.
      </p>
      <h2>Rules</h2>
      <ul>
        <li>
          All bank cards and Alipay accounts belong to one person. The holder’s name is fixed by the first one and stays
          fixed, also when all accounts are deleted.
        </li>
        <li>Adding an account asks for the withdrawal password.</li>
        <li>
          Your first account works at once. Each later one has a protection period of {coolingHours} hours in which
          nothing can be paid to it.
        </li>
        <li>Deleting an account and adding it again starts its protection period anew.</li>
      </ul>
      <h2>Why there is a wait</h2>
      <p>
        Whoever gets into a stranger’s account tries to add a card of their own. The protection period gives you time
        to see it and to stop it. If you find an account that you did not add, change your password and tell
        <a href="/iframeCustomerService">customer service</a> at once.
      </p>
      <p>Add one: <a href="/finance/addBankCard">bank card</a>, <a href="/finance/addAlipay">Alipay</a>,
      <a href="/finance/virtualCoinCard">coin address</a>.</p>`,
  },
  "withdraw-coins": {
    title: "Withdrawing to a coin address",
    keywords: ["USDT", "wallet address", "network fee", "rate", "quote", "crypto"],
    html: `
      <h2>Add the address</h2>
      <ol>
        <li>Open <a href="/finance/virtualCoinCard">coin addresses</a> and choose the coin and its network.</li>
        <li>Copy the address from your wallet and paste it. Never type it.</li>
        <li>The page checks its form and checksum. Compare the first 4 and the last 4 characters yourself.</li>
      </ol>
      <p>
        Addresses that nobody can spend from are refused. No check can tell whose an address is: coins that were sent
        cannot be called back, by nobody.
      </p>
      <h2>Rate and fees</h2>
      <ul>
        <li>Before you confirm you get a quote. It holds for a minute and can be used once.</li>
        <li>The figure that you confirm is the figure that is paid, whatever the market does meanwhile.</li>
        <li>The fee of the network is a deduction of its own on the sheet.</li>
        <li>What arrives is cut down to the decimals of the coin, never rounded up.</li>
      </ul>
      <p>
        When a quote has run out, nothing was submitted; take a new one. Each coin has a minimum and a maximum of its
        own, which the page shows beside the amount. How long a payment takes after the review depends on the network.
      </p>`,
  },
  "withdraw-states": {
    title: "What the states of a withdrawal mean",
    keywords: ["under review", "being paid", "refused", "not arrived", "how long", "cancel"],
    html: `
      <table>
        <thead><tr><th>State</th><th>Meaning</th></tr></thead>
        <tbody>
          <tr><td>Under review</td><td>The amount is held: still yours, but not to be spent.</td></tr>
          <tr><td>Being paid</td><td>The review is passed and the payment is on its way.</td></tr>
          <tr><td>Paid</td><td>The payment was sent. The receiving bank or network decides when you see it.</td></tr>
          <tr><td>Not accepted</td><td>The amount is back in your central wallet; the reason is stated.</td></tr>
        </tbody>
      </table>
      <h2>Frequent reasons of a refusal</h2>
      <ul>
        <li>The holder’s name does not fit the account.</li>
        <li>The bank is closed for maintenance or has turned the payment down.</li>
        <li>We need a proof of identity or of the source of the money first.</li>
      </ul>
      <p>
        There is no button that takes a request back. This protects you: nobody can talk you into playing with money
        that
        you meant to keep.
      </p>
      <p>
        If a request is under review for longer than the page announced, or is paid and has not arrived by the next bank
        day, send its number to <a href="/iframeCustomerService">customer service</a>. The number is in the
        <a href="/user/transRecord">money records</a> and can be copied there.
      </p>`,
  },
};
