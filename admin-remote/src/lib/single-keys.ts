import { requireSession } from 'shared-session';

const name = 'admin_single_keys';
const off = 'off';

/**
 * Whether letters and signs act without Ctrl outside of texts. Kept on the device, on by default. Somebody who speaks to the
 * computer, or often hits keys by accident, switches them off (WCAG 2.1.4).
 */
export function singleKeysAct(): boolean {
  return requireSession().environment.stores.local.get(name) !== off;
}

export function setSingleKeys(act: boolean): void {
  const { local } = requireSession().environment.stores;
  if (act) local.remove(name);
  else local.set(name, off);
}
