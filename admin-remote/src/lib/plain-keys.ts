import { requireSession } from 'shared-session';

/** Whether a key is for the screen: pressed alone, outside of texts, with no dialog open over it, and not switched off. */
export function isPlainKey({
  key,
  defaultPrevented,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isWriting(target)) return false;
  if (key.length === 1 && key !== ' ' && !singleKeysAct()) return false;
  return document.querySelector('dialog[open]') === null;
}

const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether keys on it are letters of a text, or choose something. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(written) !== null;
}

const name = 'admin_single_keys';
const off = 'off';

/**
 * Whether single-character shortcuts are on. Kept on the device, on by default. Users of speech input, or users who often
 * hit keys by accident, can switch them off (WCAG 2.1.4).
 */
export function singleKeysAct(): boolean {
  return requireSession().environment.stores.local.get(name) !== off;
}

export function setSingleKeys(act: boolean): void {
  const { local } = requireSession().environment.stores;
  if (act) local.remove(name);
  else local.set(name, off);
}
