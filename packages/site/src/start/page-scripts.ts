/** What a document of no page in particular says of the scripts of pages, in `<script type="application/json">`. */
interface PageScripts {
  /** Addresses of files that it does not ask for itself. */
  readonly files: readonly string[];
  readonly pages: readonly {
    /** Such as `/help/:id`, without the surface's base. */
    readonly path: string;
    /** Visitors are sent to log in instead. */
    readonly isForMembers?: true;
    /** Places in `files`, by language. */
    readonly needs: Readonly<Record<string, readonly number[]>>;
  }[];
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);

/**
 * Addresses of the scripts of the page at a path, by what the document says of them.
 *
 * @param path without the surface's base and without a slash at its end
 */
export const scriptsAt = (document: Document, path: string, language: string, mayBeMember: boolean): string[] => {
  const held = document.querySelector("script[data-pages]")?.textContent ?? "";
  if (held === "") return [];
  const { files, pages } = JSON.parse(held) as PageScripts;
  const page = pages.find((one) => patternOf(one.path).test(path));
  if (page === undefined || (page.isForMembers === true && !mayBeMember)) return [];
  return (page.needs[language] ?? []).flatMap((place) => files[place] ?? []);
};
