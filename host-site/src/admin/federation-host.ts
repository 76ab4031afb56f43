import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  registerShared,
} from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { AdminAppProps } from './admin-app-props.ts';
import { runScript } from './run-script.ts';

/** The instances that run on the page, by package name. */
export type SharedOnPage = Record<string, { version: string; lib: unknown }>;

export interface AdminModule {
  default: ComponentType<AdminAppProps>;
}

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Awaited<ReturnType<LoadEntry>>;

/** Same name as in `tools/federation-shared.mjs`, which a browser bundle cannot read. */
const remote = 'admin_remote';
let attempts = 0;

/** Registers what the page already runs, so that the console gets these instances and no others. */
export function share(onPage: SharedOnPage): void {
  registerPlugins([{ name: 'entry-by-script', loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.entry) }]);
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
 * Loads the console of one release by its entry. Every attempt is a remote of its own: nothing that an earlier one left
 * in the federation's memory is used again.
 */
export async function loadAdmin(entryUrl: string): Promise<AdminModule> {
  attempts += 1;
  const name = attempts === 1 ? remote : `${remote}_${attempts}`;
  registerRemotes([{ name, entry: entryUrl, entryGlobalName: remote }]);
  const loaded = await loadRemote<AdminModule>(`${name}/AdminApp`);
  if (!loaded) throw new Error('The console came without its application.');
  return loaded;
}

async function loadEntry(url: string): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container>;
  page[remote] = undefined;
  await runScript(url);
  const container = page[remote];
  // A script that threw has been loaded all the same.
  if (!container) throw new Error(`${url} did not start.`);
  return container;
}
