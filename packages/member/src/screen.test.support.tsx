import type { FakeAnswers } from "@baize/api-client/testing";
import { renderScreen, type Screen, type ScreenOptions } from "@baize/feature-kit/testing";
import type { ReactElement } from "react";
import { member } from "./feature.ts";

/** A screen of this package as a visitor sees it by default, on the fake server. */
export const showScreen = async (
  screen: ReactElement,
  answers: FakeAnswers = {},
  options: ScreenOptions = {},
): Promise<Screen> => renderScreen(screen, answers, { features: [member], session: "visitor", ...options });

/** Matches the innermost element that says a sentence, of which parts may have elements of their own. */
export const sentence = (wanted: string | RegExp) => {
  const says = (element: Element): boolean => {
    const text = element.textContent ?? "";
    return typeof wanted === "string" ? text === wanted : wanted.test(text);
  };
  return (_: string, element: Element | null): boolean =>
    element !== null && says(element) && ![...element.children].some(says);
};
