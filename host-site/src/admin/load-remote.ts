import { loadRemote, loadShareSync, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
// Shared is what this compilation has: this one is for the console alone.
import 'shared-session/react';
import type { AdminAppProps } from './admin-app-props.ts';

interface AdminModule {
  default: ComponentType<AdminAppProps>;
}

/** Same name as in `tools/federation-shared.mjs`, which a browser bundle cannot read. */
const remote = 'admin_remote';
let attempts = 0;

/**
 * Loads the console of one release by its entry. Every attempt is a remote of its own: nothing that an earlier one left
 * in the federation's memory, or under the remote's name on the page, is used again.
 */
export async function loadAdmin(entryUrl: string): Promise<AdminModule> {
  attempts += 1;
  const name = attempts === 1 ? remote : `${remote}_${attempts}`;
  Reflect.set(globalThis, remote, undefined);
  registerRemotes([{ name, entry: entryUrl, entryGlobalName: remote }]);
  const loaded = await loadRemote<AdminModule>(`${name}/AdminApp`);
  if (!loaded) throw new Error('The console came without its application.');
  return loaded;
}

/** The modules that the console gets from the page, by package name. */
export function sharedOnPage(names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, loadShareSync<unknown>(name)()]));
}
