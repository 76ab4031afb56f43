import { loadRemote, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { AdminAppProps } from './admin-app-props.ts';

/** The instances that run on the page, by package name. */
export type SharedOnPage = Record<string, { version: string; lib: unknown }>;

export interface AdminModule {
  default: ComponentType<AdminAppProps>;
}

/** Same name as in `tools/federation-shared.mjs`, which a browser bundle cannot read. */
const remote = 'admin_remote';

/** Registers what the page already runs, so that the console gets these instances and no others. */
export function share(onPage: SharedOnPage): void {
  registerShared(
    Object.fromEntries(
      Object.entries(onPage).map(([name, { version, lib }]) => [
        name,
        {
          version,
          lib: () => lib,
          scope: 'default',
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
  );
}

/**
 * Loads the console of one release.
 *
 * @param force after a failure only: a manifest that could not be read stays cached for the life of the page otherwise
 */
export async function loadAdmin(manifestUrl: string, force: boolean): Promise<AdminModule> {
  registerRemotes([{ name: remote, entry: manifestUrl }], { force });
  const loaded = await loadRemote<AdminModule>(`${remote}/AdminApp`);
  if (!loaded) throw new Error('The console came without its application.');
  return loaded;
}
