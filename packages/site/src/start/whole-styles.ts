/**
 * Puts the site's whole style sheet in place. A built document holds only the rules of its own markup and asks for the
 * sheet beside the scripts, as `link[data-styles]`; a page without such a link has all of its styles.
 *
 * @throws Error when the sheet does not come
 */
export const applyWholeStyles = async (): Promise<void> => {
  const asked = document.querySelector<HTMLLinkElement>("link[data-styles]");
  if (!asked) return;
  await new Promise<void>((resolve, reject) => {
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: asked.href });
    sheet.addEventListener("load", () => resolve());
    sheet.addEventListener("error", () => reject(new Error(`The style sheet ${asked.href} does not come.`)));
    // Where the rules of the document stand, so that those of the sheet follow them.
    asked.after(sheet);
  });
};
