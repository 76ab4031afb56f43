import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteName, sharedRanges } from '../../tools/federation-shared.mjs';
import { packageRoot } from './paths.ts';

/** What this build asks of a host; publishing and the host's gateway compare it with what the host offers. */
export interface RemoteContract {
  v: 1;
  app: 'admin-remote';
  remote: string;
  exposes: string[];
  /** Major of the props that `AdminApp` takes. */
  props: number;
  shared: Record<string, string>;
  routerSurface: string[];
}

export function remoteContract(): RemoteContract {
  return {
    v: 1,
    app: 'admin-remote',
    remote: remoteName,
    exposes: ['./AdminApp'],
    props: 1,
    shared: sharedRanges(),
    routerSurface: routerSurface(path.join(packageRoot, 'src')),
  };
}

/** The names that the console takes from the router; types do not count, nor does the stand-alone page. */
export function routerSurface(folder: string): string[] {
  const names = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isShipped(path.relative(folder, file))) continue;
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(
      /import \{([^}]*)\} from 'react-router-dom'/g,
    )) {
      for (const name of list.split(',')) {
        const imported = name.trim().split(' as ')[0];
        if (imported && !imported.startsWith('type ')) names.add(imported);
      }
    }
  }
  return [...names].sort();
}

function isShipped(file: string): boolean {
  return (
    /\.tsx?$/.test(file) &&
    !/\.test\.tsx?$/.test(file) &&
    !file.startsWith('standalone') &&
    !file.startsWith('testing')
  );
}
