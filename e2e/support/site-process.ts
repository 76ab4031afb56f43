import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { studio } from './studio.ts';

export interface SiteProcess {
  url: string;
  stop: () => Promise<void>;
}

const hostSite = path.join(import.meta.dirname, '../../host-site');

/** A site of its own over the studio's live release, with an empty data folder and the API that it is given. */
export async function startSite(apiUrl: string): Promise<SiteProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shelf = path.join(studio.dataDir, 'releases/host-site');
  const { current } = JSON.parse(await readFile(path.join(shelf, 'live.json'), 'utf8')) as {
    current: string;
  };
  const child = spawn(process.execPath, ['src/server/index.ts'], {
    cwd: hostSite,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST_PORT: String(port),
      SITE_URL: url,
      API_URL: apiUrl,
      ADMIN_REMOTE_URL: studio.adminUrl,
      DATA_DIR: dataDir,
      HOST_RELEASE_DIR: path.join(shelf, current),
      LOG_LEVEL: 'fatal',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await answers(`${url}/healthz`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
