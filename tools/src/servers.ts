import path from 'node:path';
import { root } from './lib/paths.ts';
import { roles as allRoles } from './lib/roles.ts';
import type { Role } from './lib/roles.ts';
import { reachable } from './settings.ts';
import type { Listener, Settings } from './settings.ts';
import type { StartOrder } from './supervisor/run-servers.ts';
import type { ServerSpec } from './supervisor/server-process.ts';
import type { Sources } from './supervisor/watch-sources.ts';
import { youngGeneration } from './young-generation.ts';

/** Settings that only one of the servers is given: secrets, and the first admin's e-mail. */
const onlyForApi = ['ADMIN_PASSWORD', 'ADMIN_EMAIL', 'DATABASE_URL', 'SMTP_URL', 'WEBHOOK_SECRET'];
const onlyForSite = ['CONTACT_FORM_KEY'];
const ofBoth = ['SITE_SECRET'];

/** Says that a new, empty studio is meant although the data folder is that of a used one. */
const startEmpty = '--start-empty';

/**
 * The servers of some roles, with the environment that the settings come to.
 *
 * @param roles by default all of them
 */
export function serverSpecs(
  settings: Settings,
  environment: NodeJS.ProcessEnv = process.env,
  roles: readonly Role[] = allRoles,
): ServerSpec[] {
  const shared = {
    ...environment,
    NODE_ENV: environment.NODE_ENV ?? 'production',
    DATA_DIR: settings.dataDir,
    NODE_COMPILE_CACHE: compiled(settings),
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
  const nodeOptions = youngGeneration(environment);
  const specs: (ServerSpec & { name: Role })[] = [
    {
      name: 'api',
      script: 'src/server.ts',
      cwd: path.join(root, 'content-api'),
      env: without(shared, onlyForSite),
      nodeOptions,
      firstArgs: process.argv.includes(startEmpty) ? [startEmpty] : [],
      ...checkedAt(settings.api),
    },
    {
      name: 'console',
      script: 'src/cli/serve.ts',
      cwd: path.join(root, 'release-shelf'),
      env: without(shared, [...onlyForApi, ...onlyForSite, ...ofBoth]),
      nodeOptions,
      ...checkedAt(settings.admin),
    },
    {
      name: 'site',
      script: 'src/server/index.ts',
      cwd: path.join(root, 'host-site'),
      env: without(shared, onlyForApi),
      nodeOptions,
      ...checkedAt(settings.host),
    },
  ];
  return specs.filter(({ name }) => roles.includes(name));
}

interface DevOptions {
  /** Port of the site's server, which is behind the dev server. */
  siteServerPort: number;
  /** The site's build. */
  releaseDir: string;
}

const apiSources: Sources = { folders: ['content-api/src', 'server-kit/src'].map(inRoot) };
const siteSources: Sources = {
  folders: [
    'host-site/src/server',
    'host-site/src/lib',
    'server-kit/src',
    'release-shelf/src',
    'content-api/src/contract',
    'content-api/src/look',
  ].map(inRoot),
  // Only its pages know the kinds.
  except: [inRoot('content-api/src/contract/kinds')],
};

/** The servers of `npm run dev`: the dev servers of both applications, and API and site under watch. */
export function devServerSpecs(settings: Settings, { siteServerPort, releaseDir }: DevOptions): StartOrder {
  const dev = { SITE_SERVER_PORT: String(siteServerPort), HOST_RELEASE_DIR: releaseDir };
  const [, consoleOrigin] = serverSpecs(settings);
  const inside = { ...settings, host: { port: siteServerPort, bind: '127.0.0.1' } };
  const [api, , site] = serverSpecs(inside).map((spec) => ({
    ...spec,
    env: { ...spec.env, ...dev },
    // Servers start sooner with Node's own size of the young generation; no visitor adds to their memory.
    nodeOptions: [],
    libraries: './config/dev-libraries.ts',
  }));
  if (!api || !consoleOrigin || !site) throw new Error('A server is missing.');
  const devServer = (app: string, name: string, { port, bind }: Listener): ServerSpec => ({
    name,
    script: 'config/dev.ts',
    cwd: path.join(root, app),
    // The environment of the server of releases, which they replace.
    env: { ...consoleOrigin.env, ...dev },
    readyUrl: `http://${reachable(bind)}:${port}/__dev/ready`,
  });
  return [
    [
      { ...api, sources: apiSources },
      devServer('admin-remote', 'console-dev-server', settings.admin),
      devServer('host-site', 'site-dev-server', settings.host),
    ],
    { ...site, sources: siteSources },
  ];
}

function inRoot(folder: string): string {
  return path.join(root, folder);
}

function compiled({ dataDir }: Settings): string {
  return path.join(dataDir, 'cache/compiled');
}

function checkedAt({ port, bind }: Listener): Pick<ServerSpec, 'readyUrl' | 'healthUrl'> {
  const origin = `http://${reachable(bind)}:${port}`;
  return { readyUrl: `${origin}/readyz`, healthUrl: `${origin}/healthz` };
}

function without(environment: NodeJS.ProcessEnv, names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.includes(name)));
}
