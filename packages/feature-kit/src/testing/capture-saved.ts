const nothing = (): void => undefined;

/** The files that are saved while `act` runs, instead of the browser's download. */
export const captureSaved = async (act: () => Promise<void>): Promise<readonly Blob[]> => {
  const saved: Blob[] = [];
  // They stay, since an address is given back only later.
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: nothing });
  Object.assign(HTMLAnchorElement.prototype, { click: nothing });
  try {
    await act();
  } finally {
    Reflect.deleteProperty(HTMLAnchorElement.prototype, "click");
  }
  return saved;
};
