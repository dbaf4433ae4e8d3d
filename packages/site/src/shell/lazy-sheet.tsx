import { type ComponentType, lazy, type ReactElement, Suspense, useState } from "react";

/** A sheet whose code arrives with the first opening; after that it stays, so that it can close. */
export const lazySheet = <P extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => ReactElement | null) => {
  const Panel = lazy(async () => ({ default: await load() }));
  return (props) => {
    const [wasOpened, setOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setOpened(true);
    if (!wasOpened) return null;
    return (
      <Suspense fallback={null}>
        <Panel {...props} />
      </Suspense>
    );
  };
};
