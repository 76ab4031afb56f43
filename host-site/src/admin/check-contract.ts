import { compatibilityFaults } from 'release-shelf/compatibility';
import type { HostContract, RemoteContract } from 'release-shelf';
import { readOptionalRecord, readRecord, readRequiredText, readTexts } from '../lib/decode.ts';

/**
 * Whether this page can run a console release: the module it mounts is there and takes its props, each package it shares
 * is here in a version that the release's range takes, and each name that the release imports exists on the page.
 *
 * @param contract what the release states; one that cannot be read fits nowhere
 * @param libraries the modules that run on the page, by package
 * @returns the faults, in words; none means that it fits
 */
export function contractFaults(
  contract: unknown,
  offer: Omit<HostContract, 'names'>,
  libraries: Record<string, unknown>,
): string[] {
  const remote = readContract(contract);
  if (!remote) return ['It does not say what it needs.'];
  const names = Object.fromEntries(
    Object.entries(remote.names).map(([from, imported]) => {
      const library = readOptionalRecord(libraries[from]);
      return [from, imported.filter((name) => name in library)];
    }),
  );
  return compatibilityFaults({ ...offer, names }, remote);
}

function readContract(contract: unknown): RemoteContract | null {
  try {
    const fields = readRecord(contract);
    return {
      v: 1,
      app: readRequiredText(fields.app),
      remote: readRequiredText(fields.remote),
      exposes: readTexts(fields.exposes),
      props: typeof fields.props === 'number' ? fields.props : 1,
      shared: Object.fromEntries(
        Object.entries(readRecord(fields.shared)).map(([name, range]) => [name, readRequiredText(range)]),
      ),
      names: Object.fromEntries(
        Object.entries(readOptionalRecord(fields.names)).map(([name, list]) => [name, readTexts(list)]),
      ),
    };
  } catch {
    return null;
  }
}
