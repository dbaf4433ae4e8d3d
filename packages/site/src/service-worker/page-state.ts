import { type Client, pendingIntents } from "@baize/api-client";
import { keepsGame, paths } from "@baize/domain";
import { withoutBase } from "../start/surface.ts";

/** What an update must not interrupt in this tab. */
export interface PageState {
  /** A money request without its answer. */
  readonly awaitsMoney: () => boolean;
  /** Nothing under way, nothing typed, no game, no clock running down, and not touched just now. */
  readonly isIdle: () => boolean;
}

/** How long a page is left alone after its last touch, and after money has moved, since the result is to be read. */
export const QUIET_MS = 15_000;
/** What ui-kit marks as in use: a button at work, a clock in its last day, an open sheet or question. */
const IN_USE = "[data-in-use]";
const TYPED_KINDS = ["text", "tel", "email", "url", "number", "password"].map((type) => `[type="${type}"]`);
const TYPED = `input:is(:not([type]), ${TYPED_KINDS.join(", ")}), textarea`;

const isUnsaved = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.value.trim() !== "" && !field.readOnly && !field.disabled && field.getAttribute("aria-hidden") !== "true";

const hasUnsavedInput = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(isUnsaved) ||
  [...page.querySelectorAll<HTMLInputElement>('input[type="file"]')].some(
    ({ files }) => files !== null && files.length > 0,
  );

/** Reads the state of this tab from the client and the page, at each call. */
export const createPageState = (
  client: Pick<Client, "session" | "storage" | "now">,
  page: Document = document,
): PageState => {
  let lastAct = -Infinity;
  const note = (): void => {
    lastAct = client.now();
  };
  for (const type of ["pointerdown", "keydown"]) page.addEventListener(type, note, { capture: true, passive: true });
  const awaitsMoney = (): boolean =>
    [client.session.get().memberId, client.session.family()].some(
      (owner) => owner !== null && pendingIntents(client.storage, owner, client.now()).length > 0,
    );
  const isIdle = (): boolean => {
    const isPaying = awaitsMoney();
    if (isPaying) note();
    const path = withoutBase(page.location.pathname);
    const isHeld = keepsGame(path) || path === paths.depositCardInfo || client.session.get().leavingUntil !== null;
    const isQuiet = Math.abs(client.now() - lastAct) >= QUIET_MS;
    return isQuiet && !isHeld && !isPaying && page.querySelector(IN_USE) === null && !hasUnsavedInput(page);
  };
  return { awaitsMoney, isIdle };
};
