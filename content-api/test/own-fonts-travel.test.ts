import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { emptyValues, look } from '../src/contract/index.ts';
import type { StoredMedia } from '../src/contract/index.ts';
import { hashesBelow, startMediaServer } from './support/media-server.ts';
import type { MediaServer } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';

const { saved: _, ownFonts: _fonts, ...usual } = emptyValues(look.fields);
const serif = readFileSync(path.join(import.meta.dirname, 'fixtures/fonts/serif-600.woff2'));

let home: string;
const running: MediaServer[] = [];
beforeEach(() => (home = newDataDir()));
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(home, { recursive: true, force: true });
});

async function installation(name: string): Promise<Record<string, string>> {
  const env: Record<string, string> = { DATA_DIR: path.join(home, name) };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  return env;
}

async function start(env: Record<string, string>): Promise<MediaServer> {
  const server = await startMediaServer(env);
  running.push(server);
  return server;
}

/** Uploads the font, and has headings of the look, and of one that is kept beside it, in it. */
async function choose(server: MediaServer): Promise<StoredMedia> {
  const media = await server.upload(serif, 'serif-600.woff2');
  const { textWidth: _width, headingWidth: width, ...facts } = media.font!;
  const ownFonts = [{ ...facts, use: 'headings', file: media.url, width }];
  const saved = [{ ...usual, name: 'House', ownFonts }];
  await server.ask('PUT', '/api/look', { ...usual, ownFonts, saved });
  return media;
}

const lookOf = async (server: MediaServer) =>
  ((await server.ask('GET', '/api/site')) as { look: { ownFonts?: object[]; saved?: object[] } }).look;

/** Changes the look once more: that is refused where its font is none of the library. */
const save = (server: MediaServer) => server.ask('PUT', '/api/look', { ...usual, corners: 'square' });

test('a backup brings a font back, in the library and in the look', async () => {
  const env = await installation('data');
  let server = await start(env);
  const { _id, url } = await choose(server);
  const before = await lookOf(server);
  expect(before.ownFonts).toMatchObject([{ name: 'Fraunces', file: url }]);
  const media = path.join(env.DATA_DIR!, 'media');
  const files = hashesBelow(media);
  const file = path.join(home, 'mine.backup');
  expect((await runHere('backup', [file], env)).code).toBe(0);

  await server.ask('PUT', '/api/look', { ...usual, ownFonts: [], saved: [] });
  await server.ask('DELETE', `/api/media/${_id}`);
  expect([await lookOf(server), hashesBelow(media)]).not.toEqual([before, files]);
  await running.pop()!.stop();
  expect((await runHere('restore', [file], env)).code).toBe(0);
  server = await start(env);
  expect([await lookOf(server), hashesBelow(media)]).toEqual([before, files]);
  expect(await save(server)).toMatchObject({ corners: 'square', ownFonts: before.ownFonts });
});

test('exported content carries a font into another studio, and the look follows one that is there already', async () => {
  const from = await installation('from');
  const source = await start(from);
  await choose(source);
  const { ownFonts = [] } = await lookOf(source);
  const file = path.join(home, 'studio.json');
  expect((await runHere('content', ['export', file], from)).code).toBe(0);

  const empty = await installation('empty');
  await (await startMediaServer(empty)).stop();
  expect((await runHere('content', ['import', file], empty)).code).toBe(0);
  const target = await start(empty);
  expect(await lookOf(target)).toMatchObject({ ownFonts, saved: [{ ownFonts }] });
  expect(await save(target)).toMatchObject({ corners: 'square', ownFonts });

  const has = await installation('has');
  const other = await start(has);
  const { url } = await other.upload(serif, 'ours.woff2');
  expect((await runHere('content', ['import', file], has)).code).toBe(0);
  const theirs = [{ ...ownFonts[0], file: url }];
  expect(await lookOf(other)).toMatchObject({ ownFonts: theirs, saved: [{ ownFonts: theirs }] });
  expect(await save(other)).toMatchObject({ corners: 'square', ownFonts: theirs });
});
