/** The files that are saved from now on, instead of the browser's download, for the rest of the test module. */
export const captureSaved = (): readonly Blob[] => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  Object.assign(HTMLAnchorElement.prototype, { click: () => undefined });
  return saved;
};
