import { createRequire } from 'node:module';
import path from 'node:path';
import type { HostContract } from 'release-shelf';
import { remoteName, sharedVersions } from '../../tools/federation-shared.mjs';
import { exportedNames } from '../../tools/webpack/module-names.ts';
import { packageRoot } from './paths.ts';

const require = createRequire(import.meta.url);

/** Modules that hand on a part of a package, or are one of our own. */
const reExports: Record<string, string> = {
  'react-router-dom': 'src/admin/router-surface.ts',
  'shared-session': '../shared-session/src/index.ts',
  'shared-session/react': '../shared-session/src/react/index.ts',
  'shared-ui': '../shared-ui/src/index.ts',
};
const wholePackages = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];

/** Offer of this build to a console release, without the exported names, which the page itself knows best. */
export function hostOffer(): Omit<HostContract, 'names'> {
  return {
    v: 1,
    app: 'host-site',
    remote: remoteName,
    consumes: ['./AdminApp'],
    props: 1,
    provides: sharedVersions(),
  };
}

/** The same with the names: publishing compares it with what the console asks for. */
export function hostContract(): HostContract {
  return { ...hostOffer(), names: offeredNames() };
}

function offeredNames(): Record<string, string[]> {
  const ofReExports = Object.entries(reExports).map(([name, file]) => [
    name,
    exportedNames(path.join(packageRoot, file)),
  ]);
  const ofPackages = wholePackages.map((name) => [name, Object.keys(require(name) as object).sort()]);
  return Object.fromEntries([...ofReExports, ...ofPackages]) as Record<string, string[]>;
}
