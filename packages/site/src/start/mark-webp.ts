/** One pixel of WebP, lossy as photographs are. */
const PIXEL = "data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA";

/** Puts the class `webp` on the page where the browser shows WebP (docs/specification.md §4.10). */
export const markWebp = (page: HTMLElement, picture = new Image()): void => {
  picture.addEventListener("load", () => {
    if (picture.width === 1) page.classList.add("webp");
  });
  picture.src = PIXEL;
};
