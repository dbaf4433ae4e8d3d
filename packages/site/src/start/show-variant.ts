import { scriptsAt } from "./page-scripts.ts";

const askFor = (addresses: readonly string[]): void => {
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
    );
};

/**
 * Runs at the end of the body of a rendered document: where this visit needs the markup in another language or of
 * another layout, and the document holds it as a template, puts it in place before the first paint, and asks for the
 * scripts that it needs; then for those of the page, where the document is of no page in particular.
 */
const showVariant = (page: HTMLElement): void => {
  const { anew: wanted, path, session } = page.dataset;
  const root = document.getElementById("root");
  const template = wanted && document.querySelector<HTMLTemplateElement>(`template[data-variant="${wanted}"]`);
  if (template && root) {
    root.replaceChildren(template.content);
    const { title, lang } = template;
    if (title !== "") document.title = title;
    if (lang !== "") page.lang = lang;
    delete page.dataset["anew"];
    askFor(template.dataset["files"]?.split(" ") ?? []);
  }
  if (path !== undefined) askFor(scriptsAt(document, path, page.lang, session !== undefined));
  delete page.dataset["path"];
};

showVariant(document.documentElement);
