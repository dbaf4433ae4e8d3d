/**
 * Runs at the end of the body of a rendered document: where this visit needs the markup in another language or of
 * another layout, and the document holds it as a template, puts it in place before the first paint, and asks for the
 * scripts that it needs.
 */
const showVariant = (page: HTMLElement): void => {
  const wanted = page.dataset["anew"];
  const root = document.getElementById("root");
  const template = wanted && document.querySelector<HTMLTemplateElement>(`template[data-variant="${wanted}"]`);
  if (!template || !root) return;
  root.replaceChildren(template.content);
  const { title, lang } = template;
  if (title !== "") document.title = title;
  if (lang !== "") page.lang = lang;
  delete page.dataset["anew"];
  for (const href of template.dataset["files"]?.split(" ") ?? [])
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
    );
};

showVariant(document.documentElement);

export {};
