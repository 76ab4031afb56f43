import { isWriting } from './is-writing.ts';

/** Whether a key is for the screen: pressed alone, outside of texts, with no dialog open over it. */
export function isPlainKey({
  defaultPrevented,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: Pick<KeyboardEvent, 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isWriting(target)) return false;
  return document.querySelector('dialog[open]') === null;
}
