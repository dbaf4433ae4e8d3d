const isKept = (node: Node): boolean => node.parentElement?.closest("[translate=no], script, style, textarea") != null;

/**
 * What a browser's page translator does to a page: every text becomes an element around a new text, but for what
 * carries `translate="no"`. React still holds the nodes that are gone. Draw anew or take the page away after it: a
 * component that throws, or shows an old text, has bare text beside something that changes.
 */
export const translatePage = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "" || isKept(text)) continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = text.data;
    text.replaceWith(outer);
  }
};
