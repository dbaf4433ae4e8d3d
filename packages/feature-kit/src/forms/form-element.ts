import { type RefObject, useLayoutEffect, useRef, useState } from "react";

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
 * Scrolls to what is wrong first, or to the field that is named, and focuses it, once it is drawn: after a check, and
 * after a refusal. The button may be pages below it.
 */
export const useFirstError = (
  error: string | null,
): readonly [RefObject<HTMLFormElement | null>, (name?: string) => void] => {
  const ref = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState<{ readonly name: string | undefined } | null>(null);
  useLayoutEffect(() => {
    if (round === null && error === null) return;
    const named = round?.name === undefined ? null : ref.current?.elements.namedItem(round.name);
    const target = named instanceof HTMLElement ? named : ref.current?.querySelector<HTMLElement>(WRONG);
    target?.scrollIntoView?.({ block: "center" });
    target?.focus({ preventScroll: true });
  }, [round, error]);
  return [ref, (name) => setRound({ name })];
};
