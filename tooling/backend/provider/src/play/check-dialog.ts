import type { TextLocale } from "@baize/domain";
import { html } from "hono/html";
import { messagesOf } from "../messages/messages.ts";

/** The reality check of a game in its own window; in a frame, the page around it shows its own. */
export const checkDialog = (locale: TextLocale) => {
  const { page } = messagesOf(locale);
  const line = (id: string, name: string) =>
    html`<div>
      <dt>${name}</dt>
      <dd id="${id}" translate="no"></dd>
    </div>`;
  return html`<dialog id="check" closedby="none" aria-labelledby="check-title" aria-describedby="check-note">
    <div class="sheet-body">
      <h2 id="check-title" tabindex="-1" autofocus>${page.checkTitle}</h2>
      <p id="check-note">${page.checkNote}</p>
      <dl class="check-sums">
        ${line("check-minutes", page.checkMinutes)} ${line("check-stakes", page.checkStakes)}
        ${line("check-returns", page.checkReturns)} ${line("check-net", page.checkNet)}
      </dl>
      <p id="check-fault" role="alert"></p>
      <button type="button" class="act" id="check-continue">${page.checkContinue}</button>
      <button type="button" class="chip" id="check-leave">${page.checkLeave}</button>
    </div>
  </dialog>`;
};
