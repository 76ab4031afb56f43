import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listNames, openObjectStore } from 'server-kit/object-store';
import { startTemporaryS3 } from 'server-kit/testing';
import type { TemporaryS3 } from 'server-kit/testing';
import { runMaintenance } from '../src/app/maintenance.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { draw } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { isShortForm } from './support/short-form.ts';

let s3: TemporaryS3;
let folder: string;
beforeAll(async () => {
  s3 = await startTemporaryS3();
  folder = mkdtempSync(path.join(tmpdir(), 'media-store-'));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

interface Machine {
  api: TestApp;
  library: Librarian;
}

let machines: Machine[] = [];
afterEach(async () => {
  for (const { api } of machines.reverse()) await api.close();
  machines = [];
});

/** APIs with a folder of their own each, over one database and one store. */
async function startMachines(count: number, MEDIA_STORE: string): Promise<Machine[]> {
  const database = await openTestDatabase();
  for (let index = 0; index < count; index += 1) {
    const shared = index === 0 ? database : { ...database, close: () => Promise.resolve() };
    const api = await buildTestApp({
      database: shared,
      env: { LIMITS_SCALE: '1000', MEDIA_STORE, ...s3.env },
    });
    machines.push({ api, library: await signInLibrarian(api) });
  }
  return machines;
}

const picture = () => draw({ width: 90, height: 60 }).jpeg().toBuffer();
const pathOf = (url: string) => url.replace('/media/', '');

async function remove({ api, library }: Machine, id: string): Promise<number> {
  return (await api.call('DELETE', `/api/media/${id}`, { token: library.token })).statusCode;
}

const places: [string, (name: string) => string][] = [
  ['a bucket', (name) => `s3://${s3.bucket}/${name}`],
  ['a folder', (name) => path.join(folder, name)],
];

/** The short form leaves the folder to the contract of the port, which both keep (`server-kit`, object-store.test.ts). */
describe.each(isShortForm ? places.slice(0, 1) : places)(
  'media in %s that machines share',
  (_title, settingOf) => {
    const storeOf = (name: string) =>
      openObjectStore(settingOf(name).startsWith('s3:') ? s3.place(`${name}/`) : { folder: settingOf(name) });

    it('are shown by every machine, replaced and removed on any', async () => {
      const [one, other] = await startMachines(2, settingOf('shared'));
      const store = await storeOf('shared');
      const { status, media } = await one!.library.upload(await picture());
      expect(status).toBe(201);
      expect(await listNames(store)).toContain(pathOf(media.url));
      const seen = await other!.library.whole(media._id);
      expect(seen.sizes.map(({ url }) => pathOf(url)).sort()).toEqual(
        (await listNames(store)).filter((name) => name !== pathOf(media.url)),
      );
      // The tests' S3 server shows an object while it is written, and both machines may write the same one.
      for (const { url, bytes } of seen.sizes) {
        const isWhole = (found: { bytes: number } | undefined) => found?.bytes === bytes;
        await eventually(() => store.head(pathOf(url)), isWhole);
      }
      const other90 = await draw({ width: 30, height: 30 }).png().toBuffer();
      const { media: now } = await other!.library.upload(other90, 'x.png', `/api/media/${media._id}/replace`);
      await other!.library.whole(media._id);
      expect(await listNames(store)).toContain(pathOf(now.url));
      expect(await remove(other!, media._id)).toBe(200);
      expect(await listNames(store)).toEqual([]);
    });

    it('get their smaller sizes on a machine that does not have the picture', async () => {
      const [one, other] = await startMachines(2, settingOf('elsewhere'));
      const { media } = await one!.library.upload(await picture());
      await one!.library.whole(media._id);
      rmSync(path.join(one!.library.root, pathOf(media.url), '..'), { recursive: true });
      const store = await storeOf('elsewhere');
      for (const name of await listNames(store)) if (name !== pathOf(media.url)) await store.remove(name);
      await one!.api.context.database.queries.updateTable('media').set({ variants_left: 6 }).execute();
      other!.api.context.media.variants.start();
      await eventually(
        () => listNames(store),
        (names) => names.length === 7,
      );
      expect(existsSync(path.join(other!.library.root, pathOf(media.url)))).toBe(true);
      expect((await other!.library.whole(media._id)).sizes).toHaveLength(6);
    });
  },
);

it('files that came into the folder without the library are given to the store', async () => {
  const [machine] = await startMachines(1, `s3://${s3.bucket}/adopted`);
  const { api, library } = machine!;
  const file = path.join(library.root, 'places', 'Gate.png');
  mkdirSync(path.dirname(file), { recursive: true });
  await draw().png().toFile(file);
  api.context.media.importer.start();
  const store = await openObjectStore(s3.place('adopted/'));
  const names = await eventually(
    () => listNames(store),
    (found) => found.length === 7,
  );
  expect(names).toContain('places/Gate.png');
});

it('while the store is away nothing is taken, what is there is shown, and what is removed goes later', async () => {
  const [machine] = await startMachines(1, `s3://${s3.bucket}/away`);
  const { api, library } = machine!;
  const store = await openObjectStore(s3.place('away/'));
  const { media } = await library.upload(await picture());
  await library.whole(media._id);
  await s3.kill();
  const refused = await library.upload(await picture());
  expect(refused.status).toBe(503);
  expect(refused.fault).toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    message: 'Files cannot be stored at the moment. Please try again later.',
  });
  const { items } = (await api.call('GET', '/api/media', { token: library.token })).json<{
    items: unknown[];
  }>();
  expect(items).toHaveLength(1);
  expect((await library.get(media._id)).sizes).toHaveLength(6);
  expect(readdirSync(library.root).sort()).toEqual(['.uploads', pathOf(media.url).split('/')[0]].sort());
  expect(readdirSync(path.join(library.root, '.uploads'))).toEqual([]);
  expect(await remove(machine!, media._id)).toBe(200);
  expect(existsSync(path.join(library.root, pathOf(media.url)))).toBe(false);
  await s3.start();
  expect(await listNames(store)).toHaveLength(7);
  await runMaintenance(api.context);
  expect(await listNames(store)).toEqual([]);
  expect((await library.upload(await picture())).status).toBe(201);
  expect(
    api.logLines.filter((line) => line.includes('does not answer (ECONNREFUSED)')).length,
  ).toBeGreaterThan(1);
});

it('a bucket that is not there is one line of the log at start', async () => {
  const [machine] = await startMachines(1, 's3://nowhere/media');
  const lines = await eventually(
    () => machine!.api.logLines.filter((line) => line.includes('MEDIA_STORE')),
    (found) => found.length > 0,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('MEDIA_STORE cannot be used: The bucket of s3://nowhere/media/');
  expect((await machine!.library.upload(await picture())).status).toBe(503);
});
