import type { Articles } from "../../catalogue.ts";

export const legal: Articles<"legal"> = {
  "legal-who-may-play": {
    title: "Who may play here",
    keywords: ["age", "minor", "country", "identity", "KYC", "proof", "one account"],
    html: `
      <ul>
        <li>You must be at least {minAge} years old.</li>
        <li>The law of the place where you are must allow you to gamble online.</li>
        <li>You may have one account, for yourself alone. It cannot be lent, sold or shared.</li>
        <li>Name, phone number and e-mail address must be true and your own.</li>
        <li>You play for yourself, with money that is yours.</li>
      </ul>
      <h2>Proofs</h2>
      <p>
        We may ask for a proof of identity, age or the source of money. Laws against money laundering ask this of us,
        and it
        keeps others from playing in your name. Withdrawals may wait until it is settled. Send proofs only in the way
        that
        <a href="/iframeCustomerService">customer service</a> names.
      </p>
      <h2>Minors</h2>
      <p>
        An account whose holder is under age is closed, open bets are void and deposits go back to the payer. If
        children use
        your device:
      </p>
      <ul>
        <li>log out when you have finished, and do not let the browser keep your password;</li>
        <li>give children an account of their own on the device;</li>
        <li>use a filter that blocks gambling sites.</li>
      </ul>
      <p>If you know of a minor who plays here, please tell us. The <a href="/help/terms">terms of service</a> say
      more.</p>`,
  },
  "legal-documents": {
    title: "Terms, privacy policy and licence",
    keywords: ["terms", "conditions", "privacy", "licence", "agreement", "rules"],
    html: `
      <p>Help explains how things are done. What is agreed between you and us stands in two documents.</p>
      <ul>
        <li>The <a href="/help/terms">terms of service</a>: account, deposits, withdrawals, bets, bonuses,
        complaints.</li>
        <li>The <a href="/help/privacy">privacy policy</a>: what is stored, why, for how long and who sees it.</li>
      </ul>
      <p>
        Both show the day on which they were last changed. You are told of changes that touch your rights before they
        take
        effect. Bets and orders made before follow the earlier terms. Where this help and the terms differ, the terms
        hold,
        and we are glad to be told of it.
      </p>
      <h2>Rules of games and promotions</h2>
      <p>
        Each game states its own rules, chances and return. Each <a href="/activity/discount">promotion</a> states its
        conditions, its turnover and its time. They are part of the agreement when you take part.
      </p>
      <h2>Licence</h2>
      <p>
        Where {brand} holds a licence, its holder and number stand at the foot of every page, with a link to the
        register
        of the authority. Look it up there rather than trust a picture of a seal, here or anywhere else. The register
        also
        shows whether a site that uses our name is ours.
      </p>`,
  },
  "legal-your-data": {
    title: "Your data and your rights",
    keywords: ["data protection", "personal data", "delete my data", "privacy", "cookies", "access request"],
    html: `
      <h2>What is kept</h2>
      <ul>
        <li>What you gave: name, phone number, e-mail address, payout accounts, pictures.</li>
        <li>What you did: log-ins, orders, transfers, bets, messages to us.</li>
        <li>Of passwords only digests that cannot be turned back.</li>
      </ul>
      <p>
        Phone numbers, e-mail addresses and payout accounts are stored encrypted and shown only in part. Uploaded
        pictures
        are drawn anew, without the place and other data that a camera adds. We sell no data. Games providers get a
        member
        number, no name and no contact.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie is used. It shows that a request comes from a page of this site, and follows you nowhere.
      </p>
      <h2>What you may ask for</h2>
      <ul>
        <li>To see your data, to get them and to have them corrected.</li>
        <li>To have them deleted, as far as the law and the books do not ask us to keep them.</li>
      </ul>
      <p>
        Bets and movements of money can be seen and saved on their pages at any time. For anything else write to
        <a href="/iframeCustomerService">customer service</a>; your identity is established first, and you get an answer
        within 30 days. The <a href="/help/privacy">privacy policy</a> has the details, and says where you may complain.
      </p>`,
  },
};
