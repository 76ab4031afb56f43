/** What a key asks for: so many parts on, the first or the last one, or the end. */
export type Move = 1 | -1 | 'first' | 'last' | 'leave';

const moves: Readonly<Record<string, Move>> = {
  PageDown: 1,
  PageUp: -1,
  Home: 'first',
  End: 'last',
  Escape: 'leave',
};
const typed = 'input:not([type=checkbox]), select, textarea';
const pressed = 'a, button, input, summary, video';

/** The move of a key; undefined where the key belongs to a control, or a part that is higher than the screen scrolls. */
export function moveOf(event: KeyboardEvent, slide: HTMLElement): Move | undefined {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return undefined;
  const isOn = (selector: string) => target instanceof Element && target.matches(selector);
  if (key !== 'Escape' && isOn(typed)) return undefined;
  if (key === ' ' && isOn(pressed)) return undefined;
  if (key === ' ') return event.shiftKey ? -1 : 1;
  if (key === 'ArrowDown') return isAtEnd(slide) ? 1 : undefined;
  if (key === 'ArrowUp') return slide.scrollTop <= 0 ? -1 : undefined;
  return key === 'ArrowRight' || key === 'ArrowLeft' ? sideways(key, slide) : moves[key];
}

/** The next part lies where the next word does. */
function sideways(key: 'ArrowRight' | 'ArrowLeft', slide: HTMLElement): Move {
  const isOnward = (key === 'ArrowRight') === (getComputedStyle(slide).direction === 'ltr');
  return isOnward ? 1 : -1;
}

function isAtEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight >= scrollHeight - 1;
}
