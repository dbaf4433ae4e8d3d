import type { FakeAnswers } from "@baize/api-client/testing";
import { renderScreen as render, type Screen, type ScreenOptions } from "@baize/feature-kit/testing";
import type { ComponentType } from "react";
import { finance } from "./feature.ts";

/** A page of this package on the fake server. */
export const renderScreen = async (
  Page: ComponentType,
  answers: FakeAnswers,
  options: ScreenOptions = {},
): Promise<Screen> => render(<Page />, answers, { features: [finance], ...options });
