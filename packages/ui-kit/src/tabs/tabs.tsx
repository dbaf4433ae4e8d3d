import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactElement, ReactNode } from "react";

import * as css from "./tabs.css.ts";
import { textElements } from "../style/text-elements.tsx";

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A count or a dot after the label. */
  badge?: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** What the tabs divide; for screen readers. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
}

/** Parts of one page, one in view. For parts with addresses of their own use LinkTabs. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<Value>): ReactElement => (
  <BaseTabs.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className={className}>
    <BaseTabs.List className={css.list} aria-label={label}>
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.value} value={tab.value} disabled={tab.disabled ?? false} className={css.tab}>
          {textElements(tab.label)}
          {textElements(tab.badge)}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {tabs.map((tab) => (
      <BaseTabs.Panel key={tab.value} value={tab.value} className={css.panel}>
        {tab.content}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
);
