import { record } from '../lib/decode.ts';

/**
 * Whether this page can run a console release: each package it shares must be here in a version that its range takes,
 * and each name it takes from the router must be on the agreed surface.
 *
 * @param contract what the release states; an absent one is taken on trust, as strict sharing refuses the rest
 * @returns the faults, in words; none means that it fits
 */
export function contractFaults(
  contract: unknown,
  provided: Record<string, string>,
  surface: string[],
): string[] {
  if (typeof contract !== 'object' || contract === null) return [];
  const fields = record(contract);
  const ranges = typeof fields.shared === 'object' && fields.shared !== null ? record(fields.shared) : {};
  const needs = Array.isArray(fields.routerSurface) ? fields.routerSurface : [];
  return [
    ...Object.entries(ranges).flatMap(([name, range]) => rangeFault(name, range, provided[name])),
    ...needs
      .filter((name): name is string => typeof name === 'string' && !surface.includes(name))
      .map((name) => `It needs ${name} of the router, which this site does not hand on.`),
  ];
}

function rangeFault(name: string, range: unknown, version: string | undefined): string[] {
  if (typeof range !== 'string') return [];
  if (version === undefined) return [`It needs ${name}, which this site does not offer.`];
  return takes(range, version) ? [] : [`It needs ${name} ${range}; this site has ${version}.`];
}

/** Caret ranges are all that releases state; anything else is left to the federation itself. */
function takes(range: string, version: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const have = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
  if (!wanted || !have) return true;
  const [major = 0, minor = 0, patch = 0] = wanted;
  const [hasMajor = 0, hasMinor = 0, hasPatch = 0] = have;
  if (major !== hasMajor) return false;
  return hasMinor > minor || (hasMinor === minor && hasPatch >= patch);
}
