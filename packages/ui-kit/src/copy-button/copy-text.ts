const copyBySelection = (text: string): boolean => {
  const holder = document.createElement("textarea");
  const active = document.activeElement;
  holder.value = text;
  holder.readOnly = true;
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;opacity:0;font-size:16px";
  (active?.closest("dialog, [role=dialog], [role=alertdialog]") ?? document.body).append(holder);
  holder.select();
  holder.setSelectionRange(0, text.length);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    holder.remove();
    if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  }
};

/**
 * Puts a text on the clipboard. Call it in the press itself, before any await (docs/field-problems.md FP33). True
 * only when the text really was copied; false when the browser refused, and then the text should be shown to be
 * selected.
 */
export const copyText = async (text: string): Promise<boolean> => {
  if (!window.isSecureContext || !("clipboard" in navigator)) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};
