import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { isPlainKey } from '../../lib/plain-keys.ts';

interface RowKeys {
  table: RefObject<HTMLTableElement | null>;
  /** The row that had the focus last gets it back, else the first one. */
  focusLast: () => void;
}

const steps: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Keys of a table of records: `j` and `k`, within it also the arrows, move from row to row; `x` and the space bar select
 * the row, `a` goes to the actions for what is selected. The arrow down leads from a search field into the table.
 */
export function useRowKeys(onToggle: (id: string) => void, onActions: () => void): RowKeys {
  const table = useRef<HTMLTableElement>(null);
  const last = useRef<string>(undefined);
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const idOf = (element: Element | undefined | null) => element?.closest('tr')?.dataset.id;

  function focusAt(index: number): void {
    const all = links();
    const link = all[Math.min(Math.max(0, index), all.length - 1)];
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, shiftKey } = event;
    if (isSearch(target) && key === 'ArrowDown') {
      event.preventDefault();
      focusAt(0);
      return;
    }
    if (shiftKey || !isPlainKey(event) || isInPopover(target)) return;
    const focused = document.activeElement;
    const id = table.current?.contains(focused) === true ? idOf(focused) : undefined;
    const step = steps[key];
    if (step !== undefined && (id !== undefined || key.length === 1)) {
      event.preventDefault();
      focusAt(id === undefined ? 0 : links().findIndex((link) => idOf(link) === id) + step);
    } else if (id !== undefined && (key === 'x' || (key === ' ' && focused?.matches('[data-row]')))) {
      event.preventDefault();
      onToggle(id);
    } else if (key === 'a') {
      event.preventDefault();
      onActions();
    }
  });

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && table.current?.contains(target)) last.current = idOf(target);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('focusin', onFocus);
    };
  }, []);

  return {
    table,
    focusLast: () => focusAt(links().findIndex((link) => idOf(link) === last.current)),
  };
}

function isSearch(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="search"] input[type="search"]');
}

function isInPopover(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[popover]') !== null;
}
