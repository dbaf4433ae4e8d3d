import type { Articles } from "../../catalogue.ts";

export const account: Articles<"account"> = {
  "account-register": {
    title: "Opening an account",
    keywords: ["register", "sign up", "user name", "invitation code", "verification code"],
    html: `
      <p>
        You must be at least {minAge} years old. Each person may have one account, for personal use only.
      </p>
      <ol>
        <li>Open <a href="/register">Register</a> and choose a user name of 4 to 16 characters: letters, digits and
        underscore, a letter first.</li>
        <li>Choose a password of 8 to 64 characters with a letter and a digit. A sentence is a good password.</li>
        <li>Confirm a phone number or an e-mail address by the code that is sent to it.</li>
        <li>Enter an invitation code if you have one. One that came with a link is filled in already.</li>
        <li>Confirm your age and accept the terms and the privacy policy.</li>
      </ol>
      <h2>Details must be your own</h2>
      <p>
        Withdrawals are paid to accounts in your name alone. A real name that differs from the holder of your card will
        stop a withdrawal later.
      </p>
      <h2>No code arrives</h2>
      <ul>
        <li>Wait a minute before you ask for another; five a day are sent to one number.</li>
        <li>Look into the spam folder, or into blocked messages on your phone.</li>
        <li>Check the country or region that is chosen beside the number.</li>
      </ul>
      <p>If it does not help, <a href="/iframeCustomerService">customer service</a> will.</p>`,
  },
  "account-log-in": {
    title: "Logging in, and why you were logged out",
    keywords: ["log in", "sign in", "session", "captcha", "locked out", "wrong password", "idle"],
    html: `
      <p>
        You can <a href="/login">log in</a> with user name and password, with a code that is sent to your phone or
        e-mail address, or with a <a href="/help/account-passkeys">passkey</a>.
      </p>
      <h2>After wrong passwords</h2>
      <ul>
        <li>From 3 wrong tries on, a picture code is asked for as well.</li>
        <li>
          On a device that has logged in before there is a pause from 5 on, which grows from 30 seconds to 15 minutes.
        </li>
        <li>
          All other devices together have 5 wrong tries an hour; after that please use a code or a passkey, or wait.
        </li>
        <li>Strangers who try your name cannot shut out the device that you usually use.</li>
      </ul>
      <h2>Why you were logged out</h2>
      <ul>
        <li>Nothing was done for 30 minutes. This protects you where a device is left open. Playing counts as
        activity.</li>
        <li>A log-in lasts for 24 hours at most.</li>
        <li>You logged out in another tab of the same browser.</li>
        <li>Your password was changed.</li>
      </ul>
      <p>
        After each log-in the time of the one before is shown. If it was not you, change your password at once and tell
        <a href="/iframeCustomerService">customer service</a>. On a device that is not yours, never let the browser keep
        your password, and log out when you leave.
      </p>`,
  },
  "account-passkeys": {
    title: "Logging in with a passkey",
    keywords: ["passkey", "fingerprint", "face", "WebAuthn", "security key", "without password"],
    html: `
      <p>
        A passkey logs you in by the fingerprint, the face or the code of your own device. Nothing has to be typed, so
        nothing can be guessed or given away on a false page. It is never required, and your password keeps working.
      </p>
      <h2>Adding one</h2>
      <ol>
        <li>Open <a href="/user/personal">Profile and security</a> and press “Add a passkey”.</li>
        <li>Give it a name and enter your log-in password.</li>
        <li>Follow what your device asks for. From then on the page <a href="/login">Log in</a> takes it.</li>
      </ol>
      <h2>Good to know</h2>
      <ul>
        <li>You may have up to 10. You are told by a message when one is added or removed.</li>
        <li>A passkey belongs to this site's address. It is not offered by a browser that has none.</li>
        <li>Changing your password or logging out other devices removes no passkey.</li>
        <li>Setting a new password by <a href="/forgetPassword">Forgot password</a> removes them all. Whoever had got
        into your account is then out for good; add your own again.</li>
        <li>The withdrawal password is asked for as before.</li>
      </ul>
      <h2>A device is lost or sold</h2>
      <p>
        Log in another way, remove its passkey on the same page, and log the device out there. If you see a passkey
        that you have not added, remove it, change your password and tell
        <a href="/iframeCustomerService">customer service</a>.
      </p>`,
  },
  "account-forgot-password": {
    title: "I forgot my log-in password",
    keywords: ["forgot password", "reset password", "lost password", "cannot log in", "recover"],
    html: `
      <p>Open <a href="/forgetPassword">Forgot password</a>. It takes three steps.</p>
      <ol>
        <li>Enter your user name and the picture code.</li>
        <li>Choose phone or e-mail, and enter the code that was sent to the one that your account has.</li>
        <li>Choose a new password of 8 to 64 characters with a letter and a digit.</li>
      </ol>
      <p>Then log in with the new password.</p>
      <h2>Good to know</h2>
      <ul>
        <li>The page answers alike for every name and never shows a number or an address. Nobody can find out by it who
        has an account.</li>
        <li>A code is good for 5 minutes and dead after 5 wrong entries. Ask for a new one then.</li>
        <li>The withdrawal password stays as it is. The two are separate on purpose.</li>
        <li>All <a href="/help/account-passkeys">passkeys</a> of the account are removed; add yours again.</li>
        <li>Your balance, your bets and your orders are not affected.</li>
      </ul>
      <h2>If phone and e-mail are lost too</h2>
      <p>
        Write to <a href="/iframeCustomerService">customer service</a> from an address that we can answer. We have to
        establish your identity before anything is changed, and this takes some time. Nobody of {brand} will ever ask
        for
        a password or for a code.
      </p>`,
  },
  "account-withdrawal-password": {
    title: "The withdrawal password",
    keywords: ["payment password", "fund password", "6 digits", "locked", "tries", "forgot", "PIN"],
    html: `
      <p>
        A second password of 6 digits protects your money. It is asked for at each withdrawal and when a payout account
        is
        added. Someone who only knows your log-in password cannot take money out.
      </p>
      <h2>Choosing one</h2>
      <ul>
        <li>Six digits, not all the same and no run up or down.</li>
        <li>Not a part of your birthday or phone number, and not used elsewhere.</li>
        <li>You set it on the <a href="/finance/withdraw">withdrawal page</a> when you need it for the first time. Your
        log-in password is asked for then.</li>
      </ul>
      <h2>Wrong entries</h2>
      <p>
        After 5 wrong entries in a row, withdrawals and new payout accounts are locked for 24 hours. Logging in,
        playing and
        depositing go on. A right entry starts the count anew. The lock ends by itself, and the page shows when.
      </p>
      <h2>Forgotten</h2>
      <p>
        The password is stored in a form that nobody can read, so nobody can tell it to you. On
        <a href="/user/personal">Profile and security</a>, choose “Forgot it?” beside the withdrawal password and set a
        new one with your log-in password and a code that is sent to your phone or e-mail. To protect your money,
        withdrawals and new payout accounts wait for 24 hours after that. If neither your phone nor your e-mail works,
        please contact <a href="/iframeCustomerService">customer service</a>; our staff never ask for the password itself.
      </p>`,
  },
  "account-security": {
    title: "Keeping your account safe",
    keywords: ["security", "phishing", "fraud", "hacked", "stolen", "device", "scam"],
    html: `
      <ul>
        <li>Use a password that you use nowhere else, and let a password manager keep it.</li>
        <li>Set a withdrawal password that differs from it.</li>
        <li>Look at the address of the page before you type. Do not follow links from strangers.</li>
        <li>Never tell anyone a code or a password. Our service does not ask for them, not even to help you.</li>
        <li>Look at the time of your last log-in, which is shown each time and on <a href="/user">My account</a>.</li>
      </ul>
      <h2>What the site does</h2>
      <ul>
        <li>Passwords are encrypted on your device before they are sent.</li>
        <li>Phone numbers, e-mail addresses and payout accounts are stored encrypted and shown only in part.</li>
        <li>A further payout account can be used only after {coolingHours} hours.</li>
        <li>A session ends after 30 minutes without activity.</li>
      </ul>
      <h2>If something looks wrong</h2>
      <ol>
        <li>Change your log-in password, on <a href="/user/personal">Personal details</a> or by
        <a href="/forgetPassword">Forgot password</a>.</li>
        <li>Look at your <a href="/user/bankCardsManage">payout accounts</a> and your
        <a href="/user/transRecord">money records</a>.</li>
        <li>Tell <a href="/iframeCustomerService">customer service</a>. They can stop play and payments of the account
        until all is clear.</li>
      </ol>`,
  },
  "account-app": {
    title: "Installing the app on your phone",
    keywords: ["download", "install", "home screen", "iPhone", "Android", "PWA", "icon"],
    html: `
      <p>
        {brand} runs in the browser and can be installed from it. Nothing comes from a store, so there is nothing to
        update
        by hand and no strange file to trust. The page <a href="/download">Download</a> shows the way for your device.
      </p>
      <h2>iPhone and iPad</h2>
      <ol>
        <li>Open the site in Safari.</li>
        <li>Press the share button.</li>
        <li>Choose “Add to Home Screen”.</li>
      </ol>
      <h2>Android</h2>
      <ol>
        <li>Open the site in Chrome.</li>
        <li>Open the menu at the upper right.</li>
        <li>Choose “Install app” or “Add to Home screen”.</li>
      </ol>
      <h2>Computer</h2>
      <p>Chrome and Edge show an install button at the end of the address line.</p>
      <h2>Good to know</h2>
      <ul>
        <li>The app opens without a connection, but shows no figures then and sends nothing.</li>
        <li>A new version is taken when you are not in the middle of anything.</li>
        <li>Removing the icon does not touch your account.</li>
        <li>Do not install a file that somebody sends you as our app.</li>
      </ul>`,
  },
  "account-time": {
    title: "Which time the site goes by",
    keywords: ["time zone", "day", "midnight", "daily", "clock", "travel"],
    html: `
      <p>
        All times and days on the site are those of {zone}, wherever you are and whatever the clock of your device says.
      </p>
      <h2>What depends on the day</h2>
      <ul>
        <li>The number and the sum of withdrawals of a day.</li>
        <li>The daily sign-in and its calendar.</li>
        <li>Promotions that run by day, week or month. Weeks begin on Monday.</li>
        <li>Rebates, which are reckoned for one day and paid on the next.</li>
        <li>Filters such as “today” and “yesterday” in the records.</li>
      </ul>
      <h2>Filters of records</h2>
      <p>
        “Last 7 days” are today and the 6 days before, “last 30 days” today and the 29 before. Days of your own choice
        can
        reach over up to 12 months. Both work the same in the <a href="/user/transRecord">money records</a> and the
        <a href="/user/betRecord">bet records</a>, so that their sums agree.
      </p>
      <h2>When you travel</h2>
      <p>
        Nothing changes: a day ends at midnight in {zone}. Deadlines and countdowns follow our server, so a device whose
        clock is wrong loses nothing.
      </p>`,
  },
};
