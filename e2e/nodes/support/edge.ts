import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { samples, startServer } from 'content-api/testing';
import { z } from 'zod';
import { freePort } from '../../support/free-port.ts';
import { startSite } from '../../support/site-process.ts';
import type { SiteProcess } from '../../support/site-process.ts';
import { ask } from './ask.ts';
import type { Asked } from './ask.ts';
import { startBalancer } from './balancer.ts';
import { startCache } from './cache.ts';
import { startPurgeReceiver } from './purge-receiver.ts';
import type { PurgeReceiver } from './purge-receiver.ts';

/** One API and sites, behind a balancer, behind a cache: two hops between a visitor and a site. */
export interface Edge {
  /** The cache, which visitors reach. */
  url: string;
  /** The site itself, the first of several. */
  originUrl: string;
  originUrls: string[];
  /** What the sites keep on disk. */
  siteFolders: string[];
  receiver: PurgeReceiver;
  /** A call of the signed-in admin, past the cache. */
  call: (method: string, path: string, body?: object) => Promise<Asked>;
  /** Creates a record by the call of its kind; returns its id. */
  create: (path: string, body: object) => Promise<string>;
  killSite: () => Promise<void>;
  startSite: () => Promise<void>;
  stop: () => Promise<void>;
}

const admin = { email: 'owner@studio.example', password: 'correct horse battery staple' };
const secret = 'a secret of the purge';
const createdSchema = z.object({
  _id: z.string().optional(),
  data: z.object({ _id: z.string() }).optional(),
});
const addressOf = (port: number) => `http://127.0.0.1:${port}`;

export async function startEdge({ sites = 1 } = {}): Promise<Edge> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  const siteSecret = randomBytes(32).toString('hex');
  const ports = await Promise.all(Array.from({ length: 5 + sites }, freePort));
  const [visitors = 0, purges = 0, receiverPort = 0, balancer = 0, apiBalancer = 0, ...sitePorts] = ports;
  const siteFolders = sitePorts.map((_, at) => path.join(folder, `site-${at + 1}`));
  const receiver = await startPurgeReceiver(secret, { receiver: receiverPort, purges });
  const api = await startServer({
    DATA_DIR: path.join(folder, 'api'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    BACKUP_EVERY_HOURS: '0',
    PURGE_URL: receiver.url,
    WEBHOOK_SECRET: secret,
    SITE_SECRET: siteSecret,
    WEBHOOK_ALLOW_PRIVATE: 'on',
  });
  const launch = (at: number): Promise<SiteProcess> =>
    startSite(api.url, {
      port: sitePorts[at],
      siteUrl: addressOf(visitors),
      dataDir: siteFolders[at],
      env: { CDN_CACHE_SECONDS: '3600', TRUST_PROXY: '127.0.0.1/32', SITE_SECRET: siteSecret },
    });
  const haproxy = await startBalancer(
    { port: balancer, servers: sitePorts },
    { port: apiBalancer, servers: [Number(new URL(api.url).port)] },
  );
  const running = await Promise.all(sitePorts.map((_, at) => launch(at)));
  const cache = await startCache({ visitors, purges, site: balancer });
  const login = await ask(`${api.url}/api/auth/login`, { method: 'POST', body: admin });
  const { token } = z.object({ token: z.string() }).parse(JSON.parse(login.body));

  const call: Edge['call'] = (method, address, body) =>
    ask(api.url + address, { method, body, headers: { authorization: `Bearer ${token}` } });

  return {
    url: addressOf(visitors),
    originUrl: addressOf(sitePorts[0] ?? 0),
    originUrls: sitePorts.map(addressOf),
    siteFolders,
    receiver,
    call,
    async create(address, body) {
      const answer = await call('POST', address, body);
      const { _id, data } = createdSchema.parse(JSON.parse(answer.body));
      return _id ?? data?._id ?? '';
    },
    async killSite() {
      await running[0]?.kill();
    },
    async startSite() {
      running[0] = await launch(0);
    },
    async stop() {
      await cache.stop();
      await haproxy.stop();
      await Promise.all(running.map((one) => one.stop()));
      api.kill('SIGTERM');
      await api.ended;
      await receiver.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A small studio; returns the ids of its projects and posts. */
export async function fillEdge({ create, call }: Edge): Promise<{ projects: string[]; posts: string[] }> {
  const projects: string[] = [];
  const posts: string[] = [];
  for (let count = 1; count <= 6; count += 1) {
    projects.push(await create('/api/projects', { ...samples.project, title: `Project ${count}` }));
    posts.push(await create('/api/content', { ...samples.post, title: `Post ${count}` }));
  }
  await create('/api/services', samples.service);
  await call('PUT', '/api/about', samples.about);
  return { projects, posts };
}
