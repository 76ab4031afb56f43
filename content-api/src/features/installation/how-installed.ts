import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Installation } from '../../contract/installation.ts';

type Installed = Pick<Installation, 'installedAs' | 'update' | 'takeBack'>;

const inContainer = ['/.dockerenv', '/run/.containerenv'];
/** An image has none. Whoever works in a container of his own updates a checkout like any other. */
const checkout = path.resolve(import.meta.dirname, '../../../../.git');

/** How the program runs, with the one command that updates it and the one that takes an update back. */
export function howInstalled(
  env: Readonly<Record<string, string | undefined>>,
  exists: (file: string) => boolean = existsSync,
): Installed {
  if (inContainer.some(exists) && !exists(checkout))
    return {
      installedAs: 'container',
      update: 'docker tag studio studio:before && git pull --ff-only && docker compose up --build --wait',
      takeBack: 'docker tag studio:before studio && docker compose up --no-build --wait',
    };
  return {
    // systemd names each start of a unit.
    installedAs: env.INVOCATION_ID === undefined ? 'command' : 'service',
    update: 'npm run update',
    takeBack: 'npm run update -- --back',
  };
}
