import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Texts that the page shows and no event reported: a browser may autofill silently. React keeps the text that it drew
 * itself as the `value` attribute, so what differs from it is not React's.
 */
export const readAutofilled = (
  form: HTMLFormElement | null,
  isMeant: (field: HTMLInputElement) => boolean = () => true,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(form?.querySelectorAll("input") ?? [])]
      .filter(isMeant)
      .filter(({ name, type, value, defaultValue }) => name !== "" && isText(type) && value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  );

const isText = (type: string): boolean => !["checkbox", "radio", "file", "hidden"].includes(type);

/** What is said of the whole form, else fields that are marked as wrong; boxes of a group rather than the group. */
const WRONG = '[data-form-error], [aria-invalid="true"], button[data-invalid="true"]';

/**
 * Scrolls to what is wrong first and focuses it, once it is drawn: after a check, and after a refusal. The button may
 * be pages below it.
 */
export const useFirstError = (error: string | null): readonly [RefObject<HTMLFormElement | null>, () => void] => {
  const ref = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round === 0 && error === null) return;
    const first = ref.current?.querySelector<HTMLElement>(WRONG);
    first?.scrollIntoView?.({ block: "center" });
    first?.focus({ preventScroll: true });
  }, [round, error]);
  return [ref, () => setRound((count) => count + 1)];
};
