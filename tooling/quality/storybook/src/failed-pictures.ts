const failed = new Set<string>();

/** Notes every picture that the document could not show from now on. */
export const watchPictures = (): void =>
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) failed.add(target.src);
    },
    true,
  );

/**
 * Forgets the pictures noted so far.
 *
 * @throws Error when there are any
 */
export const expectPictures = (): void => {
  const addresses = [...failed];
  failed.clear();
  if (addresses.length > 0) throw new Error(`Pictures could not be loaded: ${addresses.join(", ")}`);
};
