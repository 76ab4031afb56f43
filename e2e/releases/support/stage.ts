import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openShelf } from 'release-shelf';
import type { Release, Shelf } from 'release-shelf';
import { publishApp } from '../../../tools/src/build/publish-app.ts';
import { serverSpecs } from '../../../tools/src/servers.ts';
import { readSettings } from '../../../tools/src/settings.ts';
import { runServers } from '../../../tools/src/supervisor/run-servers.ts';
import { releasesPort } from '../../../tools/src/test/ports.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import { broken, changeMounted, marked } from './mounted.ts';
import type { Mounted } from './mounted.ts';
import { addQuickForms } from './quick-forms.ts';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, '.cache/e2e/releases');
const ports = { host: releasesPort, proxy: releasesPort + 1, api: releasesPort + 2, admin: releasesPort + 3 };

export const owner = { email: 'owner@studio.example', password: 'correct horse battery staple' };

/** The studio with its shelves open, and a proxy that spoils what comes from the console's origin. */
export interface Stage {
  siteUrl: string;
  apiUrl: string;
  proxy: FaultyProxy;
  host: Shelf;
  console: Shelf;
  /** Two good releases of the console; the second says so beside its heading. */
  first: Release;
  second: Release;
  /** A release that throws when it is mounted. */
  broken: Release;
  hostRelease: Release;
  dataDir: string;
  /** Publishes a release again with other files or another contract. */
  republish: (
    release: Release,
    change: (build: string) => Promise<void>,
    contract?: Record<string, unknown>,
  ) => Promise<Release>;
  /** Puts the first release with another component to mount onto a shelf, as the build of the sources of this hash. */
  publishBuild: (shelf: Shelf, mounted: Mounted, sources: string) => Promise<Release>;
  close: () => Promise<void>;
}

export const secondMark = 'Second release';

export async function openStage(): Promise<Stage> {
  const dataDir = path.join(folder, 'data');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const shelves = {
    host: openShelf({ root: path.join(dataDir, 'releases'), app: 'host-site' }),
    console: openShelf({ root: path.join(dataDir, 'releases'), app: 'admin-remote' }),
  };
  const [hostRelease, first] = await Promise.all([
    publishApp('host-site', shelves.host),
    publishApp('admin-remote', shelves.console),
  ]);
  const variant = (mounted: Mounted) => republish(shelves, first, (build) => changeMounted(build, mounted));
  const second = await variant(marked(secondMark));
  await shelves.host.setLive(hostRelease.id);
  await shelves.console.setLive(first.id);

  const proxy = await startFaultyProxy(ports.proxy, ports.admin);
  const environment = stageEnvironment(dataDir);
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const servers = runServers(serverSpecs(read.settings, environment), read.settings);
  await servers.ready;
  return {
    siteUrl: read.settings.siteUrl,
    apiUrl: read.settings.apiUrl,
    proxy,
    ...shelves,
    first,
    second,
    broken: await variant(broken),
    hostRelease,
    dataDir,
    republish: (release, change, contract) => republish(shelves, release, change, contract),
    async publishBuild(shelf, mounted, sources) {
      const build = await copyOf(shelves.console, first);
      await changeMounted(build, mounted);
      return publishBuild(shelf, build, '1.3.0', sources);
    },
    async close() {
      await proxy.close();
      await servers.stop();
    },
  };
}

/** The files of a release as they were built, without what the shelf has added. */
async function copyOf(shelf: Shelf, release: Release): Promise<string> {
  const build = await mkdtemp(path.join(folder, 'copy-'));
  for (const file of Object.keys(release.files)) {
    await cp(path.join(shelf.folder(release.id), file), path.join(build, file));
  }
  return build;
}

async function publishBuild(
  shelf: Shelf,
  build: string,
  version: string,
  sources = `${version}-${Date.now()}`,
): Promise<Release> {
  await addQuickForms(build);
  const contract = JSON.parse(await readFile(path.join(build, 'contract.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  return shelf.publish(build, { version, commit: '', sourceHash: sources, contract });
}

let republished = 0;

async function republish(
  shelves: { host: Shelf; console: Shelf },
  release: Release,
  change: (build: string) => Promise<void>,
  contract: Record<string, unknown> = {},
): Promise<Release> {
  const shelf = release.app === 'host-site' ? shelves.host : shelves.console;
  const build = await copyOf(shelf, release);
  try {
    republished += 1;
    await writeFile(path.join(build, 'note.txt'), `republished ${republished}\n`);
    const own = path.join(build, 'contract.json');
    await writeFile(
      own,
      JSON.stringify({ ...(JSON.parse(await readFile(own, 'utf8')) as object), ...contract }),
    );
    await change(build);
    return await publishBuild(shelf, build, `2.0.${republished}`);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

function stageEnvironment(dataDir: string): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    HOST_PORT: String(ports.host),
    ADMIN_PORT: String(ports.admin),
    API_PORT: String(ports.api),
    ADMIN_REMOTE_URL: `http://localhost:${ports.proxy}`,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    LIMITS_SCALE: '50',
    LOG_LEVEL: 'fatal',
  };
}
