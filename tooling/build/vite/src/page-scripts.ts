/** Scripts of a page that shares its document with others. */
export interface PageScripts {
  readonly path: string;
  readonly isForMembers: boolean;
  /** By language. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/**
 * What a document says of the scripts of the pages that share it, for the script at its end (`@baize/site`,
 * page-scripts).
 *
 * @param isNamed whether the document asks for a file itself
 */
export const pageScripts = (pages: readonly PageScripts[], isNamed: (file: string) => boolean): string => {
  const files = [...new Set(pages.flatMap((page) => Object.values(page.files).flat()))].filter(
    (file) => !isNamed(file),
  );
  const places = (needed: readonly string[]): number[] =>
    needed.map((file) => files.indexOf(file)).filter((place) => place >= 0);
  const data = {
    files: files.map((file) => `/${file}`),
    pages: pages.map(({ path, isForMembers, files: byLanguage }) => ({
      path,
      ...(isForMembers && { isForMembers }),
      needs: Object.fromEntries(Object.entries(byLanguage).map(([language, needed]) => [language, places(needed)])),
    })),
  };
  return `<script type="application/json" data-pages>${JSON.stringify(data)}</script>`;
};
