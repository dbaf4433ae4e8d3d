import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";

/** Loads the newer version of the site; null when there is none to offer. */
const acceptAtom = atom<{ readonly accept: () => void } | null>(null);

/** Calls back with a way to load a newer version whenever one can be had. */
export type WatchUpdates = (offer: (accept: () => void) => void) => void;

/** Takes the first offer of a newer version. Draws nothing. */
export const UpdateOffer = ({ watch }: { watch: WatchUpdates | undefined }): null => {
  const setAccept = useSetAtom(acceptAtom);
  useEffect(() => watch?.((accept) => setAccept((offered) => offered ?? { accept })), [watch, setAccept]);
  return null;
};

export const useUpdateOffer = (): (() => void) | null => useAtomValue(acceptAtom)?.accept ?? null;
