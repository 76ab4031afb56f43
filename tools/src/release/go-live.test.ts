import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from 'release-shelf';
import type { App } from '../build/app-sources.ts';
import { shelfOf } from '../build/publish-app.ts';
import { checkCandidate } from './check-candidate.ts';
import { goLive } from './go-live.ts';

let dataDir: string;
let output: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'go-live-'));
  output = '';
  const note = (line: unknown) => {
    output += String(line);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(note);
  vi.spyOn(process.stderr, 'write').mockImplementation(note);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true, force: true });
});

const contracts = {
  'host-site': {
    v: 1,
    app: 'host-site',
    remote: 'admin_remote',
    consumes: ['./AdminApp'],
    provides: { react: '19.3.1' },
    names: { 'react-router-dom': ['Link'] },
  },
  'admin-remote': {
    v: 1,
    app: 'admin-remote',
    remote: 'admin_remote',
    exposes: ['./AdminApp'],
    shared: { react: '^19.0.0' },
    names: { 'react-router-dom': ['Link'] },
  },
};

async function publish(app: App, text: string, contract: object = {}): Promise<Release> {
  const build = path.join(dataDir, 'build');
  await mkdir(build, { recursive: true });
  await writeFile(path.join(build, 'entry.js'), text);
  return shelfOf(app, dataDir).publish(build, {
    version: '1.0.0',
    commit: '',
    sourceHash: text,
    contract: { ...contracts[app], ...contract },
  });
}

/** What the command gives when there is no browser and none is required. */
const withoutBrowser = {
  browserPath: undefined,
  mayGoWithoutBrowser: true,
  mayGoWithoutOther: false,
  publishOther: (): Promise<Release> => Promise.reject(new Error('admin-remote could not be built')),
};

async function publishLive(app: App, text: string): Promise<Release> {
  const release = await publish(app, text);
  await shelfOf(app, dataDir).setLive(release.id);
  return release;
}

test('without a browser nothing goes live, unless a flag asks for it, and then with a warning', async () => {
  const site = await publishLive('host-site', 'site');
  const console = await publish('admin-remote', 'console');
  const check = (mayGoWithoutBrowser: boolean, browserPath?: string) => (otherLive: Release | null) =>
    checkCandidate('admin-remote', console, otherLive, dataDir, {
      ...withoutBrowser,
      browserPath,
      mayGoWithoutBrowser,
    });

  expect(await goLive('admin-remote', console, dataDir, check(false))).toEqual({
    refusals: [expect.stringContaining('there is no browser to try it in')],
  });
  expect(await goLive('admin-remote', console, dataDir, check(false, '/no/such/browser'))).toEqual({
    refusals: [expect.stringContaining('the browser /no/such/browser cannot be started')],
  });
  expect(await shelfOf('admin-remote', dataDir).live()).toBeNull();

  expect(await goLive('admin-remote', console, dataDir, check(true))).toMatchObject({
    pointer: { current: console.id },
  });
  expect(output).toContain(`Its contract fits host-site ${site.id}.`);
  expect(output).toContain('!! NOT TRIED IN A BROWSER');
});

test('a contract that does not fit is refused before any browser starts', async () => {
  await publishLive('host-site', 'site');
  const before = await publishLive('admin-remote', 'console');
  const odd = await publish('admin-remote', 'odd', { shared: { react: '^20.0.0' } });
  const outcome = await goLive('admin-remote', odd, dataDir, (otherLive) =>
    checkCandidate('admin-remote', odd, otherLive, dataDir, withoutBrowser),
  );
  expect(outcome).toEqual({ refusals: ['admin-remote needs react ^20.0.0, host-site runs 19.3.1'] });
  expect((await shelfOf('admin-remote', dataDir).live())?.id).toBe(before.id);
});

test('the check is repeated when the other team’s release became live while it ran', async () => {
  const first = await publishLive('host-site', 'site');
  const second = await publish('host-site', 'next site');
  const console = await publish('admin-remote', 'console');
  const checkedWith: (string | undefined)[] = [];
  const outcome = await goLive('admin-remote', console, dataDir, async (otherLive) => {
    checkedWith.push(otherLive?.id);
    if (otherLive?.id === first.id) await shelfOf('host-site', dataDir).setLive(second.id);
    return [];
  });
  expect(checkedWith).toEqual([first.id, second.id]);
  expect(outcome).toMatchObject({ pointer: { current: console.id } });
});

describe('where no release of the other app is live', () => {
  const release = (site: Release, changes: Partial<typeof withoutBrowser>) =>
    goLive('host-site', site, dataDir, (otherLive) =>
      checkCandidate('host-site', site, otherLive, dataDir, { ...withoutBrowser, ...changes }),
    );

  test('a release is checked with that of the program, which does not become live', async () => {
    const site = await publish('host-site', 'site');
    const fitting = await publish('admin-remote', 'console');
    const odd = await publish('admin-remote', 'odd', { shared: { react: '^20.0.0' } });

    expect(await release(site, { publishOther: () => Promise.resolve(odd) })).toEqual({
      refusals: ['admin-remote needs react ^20.0.0, host-site runs 19.3.1'],
    });
    expect(await shelfOf('host-site', dataDir).live()).toBeNull();

    expect(await release(site, { publishOther: () => Promise.resolve(fitting) })).toMatchObject({
      pointer: { current: site.id },
    });
    expect(output).toContain(`Its contract fits admin-remote ${fitting.id}.`);
    expect(await shelfOf('admin-remote', dataDir).live()).toBeNull();
  });

  test('it is refused when the program has none either, unless a flag asks for it, and then with a warning', async () => {
    const site = await publish('host-site', 'site');
    expect(await release(site, {})).toEqual({
      refusals: [
        expect.stringMatching(/add -- --without-other to go on without\. admin-remote could not be built/),
      ],
    });
    expect(await shelfOf('host-site', dataDir).live()).toBeNull();
    expect(output).not.toContain('NOT CHECKED');

    expect(await release(site, { mayGoWithoutOther: true })).toMatchObject({ pointer: { current: site.id } });
    expect(output).toContain('!! NOT CHECKED: no release of admin-remote is live');
  });
});
