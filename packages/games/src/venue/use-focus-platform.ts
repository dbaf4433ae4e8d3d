import { type RefObject, useEffect, useRef } from "react";

/** Brings the provider that the address names into view and gives it focus, once its list is there. */
export const useFocusPlatform = (platform: string | null, isReady: boolean): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isReady || platform === null) return;
    const item = [...(list.current?.children ?? [])].find(
      (each): each is HTMLElement => each instanceof HTMLElement && each.dataset["platform"] === platform,
    );
    if (item === undefined) return;
    item.scrollIntoView({ block: "center" });
    item.focus({ preventScroll: true });
  }, [platform, isReady]);
  return list;
};
