import type { FakeAnswers } from "@baize/api-client/testing";
import { renderScreen, type Screen, type ScreenOptions } from "@baize/feature-kit/testing";
import type { ReactElement } from "react";
import { games } from "./feature.ts";

/** A screen of this package, on the fake server. */
export const showScreen = async (
  screen: ReactElement,
  answers: FakeAnswers = {},
  options: ScreenOptions = {},
): Promise<Screen> => renderScreen(screen, answers, { features: [games], ...options });
