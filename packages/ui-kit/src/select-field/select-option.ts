import type { ReactNode } from "react";

export interface SelectOption {
  value: string;
  label: string;
  /** A second, smaller line. */
  detail?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Further texts that find it, such as pinyin. */
  keywords?: string | undefined;
  /** Options of one group are listed under its name, in the order given. */
  group?: string | undefined;
}

export interface OptionGroup {
  name: string | undefined;
  options: readonly SelectOption[];
}

/** Groups in the order of their first option. */
export const groupOptions = (options: readonly SelectOption[]): OptionGroup[] => {
  const groups = new Map<string | undefined, SelectOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([name, members]) => ({ name, options: members }));
};

/** Whether what was typed is part of an option's label, keywords or value. */
export const matchesOption = ({ label, keywords = "", value }: SelectOption, query: string): boolean =>
  `${label} ${keywords} ${value}`.toLowerCase().includes(query.normalize("NFKC").trim().toLowerCase());
