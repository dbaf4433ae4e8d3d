import type { ReactElement } from "react";

import type { Tone } from "../style/tone.ts";
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from "./icons.ts";

const icons = {
  neutral: InfoIcon,
  win: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

/** The sign that goes with a tone, so that colour never speaks alone. */
export const ToneIcon = ({ tone }: { tone: Tone }): ReactElement => {
  const Icon = icons[tone];
  return <Icon />;
};
