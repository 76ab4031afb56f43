import { element } from './element.ts';

/** A button that works before the page's own script runs, and is not pressed once more when that replays clicks. */
export function button(textContent: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent });
  made.addEventListener('click', () => {
    const waiting = window.__q ?? [];
    const at = waiting.indexOf(made);
    if (at >= 0) waiting.splice(at, 1);
    onClick();
  });
  return made;
}
