const downloads = (): void => undefined;

/** The files that are saved while `act` runs, instead of the browser's download. */
export const captureSaved = async (act: () => Promise<void>): Promise<readonly Blob[]> => {
  const saved: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: downloads });
  Object.assign(HTMLAnchorElement.prototype, { click: downloads });
  try {
    await act();
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    Reflect.deleteProperty(HTMLAnchorElement.prototype, "click");
  }
  return saved;
};
