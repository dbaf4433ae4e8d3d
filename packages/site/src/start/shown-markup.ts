/** Paths by layout, as a document of no page in particular names them: `data-layouts='{"member":["/user"]}'`. */
type Layouts = Readonly<Record<string, readonly string[]>>;

/**
 * The layout of the page at a path, by what the document says of it; the document's own for a path that it does not
 * name, undefined for one that has no frame.
 *
 * @param path without the surface's base and without a slash at its end
 */
export const layoutAt = ({ dataset }: HTMLElement, path: string): string | undefined => {
  const layouts = JSON.parse(dataset["layouts"] ?? "{}") as Layouts;
  const named = Object.keys(layouts).find((layout) => layouts[layout]?.includes(path));
  return named === "none" ? undefined : (named ?? dataset["layout"]);
};
