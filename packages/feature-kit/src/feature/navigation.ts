import { type IconProps, type Locale, type Messages, useText } from "@baize/ui-kit";
import { type ComponentType, createContext, use } from "react";
import type { Feature, NavigationEntry, NavigationPlace } from "./feature.ts";

/** An entry that is ready to be drawn. */
export interface NavigationItem {
  /** Id of its feature, to group by. */
  readonly owner: string;
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType<IconProps>;
  readonly emphasis: NonNullable<NavigationEntry["emphasis"]>;
  readonly counts: NavigationEntry["counts"];
}

/** Namespace of all navigation labels; below it each feature's own, so that a brand can override them. */
export const NAVIGATION = "navigation";

/** The labels of every feature, for the catalogue under {@link NAVIGATION}. */
export const navigationMessages = (
  features: readonly Pick<Feature, "id" | "navigationWords">[],
  locale: Locale,
): Messages => Object.fromEntries(features.map(({ id, navigationWords }) => [id, navigationWords?.[locale] ?? {}]));

/** The features of the running site. */
export const featuresContext = createContext<readonly Feature[]>([]);

/** The entries of one place, of every feature of the site, in their order. */
export const useNavigation = (place: NavigationPlace): readonly NavigationItem[] => {
  const features = use(featuresContext);
  const t = useText(NAVIGATION);
  return entriesOf(features, place).map(({ owner, path, entry }) => ({
    owner,
    path,
    label: t(`${owner}.${entry.label}`),
    Icon: entry.icon,
    emphasis: entry.emphasis ?? "plain",
    counts: entry.counts,
  }));
};

const entriesOf = (features: readonly Feature[], place: NavigationPlace) =>
  features
    .flatMap(({ id: owner, pages }) =>
      pages.flatMap(({ path, navigation = [] }) =>
        navigation.filter((entry) => entry.place === place).map((entry) => ({ owner, path, entry })),
      ),
    )
    .toSorted((one, other) => one.entry.order - other.entry.order);
