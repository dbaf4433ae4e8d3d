import { createContext, use, useCallback, useRef, useState, type ReactElement, type ReactNode } from "react";

import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export type Announce = (text: string, urgency?: "polite" | "assertive") => void;

const announceContext = createContext<Announce>(() => undefined);

/** Says a text to screen readers, without showing it. */
export const useAnnounce = (): Announce => use(announceContext);

/** Keeps the two live regions of the page; screen readers require them to exist before a text is set. */
export const Announcer = ({ children }: { children: ReactNode }): ReactElement => {
  const [texts, setTexts] = useState({ polite: "", assertive: "" });
  const turn = useRef(false);
  const announce = useCallback<Announce>((text, urgency = "polite") => {
    turn.current = !turn.current;
    // A trailing no-break space makes the same sentence new, so it is read again.
    setTexts((before) => ({ ...before, [urgency]: turn.current ? text : `${text}\u00A0` }));
  }, []);
  return (
    <announceContext.Provider value={announce}>
      {children}
      <VisuallyHidden as="div">
        <div aria-live="polite">{texts.polite}</div>
        <div aria-live="assertive">{texts.assertive}</div>
      </VisuallyHidden>
    </announceContext.Provider>
  );
};
