import type { KeyboardEvent } from 'react';

/**
 * The item that an arrow key leads to where items lie in rows, or undefined for a key that means something else. Sideways
 * keys belong to the text of the search once there is one.
 */
export function movedInGrid(event: KeyboardEvent<HTMLElement>, isSideways: boolean): string | undefined {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[cmdk-item]')];
  const index = items.findIndex((item) => item.dataset.selected === 'true');
  const current = items[index];
  if (current === undefined || event.nativeEvent.isComposing) return undefined;
  if (event.key === 'ArrowLeft' && isSideways) return items[index - 1]?.dataset.value;
  if (event.key === 'ArrowRight' && isSideways) return items[index + 1]?.dataset.value;
  if (event.key === 'ArrowDown') return nearestOfNextRow(current, items.slice(index + 1), 1)?.dataset.value;
  if (event.key === 'ArrowUp')
    return nearestOfNextRow(current, items.slice(0, index).toReversed(), -1)?.dataset.value;
  return undefined;
}

/** The item of the next row that has the least way to the side; the next one where there is one row. */
function nearestOfNextRow(
  from: HTMLElement,
  others: readonly HTMLElement[],
  direction: 1 | -1,
): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  const below = others.filter((item) => (item.getBoundingClientRect().top - start.top) * direction > 1);
  const rowTop = below[0]?.getBoundingClientRect().top;
  const row = below.filter((item) => item.getBoundingClientRect().top === rowTop);
  const aside = (item: HTMLElement) => Math.abs(item.getBoundingClientRect().left - start.left);
  return row.toSorted((one, other) => aside(one) - aside(other))[0] ?? others[0];
}
