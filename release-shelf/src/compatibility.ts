import type { HostContract, RemoteContract } from './contract.ts';

/**
 * Why this remote must not run in this host. One sentence per reason; empty when they fit. Uses no part of Node or
 * zod, so that browsers can ask it too.
 */
export function compatibilityFaults(host: HostContract, remote: RemoteContract): string[] {
  const faults: string[] = [];
  if (host.remote !== remote.remote) {
    faults.push(`${host.app} loads a remote named ${host.remote}, ${remote.app} is named ${remote.remote}`);
  }
  for (const module of host.consumes) {
    if (!remote.exposes.includes(module))
      faults.push(`${remote.app} does not expose ${module}, which ${host.app} mounts`);
  }
  if (host.props !== remote.props) {
    faults.push(`${remote.app} takes props ${remote.props}, ${host.app} hands over props ${host.props}`);
  }
  for (const [name, range] of Object.entries(remote.shared)) {
    const version = host.provides[name];
    if (version === undefined) faults.push(`${remote.app} needs ${name}, which ${host.app} does not share`);
    else if (!isInRange(version, range)) {
      faults.push(`${remote.app} needs ${name} ${range}, ${host.app} runs ${version}`);
    }
  }
  for (const [from, names] of Object.entries(remote.names)) {
    const offered = host.names[from];
    // Without the host's list of exports, only the version range can be checked.
    const missing = offered ? names.filter((name) => !offered.includes(name)) : [];
    if (missing.length > 0) {
      faults.push(`${remote.app} uses ${missing.join(', ')} of ${from}, which ${host.app} does not hand on`);
    }
  }
  return faults;
}

/** Returns true if a version satisfies `^major.minor.patch`. */
function isInRange(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [needMajor = 0, needMinor = 0, needPatch = 0] = numbers(range);
  if (major !== needMajor) return false;
  if (needMajor === 0 && minor !== needMinor) return false;
  return minor > needMinor || (minor === needMinor && patch >= needPatch);
}

function numbers(text: string): number[] {
  return text.replace(/^\^/, '').split(/[.+-]/, 3).map(Number);
}
