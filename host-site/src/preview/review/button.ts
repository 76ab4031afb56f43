import { element } from './element.ts';

export function button(textContent: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent });
  made.addEventListener('click', onClick);
  return made;
}
