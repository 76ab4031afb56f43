import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { studio } from './studio.ts';

export interface SiteProcess {
  url: string;
  /** Ends it at once; its data folder is kept. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
}

interface SiteOptions {
  /** @default a free one */
  port?: number;
  /** Public address of the site. @default its own address */
  siteUrl?: string;
  /** @default an empty one */
  dataDir?: string;
  /** The folder of another version of `host-site`. @default the present one */
  program?: string;
  /** Further settings. */
  env?: Record<string, string>;
}

/** A busy machine needs its time. */
const startTimeoutMs = 45_000;
const hostSite = path.join(import.meta.dirname, '../../host-site');

/** A site of its own over the studio's live release and the API that it is given. */
export async function startSite(apiUrl: string, options: SiteOptions = {}): Promise<SiteProcess> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'site-')));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const shelf = path.join(studio.dataDir, 'releases/host-site');
  const { current } = JSON.parse(await readFile(path.join(shelf, 'live.json'), 'utf8')) as {
    current: string;
  };
  const child = spawn(process.execPath, ['src/server/index.ts'], {
    cwd: options.program ?? hostSite,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      HOST_PORT: String(port),
      SITE_URL: options.siteUrl ?? url,
      API_URL: apiUrl,
      ADMIN_REMOTE_URL: studio.adminUrl,
      DATA_DIR: dataDir,
      HOST_RELEASE_DIR: path.join(shelf, current),
      LOG_LEVEL: 'fatal',
      ...options.env,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await answers(`${url}/healthz`);
  return {
    url,
    signal: (signal) => void child.kill(signal),
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + startTimeoutMs;
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
