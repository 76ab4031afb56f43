import { requireSession } from 'shared-session';

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
