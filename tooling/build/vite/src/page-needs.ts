/** What a page needs that is opened by a document of no page in particular. */
export interface PageNeeds {
  readonly path: string;
  readonly isForMembers: boolean;
  /** A visitor's first reads; undefined where the document's own are all that is known. */
  readonly calls?: readonly object[] | undefined;
  /** Its scripts by language. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/**
 * What a document says of the needs of pages, for the script at its end (`@baize/site`, page-needs).
 *
 * @param isNamed whether the document asks for a file itself
 */
export const pagesNeeds = (pages: readonly PageNeeds[], isNamed: (file: string) => boolean): string => {
  const files = [...new Set(pages.flatMap((page) => Object.values(page.files).flat()))].filter(
    (file) => !isNamed(file),
  );
  const places = (needed: readonly string[]): number[] =>
    needed.map((file) => files.indexOf(file)).filter((place) => place >= 0);
  const data = {
    files: files.map((file) => `/${file}`),
    pages: pages.map(({ path, isForMembers, calls, files: byLanguage }) => ({
      path,
      ...(isForMembers && { isForMembers }),
      ...(calls && { calls }),
      needs: Object.fromEntries(Object.entries(byLanguage).map(([language, needed]) => [language, places(needed)])),
    })),
  };
  return `<script type="application/json" data-pages>${JSON.stringify(data)}</script>`;
};
