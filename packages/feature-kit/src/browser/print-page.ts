/** Lets the browser print the page that is shown. Call it in answer to a press. */
export const printPage = (): void => globalThis.print();
