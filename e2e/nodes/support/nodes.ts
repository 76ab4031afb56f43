import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually, startServer, startTemporaryPostgres } from 'content-api/testing';
import { openSharedShelf, openShelf } from 'release-shelf';
import { startTemporaryS3 } from 'server-kit/testing';
import type { TemporaryS3 } from 'server-kit/testing';
import { z } from 'zod';
import { freePort } from '../../support/free-port.ts';
import { startSite } from '../../support/site-process.ts';
import { studio } from '../../support/studio.ts';
import { startBalancer } from './balancer.ts';
import { startNode } from './server-node.ts';
import type { Endpoint, ServerNode } from './server-node.ts';

/**
 * Two sites and two APIs on one database with a replica, a bucket for media and releases, and a balancer in front of each
 * pair. No two of them share a folder, but for a shelf that a caller fills.
 */
export interface Nodes {
  sites: ServerNode[];
  apis: ServerNode[];
  /** All four, and the balancers: in front of the sites for visitors, in front of the APIs for the sites. */
  endpoints: Endpoint[];
  /** Token of the admin's session. */
  token: string;
  database: Database;
  store: TemporaryS3;
  /** Settings of the APIs, without a port. */
  apiEnv: Record<string, string>;
  /** Starts a node again, out of the balancer's reach meanwhile. */
  replace: (node: ServerNode) => Promise<void>;
  /** Data folder with the shelf that the sites share, if they have one. */
  shelfDir: string;
  stop: () => Promise<void>;
}

export interface Database {
  /** Ends the server that takes writes, for good. Resolves when the balancer calls no API ready. */
  end: () => Promise<void>;
  /** Makes its replica the one that takes writes. */
  promote: () => Promise<void>;
}

/** Folders of the packages that run from the next start of a node on. @default the present ones */
export interface Programs {
  api?: string;
  site?: string;
}

interface NodesOptions {
  programs?: Programs;
  /** @default true */
  hasSites?: boolean;
  /** Fills a folder that all sites share. @default they bring the release of the studio under test from the bucket */
  fillShelf?: (dataDir: string) => Promise<void>;
}

const admin = { email: 'owner@studio.example', password: 'correct horse battery staple' };
const loginSchema = z.object({ token: z.string() });
const addressOf = (port: number) => `http://127.0.0.1:${port}`;

export async function startNodes(options: NodesOptions = {}): Promise<Nodes> {
  const { programs = {}, hasSites = true, fillShelf } = options;
  const postgres = await startTemporaryPostgres({ isDurable: true });
  if (!postgres) throw new Error('There is no PostgreSQL.');
  const replica = await postgres.replicate();
  const databaseUrl = new URL(postgres.url);
  databaseUrl.searchParams.set('host', `${postgres.folder},${replica.folder}`);
  const store = await startTemporaryS3();
  const storeEnv = { MEDIA_STORE: `s3://${store.bucket}/media`, ...store.env };
  const releaseEnv = {
    HOST_RELEASE_DIR: '',
    RELEASE_STORE: fillShelf ? '' : `s3://${store.bucket}/releases`,
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'nodes-'));
  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const [site = 0, site1 = 0, site2 = 0, api = 0, api1 = 0, api2 = 0] = ports;
  const balancer = await startBalancer(
    { port: site, servers: [site1, site2] },
    { port: api, servers: [api1, api2] },
  );

  const siteSecret = randomBytes(32).toString('hex');
  const shelfDir = path.join(folder, 'shelf');
  const apiEnv = {
    DATA_DIR: path.join(folder, 'api'),
    DATABASE_URL: databaseUrl.href,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    BACKUP_EVERY_HOURS: '0',
    LIMITS_SCALE: '1000000',
    SITE_SECRET: siteSecret,
    ...storeEnv,
  };

  async function launchApi(port: number) {
    const { kill, ended } = await startServer(
      { ...apiEnv, API_PORT: String(port), DATA_DIR: path.join(folder, `api-${port}`) },
      { program: programs.api },
    );
    const end = async (signal: NodeJS.Signals) => {
      kill(signal);
      await ended;
    };
    return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), signal: kill };
  }
  async function launchSite(port: number) {
    const dataDir = path.join(folder, `site-${port}`);
    // A site that stops takes its data folder along.
    await mkdir(dataDir, { recursive: true });
    if (fillShelf) await symlink(path.join(shelfDir, 'releases'), path.join(dataDir, 'releases'));
    return startSite(addressOf(api), {
      port,
      siteUrl: addressOf(site),
      dataDir,
      program: programs.site,
      env: { ...storeEnv, ...releaseEnv, SITE_SECRET: siteSecret },
    });
  }
  const startApi = (name: string, port: number) =>
    startNode({ name, url: addressOf(port), role: 'api' }, () => launchApi(port));

  if (fillShelf) await fillShelf(shelfDir);
  else if (hasSites) await shareRelease(store, path.join(folder, 'publisher'));
  const apis = [await startApi('API 1', api1), await startApi('API 2', api2)];
  // The balancer learns from a check that a server is frozen; until then every other request waits there.
  const wasFreeSince = (ms: number) => apis.every((node) => node.wasFreeSince(ms));
  const startSiteNode = (name: string, port: number) =>
    startNode({ name, url: addressOf(port), role: 'site', wasFreeSince }, () => launchSite(port));
  const balancers: Endpoint[] = [
    {
      name: 'balancer of the sites',
      url: addressOf(site),
      role: 'site',
      isBalancer: true,
      wasUpSince: () => true,
      wasFreeSince,
    },
    {
      name: 'balancer of the APIs',
      url: addressOf(api),
      role: 'api',
      isBalancer: true,
      wasUpSince: wasFreeSince,
      wasFreeSince,
    },
  ];
  await eventually(() => isReady(addressOf(api)), Boolean);
  const sites = hasSites ? [await startSiteNode('site 1', site1), await startSiteNode('site 2', site2)] : [];
  if (hasSites) await eventually(() => isReady(addressOf(site)), Boolean);
  return {
    sites,
    apis,
    endpoints: [...sites, ...apis, ...balancers.filter(({ role }) => hasSites || role === 'api')],
    token: await login(addressOf(api)),
    database: {
      async end() {
        await postgres.stopImmediately();
        await balancer.untilNoApiIsReady();
      },
      promote: replica.promote,
    },
    store,
    apiEnv,
    shelfDir,
    async replace(node) {
      const port = Number(new URL(node.url).port);
      await balancer.takeOut(port);
      await node.stop();
      await node.start();
      await balancer.putBack(port);
    },
    async stop() {
      await Promise.all([...sites, ...apis].map((node) => node.stop()));
      await balancer.stop();
      await store.stop();
      await replica.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Puts the release of the studio under test into the bucket, as a machine that releases does. */
async function shareRelease(store: TemporaryS3, folder: string): Promise<void> {
  const app = 'host-site';
  const built = openShelf({ root: path.join(studio.dataDir, 'releases'), app });
  const release = await built.live();
  if (!release) throw new Error('The studio under test has no release of the site.');
  const shelf = await openSharedShelf({ root: folder, app }, store.place('releases/'));
  await shelf.takeOver(built, release);
  await shelf.setLive(release.id);
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return loginSchema.parse(await answer.json()).token;
}
