/**
 * Runs in a page before its scripts: a browser's translator, which puts nested font elements in the place of every
 * text, also of those that come later, but of none below translate="no".
 */
export const translate = (): void => {
  const isLeftAlone = (parent: Element): boolean =>
    parent.closest("font, script, style, title, textarea, svg, noscript") !== null ||
    parent.closest("[translate]")?.getAttribute("translate") === "no";
  const replace = (text: Node): void => {
    if (text.parentElement === null || isLeftAlone(text.parentElement) || text.textContent?.trim() === "") return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.textContent;
    outer.append(inner);
    text.parentElement.replaceChild(outer, text);
  };
  const replaceAll = (root: Node): void => {
    const found: Node[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) found.push(texts.currentNode);
    if (root.nodeType === Node.TEXT_NODE) found.push(root);
    found.forEach(replace);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") replace(target);
      else addedNodes.forEach(replaceAll);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
