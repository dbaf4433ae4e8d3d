/** On the button of a rendered page that was pressed before the site had started. */
const PRESSED = "data-pressed";

/**
 * Marks the button that a visitor presses on a rendered page; of several, the last. Ends when the page is hydrated,
 * which removes `data-rendered`.
 */
export const keepEarlyPress = (page: HTMLElement): void => {
  const mark = (event: Event): void => {
    if (page.dataset["rendered"] === undefined) return page.removeEventListener("click", mark, true);
    page.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    if (event.target instanceof Element) event.target.closest("button")?.setAttribute(PRESSED, "");
  };
  page.addEventListener("click", mark, true);
};

/** Does what was pressed before the site had started, now that it can. */
export const answerEarlyPress = (page: HTMLElement): void => {
  const button = page.querySelector<HTMLButtonElement>(`[${PRESSED}]`);
  button?.removeAttribute(PRESSED);
  button?.click();
};
