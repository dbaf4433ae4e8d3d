import { useLocation, useNavigate } from "@baize/feature-kit";
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { CREDENTIALS, type Registration } from "./use-register.ts";

/** The second step is an entry of the history, so that the browser's way back leads to the first one. */
const SECOND = "#verification";

export interface RegisterSteps {
  readonly isSecond: boolean;
  /** To the second step, once the first is right. */
  readonly next: (event?: FormEvent) => void;
  readonly back: () => void;
  /** For the second step, which gets the focus when it comes. */
  readonly second: RefObject<HTMLDivElement | null>;
}

/** The two steps of a registration. A fault of a field of the first step leads back to it. */
export const useRegisterSteps = ({ form }: Registration): RegisterSteps => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [isPassed, setPassed] = useState(false);
  const second = useRef<HTMLDivElement>(null);
  const isFaulty = CREDENTIALS.some((name) => form.errorAt(name) !== undefined);
  if (isFaulty && isPassed) setPassed(false);
  const goOn = async (): Promise<void> => {
    if (!(await form.check(...CREDENTIALS))) return;
    setPassed(true);
    if (hash !== SECOND) void navigate({ search, hash: SECOND });
  };
  const isSecond = isPassed && hash === SECOND;
  // Before anything else can happen: later it would take the focus from a field that a quick member types in.
  useLayoutEffect(() => {
    if (isSecond) second.current?.focus();
  }, [isSecond]);
  return {
    second,
    isSecond,
    next: (event) => {
      event?.preventDefault();
      void goOn();
    },
    back: () => setPassed(false),
  };
};
