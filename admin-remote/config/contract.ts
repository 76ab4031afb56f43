import path from 'node:path';
import type { RemoteContract } from 'release-shelf';
import { remoteName, sharedRanges, singletons } from '../../tools/federation-shared.mjs';
import { importedNames } from '../../tools/webpack/module-names.ts';
import { packageRoot } from './paths.ts';

/** Requirements of this build; publishing and the host's gateway compare them with the host's offer. */
export function remoteContract(): RemoteContract {
  return {
    v: 1,
    app: 'admin-remote',
    remote: remoteName,
    exposes: ['./AdminApp'],
    props: 1,
    shared: sharedRanges(),
    names: importedNames(path.join(packageRoot, 'src'), singletons, isShipped),
  };
}

/** Neither tests nor the stand-alone page are part of a release. */
function isShipped(file: string): boolean {
  return !/\.test\.tsx?$/.test(file) && !file.startsWith('standalone') && !file.startsWith('testing');
}
