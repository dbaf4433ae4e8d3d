import { categoryPath } from "@baize/domain";
import { NavLink } from "@baize/feature-kit";
import { lazyPart, useBrand, useCategoryName } from "@baize/ui-kit";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useSiteParts } from "../site-context.ts";
import { useSiteWords } from "../words.ts";
import * as css from "./header.css.ts";
import { isMounted } from "./route-pattern.ts";

const CategoryPanel = lazyPart(async () => (await import("./category-panel.tsx")).CategoryPanel);

/** The brand's categories in its order; each opens a panel of its providers. */
export const CategoryNav = (): ReactElement => {
  const t = useSiteWords();
  const categoryName = useCategoryName();
  const { enabledCategoryIds } = useBrand();
  const { brand, features } = useSiteParts();
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open === null) return undefined;
    const closeOutside = (event: Event): void => {
      if (!list.current?.contains(event.target as Node)) setOpen(null);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setOpen(null);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);
  const shown = enabledCategoryIds
    .filter((id) => isMounted(features, categoryPath(id)))
    .map((id) => ({ id, name: categoryName(id) }));
  return (
    <ul ref={list} className={css.categories}>
      {shown.map(({ id, name }) => (
        <li key={id} className={css.categoryItem}>
          <NavLink to={categoryPath(id)} className={css.category[brand.style.navigation]} onClick={() => setOpen(null)}>
            {name}
          </NavLink>
          <button
            type="button"
            className={css.panelToggle}
            aria-expanded={open === id}
            aria-label={`${name} · ${t("nav.allVenues")}`}
            onPointerEnter={CategoryPanel.preload}
            onFocus={CategoryPanel.preload}
            onClick={() => setOpen(open === id ? null : id)}
          >
            <span aria-hidden="true">{open === id ? "▴" : "▾"}</span>
          </button>
          {open === id && <CategoryPanel id={id} onChosen={() => setOpen(null)} />}
        </li>
      ))}
    </ul>
  );
};
