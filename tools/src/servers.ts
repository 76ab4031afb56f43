import path from 'node:path';
import { compileAhead } from '../bootstrap/compile-ahead.mjs';
import { root } from './lib/paths.ts';
import { reachable } from './settings.ts';
import type { Listener, Settings } from './settings.ts';
import type { ServerSpec } from './supervisor/supervise.ts';

/** Secrets that only one of the servers is given. */
const onlyForApi = ['ADMIN_PASSWORD', 'ADMIN_EMAIL', 'DATABASE_URL'];
const onlyForSite = ['CONTACT_FORM_KEY'];

const keepTaskShape = new URL('./supervisor/keep-task-shape.mjs', import.meta.url).href;
/**
 * A young generation of 2 MB: each process stays tens of megabytes smaller under load than with Node's own, at about the
 * same speed (`docs/performance-budgets.md`, section 4). With 1 MB, what is being sent is taken for old: the site then
 * took 213 MB instead of 127, and a quarter longer.
 */
const lean = ['--max-semi-space-size=2', '--import', keepTaskShape];
/** For who sends nothing but files, to few. */
const leanest = ['--max-semi-space-size=1'];

/** Strips the types of the three servers, so that they need not load what strips them. */
export function compileServers(settings: Settings): Promise<void> {
  const scripts = serverSpecs(settings).map(({ cwd, script }) => path.join(cwd, script));
  return compileAhead(process.execPath, scripts, compiled(settings));
}

/** The three servers, with the environment that the settings come to. */
export function serverSpecs(settings: Settings, environment: NodeJS.ProcessEnv = process.env): ServerSpec[] {
  const shared = {
    ...environment,
    NODE_ENV: environment.NODE_ENV ?? 'production',
    DATA_DIR: settings.dataDir,
    NODE_COMPILE_CACHE: compiled(settings),
    // Memory that is free goes back to the system: by itself, the allocator keeps what hashing a password took.
    MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX ?? '1',
    MALLOC_TRIM_THRESHOLD_: environment.MALLOC_TRIM_THRESHOLD_ ?? '131072',
    // What a compression needs for a moment comes from the system and goes back to it, instead of leaving holes.
    MALLOC_MMAP_THRESHOLD_: environment.MALLOC_MMAP_THRESHOLD_ ?? '32768',
    HOST_PORT: String(settings.host.port),
    HOST_BIND: settings.host.bind,
    ADMIN_PORT: String(settings.admin.port),
    ADMIN_BIND: settings.admin.bind,
    API_PORT: String(settings.api.port),
    API_BIND: settings.api.bind,
    SITE_URL: settings.siteUrl,
    API_URL: settings.apiUrl,
    ADMIN_REMOTE_URL: settings.adminRemoteUrl,
  };
  return [
    {
      name: 'content-api',
      script: 'src/server.ts',
      cwd: path.join(root, 'content-api'),
      env: without(shared, onlyForSite),
      nodeOptions: lean,
      readyUrl: readyUrl(settings.api),
    },
    {
      name: 'admin-origin',
      script: 'src/cli/serve.ts',
      cwd: path.join(root, 'release-shelf'),
      env: without(shared, [...onlyForApi, ...onlyForSite]),
      nodeOptions: leanest,
      readyUrl: readyUrl(settings.admin),
    },
    {
      name: 'host-site',
      script: 'src/server/index.ts',
      cwd: path.join(root, 'host-site'),
      env: without(shared, onlyForApi),
      nodeOptions: lean,
      readyUrl: readyUrl(settings.host),
    },
  ];
}

function compiled({ dataDir }: Settings): string {
  return path.join(dataDir, 'cache/compiled');
}

function readyUrl({ port, bind }: Listener): string {
  return `http://${reachable(bind)}:${port}/readyz`;
}

function without(environment: NodeJS.ProcessEnv, names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.includes(name)));
}
