import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPages } from './build-pages.ts';
import { startServer } from './server.ts';

/** Builds the test pages, and the copies of the library that collide on them; serves both until the run ends. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'session-pages-'));
  await buildPages(folder);
  const stop = await startServer(folder);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
