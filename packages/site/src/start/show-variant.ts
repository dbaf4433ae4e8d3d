const askFor = (addresses: string): void => {
  for (const href of addresses.split(" ").filter((address) => address !== ""))
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
    );
};

/**
 * Runs at the end of the body of a rendered document: where this visit needs the markup in another language or of
 * another layout, and the document holds it as a template, puts it in place before the first paint. Asks for the
 * scripts that this and the page need.
 */
const showVariant = (page: HTMLElement): void => {
  const { anew: wanted, scripts = "" } = page.dataset;
  const root = document.getElementById("root");
  const template = wanted && document.querySelector<HTMLTemplateElement>(`template[data-variant="${wanted}"]`);
  if (template && root) {
    root.replaceChildren(template.content);
    const { title, lang } = template;
    if (title !== "") document.title = title;
    if (lang !== "") page.lang = lang;
    delete page.dataset["anew"];
    askFor(template.dataset["files"] ?? "");
  }
  askFor(scripts);
  delete page.dataset["scripts"];
};

showVariant(document.documentElement);

export {};
