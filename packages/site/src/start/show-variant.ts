/**
 * Runs at the end of the body of a rendered document: where this visit needs what the document holds as a template,
 * puts it in place before the first paint. The scripts that this needs stay as `data-scripts` for first-requests.
 */
const showVariant = (page: HTMLElement): void => {
  const { anew: wanted } = page.dataset;
  const root = document.getElementById("root");
  const template = wanted && document.querySelector<HTMLTemplateElement>(`template[data-variant="${wanted}"]`);
  if (!template || !root) return;
  root.replaceChildren(template.content);
  const { title, lang } = template;
  if (title !== "") document.title = title;
  if (lang !== "") page.lang = lang;
  delete page.dataset["anew"];
  page.dataset["scripts"] = template.dataset["files"] ?? "";
};

showVariant(document.documentElement);

export {};
