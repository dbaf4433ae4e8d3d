import type { FakeAnswers } from "@baize/api-client/testing";
import { renderScreen, type Screen, type ScreenOptions } from "@baize/feature-kit/testing";
import type { ReactElement } from "react";
import { promo } from "./feature.ts";

/** The instant of the samples. */
export const NOW = "2026-11-20T12:00:00+08:00";

/** A screen of this package on the fake server, at the samples' instant. */
export const showScreen = async (
  screen: ReactElement,
  answers: FakeAnswers = {},
  options: ScreenOptions = {},
): Promise<Screen> =>
  renderScreen(screen, answers, { features: [promo], serverNow: () => Date.parse(NOW), ...options });
