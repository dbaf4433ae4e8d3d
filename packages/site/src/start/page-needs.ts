import type { AheadCall } from "@baize/api-client/ahead";

/** What a document of no page in particular says of each page, in `<script type="application/json" data-pages>`. */
interface PagesNeeds {
  /** Addresses of files that it does not ask for itself. */
  readonly files: readonly string[];
  readonly pages: readonly {
    /** Such as `/help/:id`, without the surface's base. */
    readonly path: string;
    /** Visitors are sent to log in instead. */
    readonly isForMembers?: true;
    /** Places in `files`, by language. */
    readonly needs: Readonly<Record<string, readonly number[]>>;
    /** A visitor's first reads, where they are known. */
    readonly calls?: readonly AheadCall[];
  }[];
}

/** What the page that is opened needs at once. */
export interface PageNeeds {
  /** Addresses of its scripts. */
  readonly scripts: readonly string[];
  readonly calls?: readonly AheadCall[] | undefined;
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);

/**
 * What the page at a path needs, by what the document says of it; undefined where the document says nothing.
 *
 * @param path without the surface's base and without a slash at its end
 */
export const needsAt = (path: string, language: string, mayBeMember: boolean): PageNeeds | undefined => {
  const held = document.querySelector("script[data-pages]")?.textContent ?? "";
  if (held === "") return undefined;
  const { files, pages } = JSON.parse(held) as PagesNeeds;
  const page = pages.find((one) => patternOf(one.path).test(path));
  if (page === undefined || (page.isForMembers === true && !mayBeMember)) return undefined;
  return { scripts: (page.needs[language] ?? []).flatMap((place) => files[place] ?? []), calls: page.calls };
};
