import { statfsSync } from 'node:fs';
import { startupFault } from '../lib/startup-fault.ts';

/** Kinds of file systems (Linux, `statfs`) over a network: the log of the embedded database needs shared memory. */
const networkKinds = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
]);

/** Stops the start when the folder is on a network drive, where locks and the log cannot be relied on. */
export function refuseNetworkDrive(dir: string, kindOf: (dir: string) => number = fileSystemKind): void {
  // The number comes signed on some machines.
  const kind = networkKinds.get(kindOf(dir) >>> 0);
  if (kind === undefined) return;
  throw startupFault(
    'NETWORK_DRIVE',
    `${dir} is on a network drive (${kind}), where the embedded database is not safe; ` +
      'set DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL server',
  );
}

function fileSystemKind(dir: string): number {
  return statfsSync(dir).type;
}
