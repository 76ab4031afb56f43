import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteName, sharedVersions } from '../../tools/federation-shared.mjs';
import { packageRoot } from './paths.ts';

/** What this build offers a console release; publishing compares it with what the console asks for. */
export interface HostContract {
  v: 1;
  app: 'host-site';
  remote: string;
  consumes: string[];
  provides: Record<string, string>;
  routerSurface: string[];
}

export function hostContract(): HostContract {
  return {
    v: 1,
    app: 'host-site',
    remote: remoteName,
    consumes: ['./AdminApp'],
    provides: sharedVersions(),
    routerSurface: routerSurface(),
  };
}

/** The names that `src/admin/router-surface.ts` hands on. */
export function routerSurface(): string[] {
  const source = readFileSync(path.join(packageRoot, 'src/admin/router-surface.ts'), 'utf8');
  const list = /export \{([^}]*)\}/.exec(source)?.[1] ?? '';
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();
}
