import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually, startServer, startTemporaryPostgres } from 'content-api/testing';
import { z } from 'zod';
import { freePort } from '../../support/free-port.ts';
import { startSite } from '../../support/site-process.ts';
import { startBalancer } from './balancer.ts';
import { startNode } from './server-node.ts';
import type { Door, ServerNode } from './server-node.ts';

/** Two sites and two APIs on one database, with a balancer in front of each pair. */
export interface Nodes {
  sites: [ServerNode, ServerNode];
  apis: [ServerNode, ServerNode];
  /** All four, and the balancers: in front of the sites for visitors, in front of the APIs for the sites. */
  doors: Door[];
  /** Token of the admin's session. */
  token: string;
  stop: () => Promise<void>;
}

const admin = { email: 'owner@studio.example', password: 'correct horse battery staple' };
const loginSchema = z.object({ token: z.string() });
const addressOf = (port: number) => `http://127.0.0.1:${port}`;

export async function startNodes(): Promise<Nodes> {
  const postgres = await startTemporaryPostgres();
  if (!postgres) throw new Error('There is no PostgreSQL.');
  const folder = await mkdtemp(path.join(tmpdir(), 'nodes-'));
  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const [site = 0, site1 = 0, site2 = 0, api = 0, api1 = 0, api2 = 0] = ports;
  const stopBalancer = await startBalancer(
    { port: site, servers: [site1, site2] },
    { port: api, servers: [api1, api2] },
  );

  async function launchApi(port: number) {
    const { kill, ended } = await startServer({
      API_PORT: String(port),
      DATA_DIR: path.join(folder, 'api'),
      DATABASE_URL: postgres?.url ?? '',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      BACKUP_EVERY_HOURS: '0',
      LIMITS_SCALE: '1000000',
    });
    const end = async (signal: NodeJS.Signals) => {
      kill(signal);
      await ended;
    };
    return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), signal: kill };
  }
  const launchSite = (port: number) =>
    startSite(addressOf(api), {
      port,
      siteUrl: addressOf(site),
      dataDir: path.join(folder, `site-${port}`),
    });
  const startApi = (name: string, port: number) =>
    startNode({ name, url: addressOf(port), sort: 'api' }, () => launchApi(port));

  const apis: Nodes['apis'] = [await startApi('API 1', api1), await startApi('API 2', api2)];
  // The balancer learns from a check that a server is frozen; until then every other request waits there.
  const wasFreeSince = (ms: number) => apis.every((node) => node.wasFreeSince(ms));
  const startSiteNode = (name: string, port: number) =>
    startNode({ name, url: addressOf(port), sort: 'site', wasFreeSince }, () => launchSite(port));
  const balancers: Door[] = [
    {
      name: 'balancer of the sites',
      url: addressOf(site),
      sort: 'site',
      isBalancer: true,
      wasUpSince: () => true,
      wasFreeSince,
    },
    {
      name: 'balancer of the APIs',
      url: addressOf(api),
      sort: 'api',
      isBalancer: true,
      wasUpSince: wasFreeSince,
      wasFreeSince,
    },
  ];
  await eventually(() => isReady(addressOf(api)), Boolean);
  const sites: Nodes['sites'] = [await startSiteNode('site 1', site1), await startSiteNode('site 2', site2)];
  await eventually(() => isReady(addressOf(site)), Boolean);
  return {
    sites,
    apis,
    doors: [...sites, ...apis, ...balancers],
    token: await login(apis[0].url),
    async stop() {
      await Promise.all([...sites, ...apis].map((node) => node.stop()));
      await stopBalancer();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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
