import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; count?: number; content: ReactNode };
type TabsProps = {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab; leave it out to start with `defaultValue`, or the first. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/**
 * Panels of which one shows, with arrow keys between the tabs. For parts of one page, never for navigation.
 * Not for prerendered pages: Radix writes an inline style there, which the content security policy blocks.
 */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} defaultValue={defaultValue} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line px-0.5 pt-0.5">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={triggerClass}>
            {tab.label}
            {tab.count !== undefined && <span className="font-normal tabular-nums">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const triggerClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-control border-b-2 border-transparent px-3.5 font-semibold ' +
  'text-stone transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
  'data-[state=active]:border-moss data-[state=active]:text-ink';
