import { useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { tabAfterKey } from './tab-after-key.ts';
import { Root } from './tabs-styles.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  items: readonly TabItem[];
  /** Names the list of tabs. */
  label: string;
  /** Id of the tab that is open at the start. Default: the first. */
  defaultTab?: string;
  /** Id of the open tab, when the parent holds it. */
  activeTab?: string;
  onTabChange?: (id: string) => void;
}

/**
 * Tabs by the ARIA pattern: arrow keys, Home and End move and open. All panels are in the document, the closed ones
 * hidden, so that they can be read without scripts too.
 */
export function Tabs({ items, label, defaultTab, activeTab, onTabChange, ...rest }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultTab ?? items[0]?.id);
  const active = activeTab ?? chosen;

  function open(id: string): void {
    setChosen(id);
    onTabChange?.(id);
  }

  function moveByKey(event: KeyboardEvent): void {
    const next = tabAfterKey(
      event.key,
      items.map((item) => item.id),
      active,
    );
    if (!next) return;
    event.preventDefault();
    open(next);
    const button = list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`);
    button?.focus();
  }

  return (
    <Root {...rest}>
      <div className="list" role="tablist" aria-label={label} ref={list}>
        {items.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}t-${tab.id}`}
            data-tab={tab.id}
            aria-controls={`${prefix}p-${tab.id}`}
            aria-selected={tab.id === active}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => open(tab.id)}
            onKeyDown={moveByKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {items.map((tab) => (
        <div
          key={tab.id}
          className="panel"
          role="tabpanel"
          id={`${prefix}p-${tab.id}`}
          aria-labelledby={`${prefix}t-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== active}
        >
          {tab.content}
        </div>
      ))}
    </Root>
  );
}
