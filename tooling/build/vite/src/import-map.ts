/** The import map of a built document: files by the names that other files know them by. */
const IMPORT_MAP = /(<script type="importmap">)([^]*?)(<\/script>)/;

/**
 * The document of one brand of a shared build: its import map names that brand's files alone.
 *
 * @param files paths from the site's root, without the first slash
 * @throws Error when the document has no import map
 */
export const narrowImportMap = (document: string, files: ReadonlySet<string>): string => {
  const [, , map] = IMPORT_MAP.exec(document) ?? [];
  if (map === undefined) throw new Error("The built document has no import map, which its scripts are found by.");
  const { imports } = JSON.parse(map) as { readonly imports: Readonly<Record<string, string>> };
  const own = Object.entries(imports)
    .filter(([, file]) => files.has(file.slice(1)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return document.replace(
    IMPORT_MAP,
    (_, open: string, __, close: string) => `${open}${JSON.stringify({ imports: Object.fromEntries(own) })}${close}`,
  );
};
