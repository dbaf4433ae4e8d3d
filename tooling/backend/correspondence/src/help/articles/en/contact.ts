import type { Articles } from "../../catalogue.ts";

export const contact: Articles<"contact"> = {
  "contact-desk": {
    title: "Talking to customer service",
    keywords: ["chat", "service desk", "online service", "support", "opening hours", "ticket"],
    html: `
      <p>
        The <a href="/iframeCustomerService">service desk</a> is open to members and visitors. You have one conversation
        there, which is kept, so nothing has to be told twice.
      </p>
      <h2>How it works</h2>
      <ul>
        <li>Write up to 1,000 characters at a time. Members can add a picture to each line.</li>
        <li>You see when a line was read, and new answers appear by themselves.</li>
        <li>The window shows when the desk is open, in {zone}.</li>
        <li>Outside these hours your lines become a ticket. It is answered when the desk opens; members get a
        message.</li>
        <li>A conversation that was closed opens again when you write.</li>
      </ul>
      <h2>What helps us to help you</h2>
      <ol>
        <li>Your user name, if you are not logged in.</li>
        <li>The number of the order or of the bet. It can be copied from the <a href="/user/transRecord">money
        records</a>
        or the <a href="/user/betRecord">bet records</a>.</li>
        <li>What you did, what you expected and what happened instead, with the time.</li>
      </ol>
      <p>
        Never write passwords or codes into the window. Our staff do not need them. Conversations that are 180 days old
        are
        deleted.
      </p>`,
  },
  "contact-feedback": {
    title: "Sending feedback",
    keywords: ["feedback", "suggestion", "bug", "report", "idea", "picture"],
    html: `
      <p>
        <a href="/user/feedBack">Feedback</a> is for what does not need an answer at this minute: suggestions, faults,
        complaints and questions about a matter that takes time to look into.
      </p>
      <ol>
        <li>Choose what it is about: deposit, withdrawal, game, account, suggestion, complaint or other.</li>
        <li>Write 10 to 500 characters. Name the order or the bet where there is one.</li>
        <li>Add up to 3 pictures if they help. Cover what is nobody’s business.</li>
        <li>Say how you want to be reached, if you like. The answer comes to the site in any case.</li>
      </ol>
      <h2>What happens then</h2>
      <ul>
        <li>Your feedback gets a number and is open until it is answered.</li>
        <li>You get a message when there is a reply. It stands in <a href="/user/feedBackList">My feedback</a>.</li>
        <li>You can add to it as often as you need, which opens it again, until it is closed.</li>
        <li>Up to 10 texts a day can be sent, additions among them. The day is one in {zone}.</li>
      </ul>
      <p>
        Pressing twice sends once. Contacts are stored encrypted, and only the people who work on your feedback see it.
        For
        anything urgent please use the <a href="/iframeCustomerService">service desk</a>.
      </p>`,
  },
  "contact-messages": {
    title: "Your messages",
    keywords: ["inbox", "notice", "unread", "delete message", "announcement", "mail"],
    html: `
      <p><a href="/user/message">Messages</a> has three kinds.</p>
      <ul>
        <li>Notices: to all members, or to those from a VIP level on.</li>
        <li>Personal: about your own deposits, withdrawals, passwords, log-ins and answers.</li>
        <li>Activity: about promotions and what they paid you.</li>
      </ul>
      <h2>Reading and deleting</h2>
      <ul>
        <li>Opening a message marks it as read. You can also mark a kind, or all of them, at once.</li>
        <li>Deleted messages can be brought back for 10 minutes. Deleting is for you alone.</li>
        <li>Messages are kept for 180 days. Pinned ones stay longer and stand first.</li>
        <li>A new member does not see what was sent before, except for pinned notices.</li>
      </ul>
      <h2>Is a message really ours?</h2>
      <p>
        What stands on this page is. An SMS, an e-mail or a chat that asks for a password, a code or a payment is not,
        even
        if it uses the name {brand}. Orders are paid by what their own page shows and by nothing else. When in doubt,
        ask
        the <a href="/iframeCustomerService">service desk</a> before you do anything.
      </p>
      <p>
        Messages about money only repeat what the <a href="/user/transRecord">money records</a> say. The records have
        the
        last word.
      </p>`,
  },
  "contact-complaints": {
    title: "Making a complaint",
    keywords: ["complain", "dispute", "unfair", "regulator", "authority", "escalate"],
    html: `
      <p>If something went wrong and talking did not settle it, please complain. It costs nothing and has no
      drawbacks.</p>
      <ol>
        <li>Open <a href="/user/feedBack">Feedback</a> and choose “Complaint”.</li>
        <li>Say what happened, when, and what you want to be done. Give the number of the order or the bet.</li>
        <li>Add pictures where they prove something.</li>
      </ol>
      <h2>What you can expect</h2>
      <ul>
        <li>You get an answer within 10 days, or are told how much longer it takes and why.</li>
        <li>Records of bets and orders cannot be changed afterwards, by us neither, and are what the decision rests
        on.</li>
        <li>You see the whole exchange in <a href="/user/feedBackList">My feedback</a>; complaints are kept.</li>
      </ul>
      <h2>If you are not satisfied</h2>
      <p>
        You may turn to the authority that the <a href="/help/terms">terms of service</a> name, and to a court. Our
        licence,
        where there is one, stands at the foot of each page with its number.
      </p>
      <p>
        Matters of data protection have a way of their own, described in
        <a href="/help/legal-your-data">your data and your rights</a>.
      </p>`,
  },
};
