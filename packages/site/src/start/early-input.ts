/**
 * Tells React of text that stood in fields of a rendered page before it took them over: it keeps the text, but knows of
 * a value by its change alone, and would put its own in the place of it.
 */
export const answerEarlyInput = (page: HTMLElement): void => {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React has read the value that stands there; what it knows is set first, then past it what was typed.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
};
