import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../src/app/open-database.ts';
import { readConfig } from '../src/config/config.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { everyRow } from './support/every-row.ts';
import { eventually } from './support/eventually.ts';
import { startMediaServer } from './support/media-server.ts';
import type { MediaServer } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';

interface Navigation {
  links: { label: string; href: string }[];
  footerLinks: { label: string; href: string }[];
}

let dataDir: string;
let env: Record<string, string>;
let server: MediaServer;
beforeEach(async () => {
  dataDir = newDataDir();
  env = { DATA_DIR: dataDir };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  server = await startMediaServer(env);
});
afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const file = path.join(import.meta.dirname, 'fixtures/move-in/menus.xml');
const moveIn = (...args: string[]) => runHere('move-in', args, env);
const navigation = async () => (await server.ask('GET', '/api/navigation')) as Navigation;

async function rows(): Promise<unknown> {
  const database = await openDatabase(readConfig(env).config, { warn: () => undefined });
  try {
    const everything = await everyRow(database.queries);
    const {
      audit: _audit,
      imports: _imports,
      meta: _meta,
      sessions: _s,
      throttles: _t,
      ...rest
    } = everything;
    return rest;
  } finally {
    await database.close();
  }
}

test.each(['as it came', 'as somebody has set it up'])(
  'menus become the navigation, which an undo leaves %s',
  async (state) => {
    const own = { links: [{ label: 'Work', href: '/projects' }], footerTitle: 'More', footerLinks: [] };
    if (state !== 'as it came') await server.ask('PUT', '/api/navigation', own);
    const [before, shown] = [await rows(), await navigation()];

    const { output } = await moveIn(file);
    expect(output).toContain('menu: Main menu: 7 → navigation (Start, Workshop, Our tools)');
    expect(output).toContain('menu: Footer: 1 → footer (Tools)');
    expect(output).toContain('“Saws” is left out: the navigation has one level');
    expect(output).toContain('“News” is left out: what it leads to does not come in');
    expect(output).toContain('“Trap” is left out');
    expect(await navigation()).toEqual(shown);
    expect((await moveIn(file)).output).toContain('0 created, 0 updated, 2 unchanged');

    const [, batch = ''] = /Batch (\w+)/.exec(output) ?? [];
    expect((await moveIn('publish', batch)).output).toContain('3 published');
    const { links, footerLinks } = await eventually(navigation, (now) => now.links[0]?.label === 'Start');
    expect(links).toEqual([
      { label: 'Start', href: '/' },
      { label: 'Workshop', href: '/workshop' },
      { label: 'Our tools', href: '/tools' },
      { label: 'Shop', href: 'https://shop.example/' },
    ]);
    expect(footerLinks).toEqual([{ label: 'Tools', href: '/tools' }]);

    expect((await moveIn('undo', batch)).output).toContain('3 removed, 0 kept');
    expect(await rows()).toEqual(before);
    expect(await eventually(navigation, (now) => now.links[0]?.label !== 'Start')).toEqual(shown);
  },
);

describe('by calls', () => {
  let api: TestApp;
  beforeEach(async () => {
    api = await buildTestApp({ env: { LIMITS_SCALE: '100' } });
  });
  afterEach(() => api.close());

  interface Batch {
    _id: string;
    state: string;
    mapping: Record<string, string>;
    faults: object[];
  }

  async function send(token: string): Promise<string> {
    const headers = { 'content-type': 'application/octet-stream', 'x-file-name': 'menus.xml' };
    const answer = await api.call('POST', '/api/imports', { token, headers, body: readFileSync(file) });
    return answer.json<{ _id: string }>()._id;
  }
  const reach = (token: string, id: string, state: string) =>
    eventually(
      async () => (await api.call('GET', `/api/imports/${id}`, { token })).json<Batch>(),
      (one) => one.state === state,
    );

  test('a menu becomes what somebody chose, never a post, and a page no menu', async () => {
    const { token } = await api.login();
    const id = await send(token);
    expect((await reach(token, id, 'ready')).mapping).toMatchObject({
      'menu: Main menu': 'navigation',
      page: 'page',
    });
    const mapping = { 'menu: Main menu': 'skip', 'menu: Footer': 'post', page: 'navigation' };
    await api.call('PATCH', `/api/imports/${id}`, { token, body: { mapping } });
    expect((await reach(token, id, 'ready')).mapping).toEqual({
      'menu: Main menu': 'skip',
      'menu: Footer': 'footer',
      page: 'page',
    });
  });

  test('who may not change the navigation moves in without the menus', async () => {
    await api.addAccount('editor@studio.example', 'admin', ['content', 'publish', 'media']);
    const { token } = await api.login('editor@studio.example');
    const id = await send(token);
    const fault = {
      item: 'Menus',
      message: 'your account may not change the navigation, so it stays as it is',
    };
    expect((await reach(token, id, 'ready')).faults).toContainEqual(fault);
    await api.call('POST', `/api/imports/${id}/run`, { token });
    expect((await reach(token, id, 'drafts')).faults).toContainEqual(fault);
    const found = await api.context.database.queries
      .selectFrom('records')
      .select('key')
      .where('kind', '=', 'navigation')
      .execute();
    expect(found).toEqual([]);
  });
});
