import type { Articles } from "../../catalogue.ts";

export const deposits: Articles<"deposits"> = {
  "deposit-how": {
    title: "How to make a deposit",
    keywords: ["pay in", "top up", "add money", "bank card", "channel", "order"],
    html: `
      <p>Every deposit at {brand} is an order. You place it first and pay it afterwards, never the other way round.</p>
      <h2>Step by step</h2>
      <ol>
        <li>Open <a href="/finance/deposit">Deposit</a> and choose a method: bank transfer, Alipay, WeChat or a
        coin.</li>
        <li>Choose a channel. Each shows its limits, its fee and how long it usually takes.</li>
        <li>Enter the amount and, where it is asked for, the name of the payer.</li>
        <li>Look over the summary: what you pay, what you receive and the turnover that comes with it.</li>
        <li>Confirm, and pay exactly what the order’s page shows, within {orderMinutes} minutes.</li>
        <li>Press “I have paid” on the order’s page. A picture of the payment is optional and makes it
          faster.</li>
      </ol>
      <h2>Good to know</h2>
      <ul>
        <li>Each channel takes one unpaid order at a time. Pay or cancel it before you place another.</li>
        <li>The account to pay to may change from one order to the next. Never pay to an earlier one.</li>
        <li>Please pay from an account in your own name. Payments by others go back to where they came from.</li>
        <li>All your orders are in the <a href="/user/transRecord">money records</a>.</li>
      </ul>`,
  },
  "deposit-note-code": {
    title: "What the note code of a transfer is for",
    keywords: ["remark", "note", "reference", "bank transfer", "slip", "forgot"],
    html: `
      <p>Many members pay the same amount to the same account at the same time. The note code tells whose payment it
      is.</p>
      <h2>How to use it</h2>
      <ul>
        <li>An order that is paid to an account shows a code of 8 characters. Copy it with the button beside it.</li>
        <li>Paste it into the note or remark of your transfer, without any other words.</li>
        <li>Pay the exact amount of the order, decimals included.</li>
      </ul>
      <p>With the right code your payment is matched by itself, usually within a few minutes of its arrival.</p>
      <h2>If you forgot it</h2>
      <p>
        Your money is not lost. Open the order, press “I have paid” and add a picture of the payment slip: a person then
        compares the payer’s name, the time and the amount. This takes longer. Please do not pay a second time to
        add the code.
      </p>
      <p>
        A code belongs to one order. For your next <a href="/finance/deposit">deposit</a> please take the new account
        and
        the new code of its own page.
      </p>`,
  },
  "deposit-wallet-apps": {
    title: "Paying with Alipay or WeChat",
    keywords: ["scan", "QR code", "wallet app", "mobile payment", "payer name"],
    html: `
      <p>Both apps pay by a QR code that belongs to your order.</p>
      <ol>
        <li>Choose Alipay or WeChat on the <a href="/finance/deposit">deposit page</a>, and a channel below it.</li>
        <li>Enter the amount and the name of the person who really pays. It must be your own.</li>
        <li>Confirm. The order’s page shows the QR code, the exact amount, the note code and the time that is
          left.</li>
        <li>
          Scan the code with the app. On one phone alone, save the picture of the code first and open it from the album
          inside the app.
        </li>
        <li>Pay exactly the amount shown and write the note code into the remark.</li>
        <li>Come back and press “I have paid”.</li>
      </ol>
      <h2>Why a payment may take longer</h2>
      <ul>
        <li>The amount differs from the order, even by a cent.</li>
        <li>The payer’s name is not the one in the order.</li>
        <li>The note code is missing.</li>
      </ul>
      <p>A person then has to check the payment. A picture of it, added on the order’s page, helps most. Never
        keep a QR
      code for next time: each order has its own.</p>`,
  },
  "deposit-coins": {
    title: "Depositing USDT and other coins",
    keywords: ["USDT", "TRC20", "ERC20", "OMNI", "crypto", "network", "address", "confirmations", "HHB", "BOB", "JPB"],
    html: `
      <p>
        A coin travels on several networks that are not connected. Coins sent over a network other than the order’s
        cannot be brought back, so choose the network first.
      </p>
      <table>
        <thead><tr><th>Network</th><th>How to tell it</th><th>What it is like</th></tr></thead>
        <tbody>
          <tr><td>TRC20</td><td>Addresses begin with T</td><td>Fast and cheap, the best choice for beginners</td></tr>
          <tr><td>ERC20</td><td>Addresses begin with 0x</td><td>Widely used, dear when the network is busy</td></tr>
          <tr><td>OMNI</td><td>Addresses begin with 1 or 3</td><td>Runs on the Bitcoin network, slow</td></tr>
        </tbody>
      </table>
      <h2>Steps</h2>
      <ol>
        <li>Choose the coin and the network on the <a href="/finance/deposit">deposit page</a> and place the order.</li>
        <li>Copy the address or scan its code. Never type it.</li>
        <li>Choose the same network in your wallet and send the quantity shown. Your wallet adds its own fee on
        top.</li>
        <li>The credit follows once the network has confirmed often enough.</li>
      </ol>
      <p>
        USDT becomes money of your account at the rate that the order fixed. Coins of the house, where they are offered,
        go into a coin wallet of their own and can be <a href="/finance/transfer?tab=exchange">exchanged</a>. More is on
        the page about <a href="/finance/deposit/virtualCoinHelp">coin networks</a>.
      </p>`,
  },
  "deposit-late": {
    title: "My deposit has not arrived",
    keywords: ["late", "missing", "not credited", "expired", "cancelled", "where is my money"],
    html: `
      <p>Open the order in your <a href="/user/transRecord">money records</a> first. Its state says what to do.</p>
      <table>
        <thead><tr><th>State</th><th>What it means</th></tr></thead>
        <tbody>
          <tr><td>Waiting for payment</td><td>We do not know yet that you have paid. Press “I have paid”.</td></tr>
          <tr><td>Waiting for confirmation</td><td>The payment is being matched. The order no longer expires.</td></tr>
          <tr><td>Expired or cancelled</td><td>If you paid all the same, the money is credited once it is
          matched.</td></tr>
          <tr><td>Not accepted</td><td>The payment could not be confirmed; the reason stands in the order.</td></tr>
          <tr><td>Completed</td><td>The money is in your central wallet, or in the wallet of the coin.</td></tr>
        </tbody>
      </table>
      <h2>Before you write to us</h2>
      <ul>
        <li>Compare the amount, the note code and the payer’s name with the order.</li>
        <li>For coins, look up the transfer in your wallet: it must show enough confirmations on the right network.</li>
        <li>Add a picture of the payment to the order.</li>
      </ul>
      <p>
        If it is still missing, send the order number to <a href="/iframeCustomerService">customer service</a>. Please
        do
        not pay the same order twice.
      </p>`,
  },
};
