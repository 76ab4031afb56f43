import { compatibilityFaults, hostContractSchema, remoteContractSchema } from 'release-shelf';
import type { Release } from 'release-shelf';
import type { App } from '../build/app-sources.ts';

/**
 * Why a candidate must not become live together with the other app's live release, one sentence per reason. A contract that
 * cannot be read is a reason too.
 */
export function contractGate(app: App, candidate: Release, otherLive: Release): string[] {
  const [hostRelease, remoteRelease] = app === 'host-site' ? [candidate, otherLive] : [otherLive, candidate];
  const host = hostContractSchema.safeParse(hostRelease.contract);
  const remote = remoteContractSchema.safeParse(remoteRelease.contract);
  if (host.success && remote.success) return compatibilityFaults(host.data, remote.data);
  return [
    ...(host.success ? [] : [`the contract of ${hostRelease.app} ${hostRelease.id} cannot be read`]),
    ...(remote.success ? [] : [`the contract of ${remoteRelease.app} ${remoteRelease.id} cannot be read`]),
  ];
}
