import type { KeyboardEvent } from 'react';

/** Moves the focus among the buttons of a grid by the arrow keys, Home and End. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  if (at < 0) return;
  const top = tiles[0]?.getBoundingClientRect().top;
  const columns = Math.max(1, tiles.filter((tile) => tile.getBoundingClientRect().top === top).length);
  const steps: Partial<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: tiles.length - 1,
  };
  const target = tiles[steps[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
