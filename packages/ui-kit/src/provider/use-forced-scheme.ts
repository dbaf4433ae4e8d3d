import { useEffect } from "react";

/** Forces a colour scheme on the whole document; without one the system decides. */
export const useForcedScheme = (scheme: "dark" | "light" | undefined): void => {
  useEffect(() => {
    if (scheme === undefined) return undefined;
    const root = document.documentElement;
    const before = root.dataset["scheme"];
    root.dataset["scheme"] = scheme;
    return () => {
      // The page itself may have set it already, before anything was drawn.
      if (before === undefined || before === scheme) delete root.dataset["scheme"];
      else root.dataset["scheme"] = before;
    };
  }, [scheme]);
};
