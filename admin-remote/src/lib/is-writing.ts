const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether keys on it are letters of a text, or choose something. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(written) !== null;
}
