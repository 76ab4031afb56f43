import { isWriting } from './is-writing.ts';
import { singleKeysAct } from './single-keys.ts';

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
