import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import * as release from '../src/render/index.tsx';
import type { RenderBundle } from '../src/render/types.ts';
import { buildApp } from '../src/server/app.ts';
import type { AppOptions, SiteServer } from '../src/server/app.ts';
import type { ServerConfig } from '../src/server/config.ts';
import type { ReleaseSource } from '../src/server/release-source.ts';
import { createStubApi } from './stub-api.ts';
import type { StubApi } from './stub-api.ts';

export interface TestSite extends SiteServer {
  api: StubApi;
  /** Moves the clock on, so that the revision is asked for again. */
  later: (ms?: number) => void;
  dataDir: string;
  /** The release's own part, for a test to look on. */
  bundle: RenderBundle;
}

const bundle: RenderBundle = { ...release };

const releases: ReleaseSource = {
  current: () => ({
    id: 'test-release',
    bundle,
    assets: {
      v: 1,
      main: ['/assets/main.js'],
      admin: ['/assets/admin.js'],
      preview: ['/assets/preview.js'],
      review: ['/assets/review.js'],
      languages: ['/assets/languages.js'],
      writing: ['/assets/writing.js'],
      pitch: ['/assets/pitch.js'],
    },
  }),
  refresh: () => Promise.resolve(),
  clientFiles: () => Promise.resolve([]),
  followNow: () => Promise.resolve(false),
};

const rendered: string[] = [];
afterAll(() => Promise.all(rendered.map((folder) => rm(folder, { recursive: true, force: true }))));

interface SiteOptions extends Pick<AppOptions, 'deadlines' | 'connections' | 'metrics'> {
  api?: StubApi;
  dataDir?: string;
  apiUrl?: string;
  readyNeedsApi?: boolean;
  countsVisits?: boolean;
  trustProxy?: string[];
  cdnSeconds?: number;
  mediaStore?: ServerConfig['mediaStore'];
  /** Settings that differ from the usual ones. */
  settings?: Partial<ServerConfig>;
  /** Takes the lines of the log, one for each request among them. */
  log?: (line: unknown) => void;
}

/** The whole site over a stub API, on a data folder of its own unless one is given. */
export async function buildSite({
  api = createStubApi(),
  dataDir = '',
  apiUrl = 'http://api.test',
  readyNeedsApi = false,
  countsVisits = false,
  trustProxy = [],
  cdnSeconds,
  mediaStore,
  settings = {},
  log,
  metrics,
  deadlines = {},
  connections = {},
}: SiteOptions = {}): Promise<TestSite> {
  const folder = dataDir || (await mkdtemp(path.join(tmpdir(), 'host-test-')));
  rendered.push(folder);
  let now = 1_000_000;
  const config: ServerConfig = {
    port: 0,
    bind: '127.0.0.1',
    siteUrl: 'https://studio.test',
    apiUrl,
    apiBase: '/api',
    portfolioBase: '/api/portfolio',
    adminRemoteUrl: 'https://admin.test',
    dataDir: folder,
    timeZone: 'UTC',
    contact: { url: '/api/contact', key: '' },
    trustProxy,
    ...(cdnSeconds !== undefined && { cdnSeconds }),
    ...(mediaStore && { mediaStore }),
    readyNeedsApi,
    countsVisits,
    logsAccess: log !== undefined,
    logLevel: 'silent',
    ...settings,
  };
  const logger = pino(
    { level: log ? 'info' : 'silent' },
    { write: (line: string) => log?.(JSON.parse(line)) },
  );
  const site = await buildApp({
    config,
    releases,
    logger,
    fetch: api.fetch,
    now: () => now,
    deadlines,
    connections,
    ...(metrics && { metrics }),
  });
  return { ...site, api, bundle, dataDir: folder, later: (ms = 5_000) => void (now += ms) };
}
