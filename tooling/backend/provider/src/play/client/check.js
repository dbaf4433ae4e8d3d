import { byId, fill, say } from "./dom.js";

/** @import { Boot, DueCheck } from "./types.d.ts" */

/**
 * The reality check of a game in its own window: shown until it is acknowledged, here or elsewhere. It has
 * `closedby="none"`; where a browser does not know that and closes it, it comes back.
 * @param {{
 *   words: Boot["words"],
 *   amount: (decimal: string) => string,
 *   acknowledge: () => Promise<string | null>,
 *   leave: () => void,
 * }} options `acknowledge` gives a sentence where it failed
 */
export const createCheck = ({ words, amount, acknowledge, leave }) => {
  const dialog = /** @type {HTMLDialogElement} */ (byId("check"));
  const onward = /** @type {HTMLButtonElement} */ (byId("check-continue"));
  let isDue = false;
  const open = () => {
    dialog.showModal();
    byId("check-title").focus();
  };
  dialog.addEventListener("close", () => isDue && open());
  const goOn = async () => {
    onward.disabled = true;
    say(byId("check-fault"), (await acknowledge()) ?? "");
    onward.disabled = false;
  };
  onward.addEventListener("click", () => void goOn());
  byId("check-leave").addEventListener("click", leave);
  return {
    /** @param {DueCheck | null} due */
    show(due) {
      isDue = due !== null;
      if (due === null) return dialog.close();
      say(byId("check-minutes"), fill(words["minutes"] ?? "", { count: due.minutes }));
      say(byId("check-stakes"), amount(due.stakes));
      say(byId("check-returns"), amount(due.returns));
      say(byId("check-net"), `${due.net.startsWith("-") ? "−" : ""}${amount(due.net.replace("-", ""))}`);
      if (!dialog.open) open();
    },
  };
};
