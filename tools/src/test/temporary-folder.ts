import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives everything that this process starts a temporary folder, which goes with it: what is killed cannot tidy up. */
export function ownTemporaryFolder(): void {
  // A short name: paths of sockets have 107 characters.
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Something is mounted in it, or belongs to somebody else.
    }
  });
}
