import satisfies from 'spdx-satisfies';
import { findLooseVersions } from './find-loose-versions.ts';
import { readAllowScripts, readLockfile } from './lockfile.ts';
import type { LockedPackage } from './lockfile.ts';

export interface Allowed {
  licences: Record<string, string>;
  licencesByPackage: Record<string, { licence: string | undefined; reason: string }>;
  installScripts: Record<string, string>;
}

/**
 * Checks what the manifests, `package-lock.json` and `node_modules` of a folder hold against the allow list. Needs no network.
 *
 * @returns One line for each fault, with the package's name and folder. Empty when all is allowed.
 */
export function findFaults(root: string, allowed: Allowed): string[] {
  const locked = readLockfile(root);
  const allowScripts = readAllowScripts(root);
  return [
    ...findLooseVersions(root),
    ...locked.flatMap((entry) => [
      ...sourceFaults(entry),
      ...entry.missing.map(
        (name) => `${title(entry)} needs ${name}, which is not in package-lock.json: npm ci refuses it.`,
      ),
      ...licenceFaults(entry, allowed),
      ...scriptFaults(entry, allowed, allowScripts),
    ]),
    ...unneededEntries(locked, allowed, allowScripts),
  ];
}

function sourceFaults(entry: LockedPackage): string[] {
  if (entry.resolved !== undefined)
    return [`${title(entry)} comes from ${entry.resolved}, not from the registry.`];
  if (entry.isInstalled && !entry.integrity && !entry.inBundle)
    return [`${title(entry)} is installed without an integrity hash in package-lock.json.`];
  return [];
}

function licenceFaults(entry: LockedPackage, { licences, licencesByPackage }: Allowed): string[] {
  const judged = licencesByPackage[`${entry.name}@${entry.version}`];
  if (judged && judged.licence === entry.license) return [];
  if (entry.license !== undefined && isAllowedLicence(entry.license, Object.keys(licences))) return [];
  return [`${title(entry)} has the licence ${entry.license ?? '(none)'}, which is not allowed.`];
}

function isAllowedLicence(expression: string, licences: string[]): boolean {
  try {
    return satisfies(expression, licences);
  } catch {
    // It is no SPDX expression.
    return false;
  }
}

function scriptFaults(
  entry: LockedPackage,
  { installScripts }: Allowed,
  allowScripts: Record<string, boolean>,
): string[] {
  if (!entry.hasInstallScript) return [];
  if (!(entry.name in allowScripts))
    return [`${title(entry)} has an install script, and allowScripts in package.json does not name it.`];
  return entry.name in installScripts ? [] : [`${title(entry)} has an install script without a reason.`];
}

function unneededEntries(
  locked: LockedPackage[],
  { licencesByPackage, installScripts }: Allowed,
  allowScripts: Record<string, boolean>,
): string[] {
  const packages = new Set(locked.map(({ name, version }) => `${name}@${version}`));
  const withScripts = new Set(locked.filter((entry) => entry.hasInstallScript).map(({ name }) => name));
  const scripts = new Set([...Object.keys(installScripts), ...Object.keys(allowScripts)]);
  return [
    ...Object.keys(licencesByPackage)
      .filter((name) => !packages.has(name))
      .map((name) => `${name} has an entry for its licence, but is not in package-lock.json.`),
    ...[...scripts]
      .filter((name) => !withScripts.has(name))
      .map((name) => `${name} has an entry for its install script, but has none.`),
  ];
}

function title({ name, version, folder }: LockedPackage): string {
  return `${name}@${version ?? '?'} (${folder})`;
}
